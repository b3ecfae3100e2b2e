package cards

// Hats are drawn in the coordinates of the head: eyes at y = 0, its axis at
// x = 0.

// feltHat is the huntsman's hat of the Ober of leaves, with brim, cockade and
// feather.
func (g *graver) feltHat(col, dark, bandc, plume, plumeD Ink) {
	g.fill("M15,-26C22,-40 34,-58 50,-60C60,-61 62,-52 56,-46C48,-39 36,-36 27,-25Z", plume, 1.4)
	g.fill("M18,-26C28,-38 40,-48 54,-54C48,-44 36,-38 27,-25Z", plumeD, 0)
	g.line("M18,-26C28,-40 40,-50 54,-55M31,-38L30,-46M37,-43.6L37,-52M43,-48L45,-56M33,-36.6L41,-38M39,-42L48,-42.6M45,-46.6L54,-47", .8)
	g.fill("M-22,-24C-25,-40 -16,-52 0,-49C10,-55 25,-46 26,-27C10,-20 -10,-20 -22,-24Z", col, 1.4)
	g.fill("M26,-27C25,-46 10,-55 0,-49C10,-46 15,-38 14,-22.6C18,-23.6 22,-25 26,-27Z", dark, 0)
	g.line("M-22,-24C-25,-40 -16,-52 0,-49C10,-55 25,-46 26,-27M0,-49C-1,-45 -3,-42 -6,-40", 1.2)
	g.fill("M-22.4,-26C-10,-21.6 10,-21.6 26,-28.4L26,-34C10,-27.6 -10,-27.6 -23,-32Z", bandc, 1.2)
	g.fill("M-36,-21C-26,-26 -24,-25 -21,-24.4C-10,-20.6 10,-20.8 26,-27C32,-29 38,-28 39,-24C38,-17 20,-13.6 2,-13.6C-16,-13.6 -32,-15 -36,-21Z", col, 1.4)
	g.fill("M39,-24C38,-17 20,-13.6 2,-13.6C-16,-13.6 -32,-15 -36,-21C-20,-17 20,-16 39,-24Z", dark, 0)
	g.line("M-36,-21C-26,-26 -24,-25 -21,-24.4C-10,-20.6 10,-20.8 26,-27C32,-29 38,-28 39,-24C38,-17 20,-13.6 2,-13.6C-16,-13.6 -32,-15 -36,-21Z", 1.4)
	g.disc(16, -28.6, 4.2, Gold, 1.1)
	g.disc(16, -28.6, 1.8, Red, .8)
}

// minersCap is the parade cap of the Ober of acorns, crossed hammers on its
// front and a red pompon behind.
func (g *graver) minersCap() {
	ball := "M20,-52C18,-58 24,-60 25,-58C26,-63 33,-64 34,-60C38,-63 43,-58 41,-55C46,-53 45,-46 41,-46C43,-41 38,-38 35,-40C33,-36 27,-37 27,-40C22,-38 18,-43 21,-46C18,-48 18,-51 20,-52Z"
	g.fill(ball, Red, 0)
	g.fill("M34,-60C38,-63 43,-58 41,-55C46,-53 45,-46 41,-46C43,-41 38,-38 35,-40C33,-36 27,-37 27,-40C36,-42 38,-52 34,-60Z", RedDark, 0)
	g.line(ball, 1.3)
	g.line("M31,-53L30,-58M34,-52L38,-56M36,-49L41,-50M35,-46L38,-43M31,-45L31,-40.6", .8)
	p := "M-20,-20C-23,-34 -24,-46 -23,-56C-8,-62 10,-62 24,-57C25,-46 25,-36 25,-24C10,-18 -8,-16 -20,-20Z"
	g.fill(p, GreenDark, 0)
	g.fill("M24,-57C25,-46 25,-36 25,-24C20,-22 16,-21 12,-20C14,-34 14,-46 13,-60Z", DeepGreen, 0)
	g.line(p, 1.4)
	g.fill("M-21,-18C-8,-14 12,-16 26.4,-23L26,-30C12,-23 -8,-21.6 -21.6,-25Z", Cloth, 1.2)
	g.stroke("M-23,-53C-8,-59 10,-59 24,-54", Gold, 2.4)
	g.at(-3, -40, func() {
		g.disc(0, 0, 10.5, Gold, 1.2)
		g.disc(0, 0, 8.4, Red, .9)
		g.atScale(0, 0, .72, func() { g.hammers(White) })
	})
}

// tricorn is the cocked hat of the Ober of hearts, laced with gold.
func (g *graver) tricorn() {
	p := "M-36,-18C-40,-30 -30,-38 -22,-34C-14,-48 16,-52 24,-36C34,-40 42,-30 38,-18C26,-28 10,-31 0,-31C-12,-31 -26,-28 -36,-18Z"
	g.fill(p, Cloth, 0)
	g.fill("M24,-36C34,-40 42,-30 38,-18C32,-23 26,-26 20,-28Z", ClothDark, 0)
	g.line(p, 1.4)
	g.fill("M-36,-18C-26,-28 -12,-31 0,-31C10,-31 26,-28 38,-18C24,-20 12,-24 0,-24C-12,-24 -24,-20 -36,-18Z", ClothDark, 1.2)
	g.stroke("M-36,-18C-40,-30 -30,-38 -22,-34C-14,-48 16,-52 24,-36C34,-40 42,-30 38,-18", Gold, 2)
	for _, deg := range []float64{-34, 4, 40} { // a sprig of oak
		g.pose(-20, -29, 1, deg, func() { g.pose(0, -13, .27, 0, g.oakLeaf) })
	}
	g.disc(-20, -29, 5.4, White, 1.1)
	g.disc(-20, -29, 3, Red, .8)
}

