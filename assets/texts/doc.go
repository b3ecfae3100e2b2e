// Package texts holds every text that the user can read, in German, English
// and Swedish: the short ones by id (de.toml, en.toml, sv.toml), the rules as
// Markdown (rules). It knows the cards and nothing else of the game.
//
// A Texts is one language; asking [For] again with another language is the
// switch at run time. [Texts.T] gives the text of an id with named arguments,
// [Texts.N] the plural form for a count, which is the argument Count as well:
//
//	t.T("TrickTo", "Name", "Friedrich", "Points", 7)
//	t.N("TrickCount", 3)
//
// Names of things come from methods: [Texts.Card], [Texts.Suit], [Texts.Rank],
// [Texts.Contract], [Texts.Option], [Texts.Reason]. Texts about the viewer and
// about a named player are two ids: YouLead and Leads, LineKontraYours and
// LineKontra. An argument Suit inside a sentence is [Texts.SuitWord].
//
// # Ids by group
//
// Program, menus and plain buttons:
//
//	AppName AppAbout AppVersion MenuGame MenuMatch MenuView MenuHelp
//	NewMatch SameDealAgain OpenRecord SaveRecordAs Settings Rules
//	Keys Statistics History Language FullScreen SoundOn SoundOff Quit About
//	Cancel Close Yes No Save Open More
//	NoDealYet AlreadyRunning
//
// Panel:
//
//	Contract CardPoints Tricks Score LastTrick LastTrickTo LastTrickToYou
//	NoTrickYet Undo UndoNothing Hint TrickOf DealNumber DealOf
//	Practice TrickCount NameTricks StillNeeded GoalReached
//	ValueNow YouPlayAlone PlaysAlone YouPlayedAlone PlayedAlone
//	EachForHimself PillKontra PillRe PillNoKontra PillNoRe PillHand PillBid
//	DeckCount SkatPile StockPile KnownCard
//
// Panel while the cards are dealt:
//
//	StepsHead StepFaceDown StepYourOpen StepOpen StepPairs StepHands
//	StepYouDeclare StepDeclare StepYourKontra StepKontra StepYourRe StepRe
//	StepMore StepRest StepSkat YourCardsHead JacksFrench
//	JacksGerman SuitWithJacks CardsSeen
//
// Whose turn it is:
//
//	YourTurn OnTurn OnTurnPlate Leads YouLead YouDeclare Declares
//	DeclareChoices DeclareChoicesNull DeclareChoicesSkat YouBid Bids
//	YouLayAway LaysAway YouCut Cuts YouDeal Deals PlayedCard
//	PillFollowSuit PillFollowTrump PillAnyCard YourTrick TrickTo
//	DealFinished YouDealNext DealsNext
//
// Seats and names:
//
//	RoleDeclarer RoleOpponent RoleForehand RoleMiddlehand RoleRearhand
//	RoleDealer SeatsHead PlayerYou PlayerNumber ComputerName1 ComputerName2
//	ComputerName3 BotNumber
//
// Contracts:
//
//	ContractGrand ContractRamsch ContractNull ContractNullOuvert Ouvert
//	Schneider Schwarz SchneiderAnnounced SchwarzAnnounced WithMatadors
//	WithoutMatadors ContractWith
//
// Decisions:
//
//	AskContract AskKontra AskRe Kontra NoKontra Re NoRe KontraNote ReNote
//	CutPrompt CutCount CutDone CutAnywhere CutKeys Sealed
//	SealExplain SealTitle BidSay BidHold BidPass BidHigher BidYes BidPassed
//	Bidding LastBid NoBidYet BidByYou BidBy HeldByYou HeldBy Holds YouHold
//	HasBid YouHaveBid HasPassed YouHavePassed StateHolds StateBids
//	StateWaits StatePassed HandCarries HandCarriesTo AskSkat AskStock
//	TakeSkat TakeStock PlayHand AskLayAway LayAwayChosen LayAway NewCard
//	NewCards
//	AnnounceNothing AnnounceSchneider AnnounceSchwarz AnnounceOuvert Concede
//	AskConcede HasConceded PlayOn AskNewMatch
//
// Why an action is not allowed ("Reason" + the name the engine gives it):
//
//	ReasonNotOnTurn ReasonNotYourCard ReasonFaceDown ReasonBackCard
//	ReasonFollowTrump ReasonFollowSuit ReasonWrongPhase ReasonBidNotHigher
//	ReasonBidNotPossible ReasonOnlyEighteen ReasonNullBelowBid ReasonNullOff
//	ReasonPilesStay ReasonNotAllowedContract ReasonNoConcedeInRamsch
//	ReasonAlreadyConceded ReasonAnnounceNeedsHand ReasonAnnounceOff
//	ReasonDealOver
//
// Result sheet:
//
//	ResultWon ResultLost ResultDraw ResultThrownIn ResultThrownInNote
//	ResultDeclarerWon ResultDeclarerLost ResultRamschLost
//	ResultRamschYouLost ResultDeclaredBy ResultDeclaredByYou PointsForYou
//	PointsFor TricksRatio LineWith LineWithout LineMissing LineHeld LineGame
//	LineHand LineSchneider LineSchwarz LineSchneiderAnnounced
//	LineSchwarzAnnounced LineOuvert LineMissed LineBase LineFixed LineKontra
//	LineKontraYours LineRe LineReYours LineLostDouble
//	LineOverbidLeast LineRamschMost
//	LineDurchmarsch LineJungfrau LineSimpleWon
//	LineSimpleDraw LineSeegerWon
//	LineSeegerLost LineSeegerOpponent LineConceded LineConcededYou
//	Total NextDeal LookAtDeal CheckSeal Again SealGood SealBad
//	SealNone SealFingerprint SealNonce SealPack SealHow SealAfter
//	SealLater SealShell SealCopy
//
// End of a match, resuming, handing over:
//
//	MatchOver MatchWinner MatchYouWin MatchTied MatchDeals MatchAgain
//	ResumeTitle ResumeAsk ResumeYes ResumeNo ResumeBefore
//	ResumeWithin CurtainPass CurtainReady CurtainNote
//
// Settings dialog:
//
//	SettingsTitle TabGame TabPlayers TabDeck TabTable SettingLanguage
//	SettingVariant SettingScoring SettingNull SettingAllpass
//	SettingAnnouncements SettingDeals SettingTarget SettingZeroOpen
//	SettingSeat SettingName SettingBotCommand SettingBotNote SettingArt
//	SettingIndex SettingBack SettingTheme SettingSpeed SettingTurn
//	SettingTurnNote SettingSound SettingVolume SettingsNextMatch
//	SettingsDefaults SettingsFile InvalidNumber InvalidCommand InvalidName
//
// Values of the settings ("Option" + key + value), and a line about some:
//
//	OptionLanguageAuto OptionLanguageDe OptionLanguageEn OptionLanguageSv
//	OptionVariantOffiziersskat OptionVariantHarlekinskat
//	OptionVariantHalboffen OptionVariantAdmiralsskat OptionVariantSkat
//	AboutVariantOffiziersskat AboutVariantHarlekinskat AboutVariantHalboffen
//	AboutVariantAdmiralsskat AboutVariantSkat OptionScoringJacks
//	OptionScoringSpitzen OptionScoringSimple OptionScoringSkat
//	OptionScoringSeeger AboutScoringJacks AboutScoringSpitzen
//	AboutScoringSimple AboutScoringSkat AboutScoringSeeger
//	OptionAllpassRedeal OptionAllpassRamsch OptionSeatHuman OptionSeatBot
//	OptionLevelEasy OptionLevelMedium OptionLevelStrong OptionLevelExpert
//	OptionArtFrench OptionArtPrussian OptionArtTournament OptionIndexDe
//	OptionIndexEn OptionIndexSv OptionBackCoach OptionBackLattice
//	OptionBackOak OptionBackWine OptionBackWalnut OptionBackPaper OptionBackNight OptionThemeFelt OptionThemeWood
//	OptionThemePaper OptionThemeNight OptionSpeedOff OptionSpeedFast
//	OptionSpeedNormal OptionSpeedSlow
//
// Problems of the configuration ("Problem" + its kind):
//
//	ConfigProblemsTitle ConfigProblemsIntro ProblemLine ProblemSyntax
//	ProblemUnknownKey ProblemWrongType ProblemNotAllowed ProblemScoring
//	ProblemSeats ProblemRange ProblemATable ProblemAName ProblemATheme
//	ProblemDefaults
//
// Errors:
//
//	ErrorTitle ErrorWrite ErrorSavedGame
//	ErrorBotDied ErrorBotForfeit ErrorHistoryTorn ErrorHistory
//
// Statistics and history:
//
//	StatsTitle StatsEmpty StatsAll StatsDeals StatsAlone StatsAgainst
//	StatsWon StatsShare StatsMean StatsTotal StatsCardPoints
//	StatsBest StatsWorst StatsContracts StatsOpponents StatsOverview
//	StatsPlayer StatsNoName StatsUnknown StatsThrownIn DateLayout
//	DecimalSign HistoryTitle HistoryDate HistoryVariant HistoryContract
//	HistoryDeclarer HistoryPoints HistoryScore HistoryOpen
//
// Hints: the line, and reasons (they follow the card and a colon):
//
//	HintLine HintLineBid HintWait HintExpected HintChance HintBest
//	HintOnlyCard HintEqual HintDrawsLastTrump HintDrawsTrumps HintKeepsTrump
//	HintTrumpsIn HintSavesTen HintSavesAce HintKeepsLead
//	HintGivesLead HintTurnsUp HintSafeDiscard
//	HintVoidsSuit HintTakesMany HintTakesCheaply HintSmears HintDucksCheaply
//	HintGivesFew HintRunsSuit HintReachesGoal HintDefeats
//	HintAvoidsTrick HintThrowsOff
//	HintHighNow HintDeclareTrumps HintDeclareGrand HintDeclareRamsch
//	HintDeclareNull HintKontra HintNoKontra HintRe HintNoRe HintBid HintPass
//	HintTake HintPlayHand HintLaysPoints
//
// Review of a deal:
//
//	ReviewTitle ReviewMove
//	ReviewNoMistake ReviewMistakes
//	ReviewFine ReviewForced ReviewBetter ReviewCost ReviewSmall
//	ReviewMistake ReviewBlunder ReviewSummary
//
// Cards: suits and ranks of both decks (standing alone), and in a sentence:
//
//	SuitClubs SuitSpades SuitHearts SuitDiamonds SuitClubsGerman
//	SuitSpadesGerman SuitHeartsGerman SuitDiamondsGerman WordClubs
//	WordSpades WordHearts WordDiamonds WordClubsGerman WordSpadesGerman
//	WordHeartsGerman WordDiamondsGerman RankSeven RankEight RankNine RankTen
//	RankJack RankQueen RankKing RankAce RankJackGerman RankQueenGerman
//	RankAceGerman CardName
package texts
