package ai

import (
	"context"
	"testing"
	"time"

	"kutscherskat/game"
)

// BenchmarkDeal plays whole deals of Offiziersskat, easy against medium.
func BenchmarkDeal(b *testing.B) {
	r := random(1)
	seats := []chooser{chooserOf(newPlayer(b, Easy, 1)), chooserOf(newPlayer(b, Medium, 1))}
	for b.Loop() {
		playDeal(b, setupOf(game.Variants[0], game.Jacks, game.Options{}, &r), seats)
	}
}

// BenchmarkFirstLead is the longest thought of a deal: the first lead.
func BenchmarkFirstLead(b *testing.B) {
	for _, level := range Levels() {
		for _, v := range game.Variants {
			b.Run(string(level)+"/"+v.Name, func(b *testing.B) {
				r := random(1)
				p := newPlayer(b, level, 1)
				d := playStart(v, v.Scorings[0], &r, newPlayer(b, Medium, 1), game.NoContract)
				view := d.View(d.Turn())
				for b.Loop() {
					if _, err := p.Choose(context.Background(), view); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkExact solves positions with eight and nine tricks left, as expert does, and
// tells how many of a hundred are solved within his nodes.
func BenchmarkExact(b *testing.B) {
	for _, left := range []int{8, 9} {
		b.Run([]string{8: "eight", 9: "nine"}[left], func(b *testing.B) {
			r := random(2)
			p := newPlayer(b, Expert, 1)
			medium := chooserOf(newPlayer(b, Medium, 1))
			tried, solved := 0, 0
			worst := time.Duration(0)
			for b.Loop() {
				d := playStart(game.Variants[0], game.Jacks, &r, p, game.NoContract)
				for len(d.View(0).Tricks) < 16-left {
					a, _ := medium(d.View(d.Turn()))
					d.Apply(a)
				}
				v := d.View(d.Turn())
				p.begin(&v)
				tried++
				start := time.Now()
				if _, err := p.bestOnTable(context.Background(), depths[Expert].nodes); err == nil {
					solved++
				}
				worst = max(worst, time.Since(start))
			}
			b.ReportMetric(worst.Seconds(), "s-worst")
			b.ReportMetric(100*float64(solved)/float64(tried), "%solved")
		})
	}
}
