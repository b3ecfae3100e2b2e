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
			bias:   0.881,
			own:    [places]float64{-.79, -.78, -.81, -.56, 0, -.83, -.74, .25, .25, .25, .22, .58, 0, .23, .31, .68, 1.08, .88, .63, .51},
			shapes: [shapes]float64{-.09, .19, .13, -.08},
		},
		useGrand: {
			bias:   0.215,
			own:    [places]float64{-.59, -.60, -.56, -.22, 0, -.52, -.44, .54, 0, 0, 0, 0, 0, 0, 0, 0, 1.49, .80, .92, .88},
			shapes: [shapes]float64{0, .05, .30, -.07},
		},
		useNull: {
			bias:   0.169,
			own:    [places]float64{.38, .16, -.04, -.04, -.06, -.05, .04, .19},
			shapes: [shapes]float64{0, 0, 0, 0, -.16},
		},
	},
	after: judgements{
		useSuit: {
			bias:   -0.975,
			own:    [places]float64{-1.23, -1.20, -1.24, -.69, 0, -1.09, -1.02, .65, .10, .07, .11, .67, 0, .14, .28, .83, 1.29, 1.04, .68, .50},
			shapes: [shapes]float64{.21, 1.11, -.01, -.68},
		},
		useGrand: {
			bias:   -0.101,
			own:    [places]float64{-.88, -.89, -.83, -.59, 0, -.89, -.72, .63, 0, 0, 0, 0, 0, 0, 0, 0, 1.77, 1.06, 1.04, .96},
			shapes: [shapes]float64{0, .43, .43, -.01},
		},
		useNull: {
			bias:   0.224,
			own:    [places]float64{.38, .24, -.09, .01, -.16, .02, .02, .26},
			shapes: [shapes]float64{0, 0, 0, 0, -.52},
		},
	},
	laid: 0.019,
}

// admiralModels serve Admiralsskat.
var admiralModels = models{
	before: judgements{
		useSuit: {
			bias:   0.324,
			own:    [places]float64{-.33, -.35, -.33, .11, 0, -.38, -.30, .39, .11, .09, .13, .41, 0, .09, .18, .62, .62, .47, .44, .42},
			other:  [places]float64{.33, .32, .37, .07, 0, .40, .41, -.12, 0, .01, .05, -.12, 0, .05, -.01, -.29, -.11, -.11, -.09, -.08},
			shapes: [shapes]float64{-.04, -.01, -.06, -.09},
		},
		useGrand: {
			bias:   0.235,
			own:    [places]float64{-.35, -.29, -.28, .29, 0, -.31, -.20, .67, 0, 0, 0, 0, 0, 0, 0, 0, .71, .53, .30, .18},
			other:  [places]float64{.25, .24, .33, .01, 0, .38, .30, -.21, 0, 0, 0, 0, 0, 0, 0, 0, -.26, -.30, -.21, -.01},
			shapes: [shapes]float64{0, .13, -.01, -.22},
		},
		useNull: {
			bias:   -0.296,
			own:    [places]float64{.05, -.23, -.03, -.16, -.22, -.22, -.28, -.36},
			other:  [places]float64{-.69, -.06, .11, -.23, -.25, .15, .09, -.06},
			shapes: [shapes]float64{0, 0, 0, 0, -.20},
		},
	},
	after: judgements{
		useSuit: {
			bias:   0.194,
			own:    [places]float64{-.46, -.48, -.45, .05, 0, -.56, -.45, .40, .06, .04, .08, .41, 0, .05, .15, .66, .64, .47, .43, .39},
			other:  [places]float64{.24, .25, .29, .02, 0, .34, .35, -.14, -.03, -.01, .03, -.11, 0, .04, -.01, -.26, -.10, -.11, -.08, -.07},
			shapes: [shapes]float64{.06, .09, -.09, -.22},
		},
		useGrand: {
			bias:   0.108,
			own:    [places]float64{-.47, -.48, -.42, .28, 0, -.45, -.33, .75, 0, 0, 0, 0, 0, 0, 0, 0, .75, .50, .32, .13},
			other:  [places]float64{.16, .14, .25, -.04, 0, .37, .28, -.14, 0, 0, 0, 0, 0, 0, 0, 0, -.19, -.29, -.22, -.11},
			shapes: [shapes]float64{0, .09, -.18, -.31},
		},
		useNull: {
			bias:   -0.328,
			own:    [places]float64{.02, -.19, -.19, -.17, -.24, -.23, -.40, -.26},
			other:  [places]float64{-.63, 0, -.01, -.26, -.30, .14, .09, -.06},
			shapes: [shapes]float64{0, 0, 0, 0, -.41},
		},
	},
	laid: 0.053,
}
