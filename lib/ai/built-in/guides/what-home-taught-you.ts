import type { Guide } from "./guide";

/** "What Home Taught You", question by question. */
export const whatHomeTaughtYouGuide: Guide = {
	q1: { about: "the home you grew up in", quotable: 1 },
	q2: { about: "how you could tell what kind of evening it would be", quotable: 1 },
	q3: { about: "how anger was handled at home", quotable: 1 },
	q4: { about: "what happened when you cried", quotable: 1 },
	q5: {
		about: "which feeling was least welcome",
		values: {
			anger: {
				says: [
					"Where anger has no place, a child loses the word no along with it. Both have to be learned later, and they feel like breaking a rule.",
				],
				points: { quiet: 2, pleasing: 1 },
			},
			"sadness-fear": {
				says: [
					"Then you had to be sad or afraid by yourself, or turn it into something that was permitted. Many people become busy, or funny, or cross instead.",
				],
				points: { selfReliant: 2, hidden: 1 },
			},
			joy: {
				says: [
					"It’s seldom named, and it’s a heavy one: to keep joy down so that nobody feels its absence. One learns to be happy on tiptoe.",
				],
				points: { hidden: 2, pleasing: 1 },
			},
			need: {
				says: [
					"A child is made of needs, so this means most of you had to be tucked away. What was left was probably praised as maturity.",
				],
				points: { selfReliant: 3 },
			},
			"all-strong": {
				says: [
					"So the range was narrow, and everything above a certain volume had to go somewhere else. I’d be curious where you put it.",
				],
				points: { quiet: 2, watchful: 1 },
			},
			none: {
				says: [
					"Feelings had a place there. You may not know how much it gave you until you meet people who grew up otherwise.",
				],
				points: { warm: 3 },
			},
		},
	},
	q6: { about: "the sentence you can still hear", quotable: 1 },
	q7: {
		about: "the part you played at home",
		values: {
			peacemaker: {
				says: [
					"The one who keeps the peace has to know at all times where the next quarrel will come from. It makes for quick ears, and for little time to have a quarrel of one’s own.",
				],
				points: { pleasing: 2, watchful: 2 },
			},
			"easy-one": {
				says: [
					"The easy child is loved for what it doesn’t do. It’s a thin sort of praise, since one can’t ever stop not doing it.",
				],
				points: { pleasing: 2, quiet: 2 },
			},
			"difficult-one": {
				says: [
					"You add, with the words on offer, that one can also just be called that. Often the difficult one is the one who says what the others are stepping around.",
				],
				points: { heat: 2, hidden: 1 },
			},
			caretaker: {
				says: [
					"A small adult: competent, praised, and short of childhood. That kind of competence tends to stay when the reason for it is long gone.",
				],
				points: { caretaker: 3 },
			},
			"out-of-sight": {
				says: ["Out of sight is a place of one’s own. It’s quiet there, and nobody comes to fetch you."],
				points: { hidden: 2, quiet: 2 },
			},
			"something-else": {
				says: [
					"A different part each time takes its own kind of skill: to arrive, look around, and know by evening who’s needed.",
				],
				points: { watchful: 2, guarded: 1 },
			},
		},
	},
	q8: { about: "what that part got you", quotable: 1 },
	q9: { about: "how love was shown", quotable: 1 },
	q10: {
		about: "being difficult and still wanted",
		measure: "being difficult and still feeling wanted",
		high: "easy",
		scale: {
			low: {
				says: ["So being wanted had a condition, and you knew it. It’s no wonder if you still read the small print."],
				points: { pleasing: 2, earning: 2 },
			},
			middle: {
				says: ["It held on some days. I suppose you found out which, and behaved accordingly."],
				points: { watchful: 1 },
			},
			high: {
				says: ["You could be a nuisance and stay wanted. Much of what others have to work for rests on that."],
				points: { warm: 3 },
			},
		},
	},
	q11: { about: "who was good to you outside", quotable: 1 },
	q12: {
		about: "whether home still decides",
		measure: "how far what you learned at home still decides how you love",
		high: "hard",
		scale: {
			low: {
				says: [
					"You say that it decides little today. I believe you, and I’d only add that the rules we’ve noticed are the ones that lose their power.",
				],
				points: { becoming: 2 },
			},
			middle: {
				says: ["Half and half: that’s often the state in which one can see the old rule and follow it anyway."],
				points: { becoming: 1 },
			},
			high: {
				says: ["It’s a sober thing to write. You see it at work, and seeing is the part that nobody can do for you."],
			},
		},
	},
	q13: { about: "the rule you would like to stop following", quotable: 1 },
};
