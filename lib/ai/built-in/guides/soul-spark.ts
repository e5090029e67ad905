import type { Guide } from "./guide";

/** "Soul Spark", question by question. */
export const soulSparkGuide: Guide = {
	q1: { about: "what you could do for hours at ten", quotable: 1 },
	q2: { about: "the character you are drawn to", quotable: 1 },
	q3: { about: "the day that should not have ended", quotable: 1 },
	q4: { about: "what hardly anyone knows you want", quotable: 1 },
	q5: {
		about: "the one thing love could bring",
		values: {
			rest: {
				says: [
					"A place where you can stop proving yourself. It’s a modest wish and a large one; it says that at present you’re on trial somewhere, perhaps only in front of yourself.",
				],
				points: { earning: 1, stretched: 2 },
			},
			adventure: {
				says: [
					"Company for going out into the world. I notice that it’s company you choose. You’d go anyway; you just don’t want to come back with nobody to tell.",
				],
				points: { wanting: 1 },
			},
			passion: {
				says: [
					"Wanting and being wanted. It takes some honesty to tick that one. It asks that someone lose their composure a little on your account.",
				],
				points: { longing: 2 },
			},
			growth: {
				says: [
					"Someone who believes you can be more. It’s a wish with an edge: it needs a person who asks a lot of you and doesn’t make you pay when you fall short.",
				],
				points: { becoming: 1, wanting: 1 },
			},
			building: {
				says: [
					"Building something that lasts. You think of love as a place, I believe, with walls and a calendar, and you’d like to see what it becomes in ten years.",
				],
				points: { longing: 1 },
			},
			everyday: {
				says: [
					"Small daily kindness, for a long time. No fireworks. People who choose this have often seen fireworks.",
				],
				points: { warm: 1, deeds: 1 },
			},
		},
	},
	q6: { about: "love on an ordinary evening", quotable: 1 },
	q7: { about: "what makes you feel wanted", quotable: 1 },
	q8: {
		about: "letting people see what they mean to you",
		measure: "letting the people you love see how much they mean to you",
		high: "easy",
		scale: {
			low: {
				says: ["So a good deal of love is present and not visible. Those it’s meant for have to take it on trust."],
				points: { quiet: 1, guarded: 2 },
			},
			middle: { says: ["You show some of it. I’d be curious which half stays in."], points: { quiet: 1 } },
			high: { says: ["You show it. It’s a risk every time, and you take it."], points: { warm: 2 } },
		},
	},
	q9: { about: "how to love you well", quotable: 1 },
	q10: { about: "what stops you", quotable: 1 },
	q11: {
		about: "whether the love you want is possible",
		measure: "whether the love you want is possible for you",
		high: "easy",
		scale: {
			low: {
				says: [
					"You don’t put much on it. And still you described it in detail, and people don’t furnish houses they’ve quite given up on.",
				],
				points: { guarded: 2, wanting: 1 },
			},
			middle: { says: ["Neither yes nor no. I read it as hope that keeps its coat on."], points: { guarded: 1 } },
			high: {
				says: [
					"You think it’s possible. It’s a good place to start from, and it makes what stands in the way easier to see.",
				],
				points: { warm: 1, becoming: 1 },
			},
		},
	},
	q12: { about: "the morning three years from now", quotable: 1 },
};