// sundayHat is the round hat of the Unter of acorns, a sprig of oak and an ear of
// wheat in its ribbon.
func (g *graver) sundayHat() {
	p := "M-22,-22C-24,-42 -14,-52 2,-52C18,-52 27,-42 26,-24C10,-18 -10,-18 -22,-22Z"
	g.fill(p, Cloth, 0)
	g.fill("M26,-24C27,-42 18,-52 2,-52C12,-46 16,-34 14,-20.6Z", ClothDark, 0)
	g.line(p, 1.4)
	g.fill("M-22.6,-24C-10,-19.6 12,-19.6 26.2,-26L26,-33C12,-27 -10,-27 -23,-31Z", Red, 1.2)
	g.fill("M-37,-19C-28,-24 -22,-23 -18,-21.4C-8,-18 12,-18.4 24,-23.4C32,-27 40,-25 40,-20C36,-13 20,-11 2,-11C-16,-11 -32,-12 -37,-19Z", Cloth, 1.4)
	g.wheat(14, -26, .74, 40)
	g.pose(10, -38, .3, -16, func() { g.oakLeaf() })
	g.pose(21, -36, .3, 28, func() { g.oakLeaf() })
	g.sign(acorn, 15, -29, 13, 180)
}

// houseCap is the innkeeper's cap with a tassel: the Unter of bells.
func (g *graver) houseCap() {
	p := "M-23,-18C-25,-36 -14,-44 2,-44C16,-44 25,-36 23,-18C10,-23 -10,-23 -23,-18Z"
	g.fill(p, Red, 0)
	g.fill("M23,-18C25,-36 16,-44 2,-44C12,-40 16,-32 15,-20.6Z", RedDark, 0)
	g.line(p, 1.4)
	g.fill("M-24.4,-15C-10,-21 10,-21 24.4,-15L24,-23C10,-28.6 -10,-28.6 -24,-23Z", Gold, 1.3)
	g.line("M-16,-24.6L-12,-19M-12,-25.6L-16,-18.4M-4,-26.6L0,-20.4M0,-26.6L-4,-20.4M8,-26L12,-19.6M12,-25.6L8,-20", .7)
	g.line("M2,-44C14,-50 24,-46 30,-38", 1.6)
	g.at(30, -37, func() { g.pose(0, 0, .7, -12, func() { g.tassel(Gold, Blue) }) })
}

// crestedHelmet is a Corinthian helmet pushed back, with a red crest: the Daus
// of hearts.
func (g *graver) crestedHelmet() {
	g.fill("M-22,-42C-16,-66 16,-76 36,-58C48,-46 46,-22 40,-6C36,-4 34,-6 34,-10C36,-26 34,-40 24,-48C10,-58 -8,-54 -16,-40Z", Red, 1.4)
	g.fill("M36,-58C48,-46 46,-22 40,-6C36,-4 34,-6 34,-10C36,-26 34,-40 24,-48C32,-50 36,-54 36,-58Z", RedDark, 0)
	g.line("M-14,-46L-19,-50M-7,-52L-9,-60M2,-55L3,-66M12,-54L17,-66M21,-50L29,-62M28,-44L38,-53M32,-36L43,-41M34.6,-26L45,-28M35,-16L43,-15", 1)
	p := "M-22,-18C-26,-34 -14,-50 4,-51C22,-52 33,-40 32,-22C32,-10 30,0 26,8L20,2C22,-6 21,-14 17,-19C4,-25 -10,-25 -22,-18Z"
	g.fill(p, Steel, 0)
	g.fill("M4,-51C22,-52 33,-40 32,-22C32,-10 30,0 26,8L20,2C22,-6 21,-14 17,-19C22,-30 16,-44 4,-51Z", SteelDark, 0)
	g.line(p, 1.4)
	g.fill("M-25,-15C-12,-23 6,-23 18,-16L20,-22C6,-29 -14,-29 -26,-21Z", Gold, 1.3)
	g.line("M-16,-28C-14,-38 -6,-45 4,-46", 1)
	g.disc(24, -18, 4, Gold, 1.1)
}

// huntingCap is flat and peaked, with a blue feather: the Unter of leaves.
func (g *graver) huntingCap() {
	p := "M-22,-20C-30,-34 -20,-46 2,-46C24,-46 38,-38 32,-24C28,-19 24,-18 20,-20C8,-25 -8,-25 -22,-20Z"
	g.fill(p, Green, 0)
	g.fill("M2,-46C24,-46 38,-38 32,-24C28,-19 24,-18 20,-20C26,-28 22,-40 2,-46Z", GreenDark, 0)
	g.line(p, 1.4)
	g.line("M-8,-44C-12,-38 -13,-31 -12,-25M8,-45C8,-38 8,-32 8,-25", .9)
	g.fill("M-30,-16C-26,-22 -18,-25 -8,-25C-12,-20 -18,-16 -30,-14Z", BrownDark, 1.2)
	g.fill("M14,-24C20,-40 30,-50 40,-52C38,-42 30,-32 20,-22Z", Blue, 1.2)
	g.line("M16,-24C22,-36 30,-45 38,-50M24,-36L24,-42M29,-41L30,-47M26,-34L32,-36", .8)
}

// hammers are crossed, 20 units wide.
func (g *graver) hammers(col Ink) {
	g.both(func() {
		g.pose(0, 0, 1, 40, func() {
			g.box(-1.1, -6, 2.2, 16, col, .8)
			g.box(-5, -10, 10, 5, col, .8)
		})
	})
}
