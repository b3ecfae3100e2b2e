package ai

// The models below were fitted to deals played out by the policy; README says
// how. Judgements have no use for what a contract does not know.

// tableJudgements serve the games without bidding.
var tableJudgements = judgements{
	useSuit: {
		bias:   0.146,
		own:    [places]float64{-.28, -.28, -.26, .08, 0, -.35, -.27, .33, .06, .08, .10, .31, 0, .10, .16, .48, .50, .35, .32, .34},
		other:  [places]float64{.22, .20, .21, -.05, 0, .29, .22, -.23, -.11, -.04, -.07, -.28, 0, -.08, -.13, -.35, -.35, -.32, -.29, -.25},
		shapes: [shapes]float64{.03, -.03, -.11, -.06},
	},
	useGrand: {
		bias:   0.106,
		own:    [places]float64{-.23, -.20, -.21, .20, 0, -.25, -.15, .47, 0, 0, 0, 0, 0, 0, 0, 0, .55, .41, .25, .22},
		other:  [places]float64{.15, .16, .17, -.15, 0, .20, .15, -.36, 0, 0, 0, 0, 0, 0, 0, 0, -.39, -.26, -.23, -.22},
		shapes: [shapes]float64{0, 0, -.05, -.04},
	},
	useNull: {
		bias:   -0.864,
		own:    [places]float64{-.52, -.42, -.39, -.25, -.25, -.18, -.13, -.07},
		other:  [places]float64{-.17, -.13, -.09, -.08, -.05, -.05, -.02, -.03},
		shapes: [shapes]float64{0, 0, 0, 0, -.44},
	},
}

// tableRamsch gives the score that a Ramsch brings its declarer, not a chance.
var tableRamsch = judgement{
	bias:   -4.132,
	own:    [places]float64{10.47, 10.69, 9.67, -7.19, 0, 7.48, 2.18, -15.33, 0, 0, 0, 0, 0, 0, 0, 0, -19.26, -16.59, -13.71, -7.49},
	other:  [places]float64{-7.37, -7.80, -7.10, 7.21, 0, -6.12, -2.37, 13.21, 0, 0, 0, 0, 0, 0, 0, 0, 13.66, 12.49, 7.67, 6.17},
	shapes: [shapes]float64{0, 1.21, -6.89, -.11},
}

// skatModels serve Skat.
var skatModels = models{
	before: judgements{
		useSuit: {
			bias:   1.074,
			own:    [places]float64{-.80, -.83, -.79, -.40, 0, -.87, -.84, .06, .26, .24, .24, .65, 0, .26, .33, .74, 1.01, .83, .67, .51},
			shapes: [shapes]float64{-.04, .11, .11, -.14},
		},
		useGrand: {
			bias:   -0.022,
			own:    [places]float64{-.60, -.47, -.63, -.06, 0, -.64, -.53, .56, 0, 0, 0, 0, 0, 0, 0, 0, 1.17, .99, .84, .66},
			shapes: [shapes]float64{0, .17, .23, -.08},
		},
		useNull: {
			bias:   0.180,
			own:    [places]float64{.36, .17, -.06, -.02, -.07, -.04, .06, .22},
			shapes: [shapes]float64{0, 0, 0, 0, -.16},
		},
	},
	after: judgements{
		useSuit: {
			bias:   -0.905,
			own:    [places]float64{-1.18, -1.20, -1.11, -.42, 0, -1.20, -1.13, .41, .15, .13, .12, .73, 0, .23, .34, .91, 1.19, .94, .72, .49},
			shapes: [shapes]float64{.36, .89, -.07},
		},
		useGrand: {
			bias:   -0.272,
			own:    [places]float64{-.75, -.80, -.87, -.26, 0, -1.02, -.83, .66, 0, 0, 0, 0, 0, 0, 0, 0, 1.30, 1.16, .88, .69},
			shapes: [shapes]float64{0, .54, .26, -.49},
		},
		useNull: {
			bias:   0.224,
			own:    [places]float64{.37, .25, -.11, .01, -.15, .02, .05, .26},
			shapes: [shapes]float64{0, 0, 0, 0, -.53},
		},
	},
	laid: 0.027,
}

// admiralModels serve Admiralsskat.
var admiralModels = models{
	before: judgements{
		useSuit: {
			bias:   1.074,
			own:    [places]float64{-.80, -.83, -.79, -.40, 0, -.87, -.84, .06, .26, .24, .24, .65, 0, .26, .33, .74, 1.01, .83, .67, .51},
			shapes: [shapes]float64{-.04, .11, .11, -.14},
		},
		useGrand: {
			bias:   -0.022,
			own:    [places]float64{-.60, -.47, -.63, -.06, 0, -.64, -.53, .56, 0, 0, 0, 0, 0, 0, 0, 0, 1.17, .99, .84, .66},
			shapes: [shapes]float64{0, .17, .23, -.08},
		},
		useNull: {
			bias:   0.180,
			own:    [places]float64{.36, .17, -.06, -.02, -.07, -.04, .06, .22},
			shapes: [shapes]float64{0, 0, 0, 0, -.16},
		},
	},
	after: judgements{
		useSuit: {
			bias:   -0.905,
			own:    [places]float64{-1.18, -1.20, -1.11, -.42, 0, -1.20, -1.13, .41, .15, .13, .12, .73, 0, .23, .34, .91, 1.19, .94, .72, .49},
			shapes: [shapes]float64{.36, .89, -.07},
		},
		useGrand: {
			bias:   -0.272,
			own:    [places]float64{-.75, -.80, -.87, -.26, 0, -1.02, -.83, .66, 0, 0, 0, 0, 0, 0, 0, 0, 1.30, 1.16, .88, .69},
			shapes: [shapes]float64{0, .54, .26, -.49},
		},
		useNull: {
			bias:   0.224,
			own:    [places]float64{.37, .25, -.11, .01, -.15, .02, .05, .26},
			shapes: [shapes]float64{0, 0, 0, 0, -.53},
		},
	},
	laid: 0.027,
}
