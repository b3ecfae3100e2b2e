package cards

// Icon draws the program's own sign in a square box: a coachman's hat with an
// acorn on its crown and a whip behind it, on a green ground.
func Icon() *Drawing {
	g := newGraver(Style{})
	g.fill(roundBoxPath(3, 3, 122, 122, 24), Green, 0)
	g.stroke(roundBoxPath(6.5, 6.5, 115, 115, 21), Gold, 3)
	g.cord("M104,28C114,19 118,34 112,48C107,60 114,66 115,80", Panel, 3)
	g.cord("M115,80C116,104 98,114 70,112", Panel, 2)
	g.cord("M16,113L105,27", Brown, 4.6)
	g.cord("M16,113L37,92.6", Brown, 6.6)
	g.cord("M20,104L26,110", Gold, 3)
	g.coachHat()
	return g.drawing(128, 128)
}

// coachHat is a tall black hat that widens upwards, with a curled brim.
func (g *graver) coachHat() {
	const crown = "M29,27C29,20 99,20 99,27L89,88C74,94 54,94 39,88Z"
	g.fill(crown, Cloth, 0)
	g.fill("M99,27L89,88C84,90 79,91.4 73,92C80,72 84,48 83,30C90,29 96,28 99,27Z", ClothDark, 0)
	g.stroke("M36,38L42,66", GreyDark, 2.6)
	g.line(crown, 2.4)
	g.oval(64, 26.6, 35, 7.4, ClothDark, 2)
	g.stroke("M31,27.4C36,35.6 92,35.6 97,27.4", GreyDark, 1.8)
	g.fill("M36.8,74C54,81 74,81 91.2,74L89,88C74,94 54,94 39,88Z", Red, 2)
	g.fill("M91.2,74L89,88C84,90 79,91.4 73,92C75.6,87 77.4,82.6 78.6,77.8C83,77 87.4,75.8 91.2,74Z", RedDark, 0)
	const brim = "M13,77C10,70 17,66 23,71C38,90 90,90 105,71C111,66 118,70 115,77C108,94 88,102 64,102C40,102 20,94 13,77Z"
	g.fill(brim, Cloth, 0)
	g.fill("M115,77C108,94 88,102 64,102C52,102 41,100 32,96.6C62,99 92,94 107,69.4C112,67.6 117,72 115,77Z", ClothDark, 0)
	g.stroke("M18,76C19,73 21,74 23,77C34,89 48,92.6 62,93", GreyDark, 2)
	g.line(brim, 2.4)
	g.disc(64, 54, 20, Gold, 2)
	g.disc(64, 54, 16.8, Paper, 1.4)
	g.sign(acorn, 64, 54, 28, 0)
}
