package ai

// first guesses
var roughSuit = judgement{bias: -4.2,
	own:   [places]float64{0, 0, 0, .3, 0, 0, .2, .8, .5, .5, .5, .7, 0, .5, .55, .8, 1.0, .9, .8, .7},
	other: [places]float64{0, 0, 0, -.1, 0, 0, -.1, -.3, -.5, -.5, -.5, -.7, 0, -.5, -.55, -.8, -1.0, -.9, -.8, -.7},
	shapes: [shapes]float64{0, .4, .3, -.2, 0}}
var roughGrand = judgement{bias: -5,
	own:   [places]float64{0, 0, 0, .5, 0, 0, .2, 1.1, 0, 0, 0, 0, 0, 0, 0, 0, 1.3, 1.2, 1.1, 1.0},
	other: [places]float64{0, 0, 0, -.3, 0, 0, -.2, -1, 0, 0, 0, 0, 0, 0, 0, 0, -1.3, -1.2, -1.1, -1.0}}
var roughNull = judgement{bias: 2, shapes: [shapes]float64{shapeGaps: -.25}}

// Models for the games without bidding.
var (
	tableJudgements = judgements{useSuit: roughSuit, useGrand: roughGrand, useNull: roughNull}
	tableRamsch     judgement
	skatModels      = models{before: judgements{useSuit: roughSuit, useGrand: roughGrand, useNull: roughNull}, after: judgements{useSuit: roughSuit, useGrand: roughGrand, useNull: roughNull}, laid: .05}
	admiralModels   = skatModels
)
