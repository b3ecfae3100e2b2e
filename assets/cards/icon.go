package cards

// Icon draws the program's own sign in a square box: a coachman's hat with an
// acorn on its crown and a whip behind it, on a green ground.
func Icon() *Drawing {
	g := newGraver(Style{})
	g.fill(roundBoxPath(3, 3, 122, 122, 24), Green, 0)
	g.stroke(roundBoxPath(6.5, 6.5, 115, 115, 21), Gold, 3)
	g.cord("M19,112L106,25", Gold, 4)
	g.cord("M17,114L38,93", RedDark, 7)
	g.cord("M106,25C116,18 118,32 111,40C106,46 108,54 113,57", Panel, 2.6)
	g.coachHat()
	return g.drawing(128, 128)
}

// coachHat is a tall black hat that widens upwards, with curled brim.
func (g *graver) coachHat() {
	const crown = "M29,29C36,20 92,20 99,29L89,86C74,92 54,92 39,86Z"
	g.fill(crown, Cloth, 0)
	g.fill("M99,29L89,86C84,88 79,89.4 73,90C80,70 84,46 82,23.6C90,24.6 96,26.6 99,29Z", ClothDark, 0)
	g.stroke("M37,34L44,66", GreyDark, 2.6)
	g.line(crown, 2.4)
	g.fill("M29,29C36,20 92,20 99,29C92,37 36,37 29,29Z", ClothDark, 2)
	g.fill("M36.6,72C54,79 74,79 91.4,72L89,86C74,92 54,92 39,86Z", Red, 2)
	g.fill("M91.4,72L89,86C84,88 79,89.4 73,90C75.6,85 77.4,80.6 78.6,75.8C83,75 87.4,73.8 91.4,72Z", RedDark, 0)
	const brim = "M12,90C12,80 22,76 30,82C48,94 80,94 98,82C106,76 116,80 116,90C116,98 96,108 64,108C32,108 12,98 12,90Z"
	g.fill(brim, Cloth, 0)
	g.fill("M116,90C116,98 96,108 64,108C50,108 38,106 29,103C60,106 92,100 104,79.6C111,79.6 116,84 116,90Z", ClothDark, 0)
	g.stroke("M18,90C20,84 25,83 29,86", GreyDark, 2.2)
	g.fill("M20,96C40,108 88,108 108,96C100,103 84,106.6 64,106.600C44,106.6 28,103 20,96Z", GreyDark, 0)
	g.line(brim, 2.4)
	g.disc(64, 57, 25, Gold, 2)
	g.disc(64, 57, 21.5, Paper, 1.4)
	g.sign(acorn, 64, 57, 36, 0)
}
