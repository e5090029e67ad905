import type { Guide } from "./guide";

/** "How You Treat Yourself", question by question. */
export const howYouTreatYourselfGuide: Guide = {
	q1: { about: "what you said to yourself when something went wrong", quotable: 1 },
	q2: { about: "whose voice that sounds like", quotable: 1 },
	q3: {
		about: "speaking to yourself as to a friend",
		measure: "speaking to yourself as you would to a good friend",
		high: "easy",
		scale: {
			low: { says: ["So there’s one person in your life to whom you’re not polite."], points: { critic: 3 } },
			middle: {
				says: ["On good days, I suppose. The tone we use on the bad ones is the one we believe."],
				points: { critic: 1 },
			},
			high: {
				says: ["You’re decent to yourself. It isn’t vanity; it’s what allows a person to admit a mistake."],
				points: { warm: 2, becoming: 1 },
			},
		},
	},
	q4: { about: "what people come to you for", quotable: 1 },
	q5: { about: "what got you through the hardest stretch", quotable: 1 },
	q6: {
		about: "having to earn love",
		measure: "having to earn the love you get",
		high: "hard",
		scale: {
			low: {
				says: ["You don’t feel that love is wages. That frees up a great deal of strength."],
				points: { warm: 2 },
			},
			middle: {
				says: ["It comes and goes, then. I’d look at what sort of day it is when it comes."],
				points: { earning: 1 },
			},
			high: {
				says: [
					"Love as wages: one is paid by the day and can be let go at any time. It’s an exhausting contract, and I wonder who drew it up.",
				],
				points: { earning: 3 },
			},
		},
	},
	q7: {
		about: "what happens with a compliment",
		values: {
			"play-down": {
				says: ["It’s quickly done and looks like modesty. For the one who meant it, it’s a gift handed back unopened."],
				points: { critic: 2 },
			},
			"give-back": {
				says: [
					"One straight back, so that nobody owes anybody. It’s gracious. It also means that nothing stays in your hands.",
				],
				points: { caretaker: 1, selfReliant: 1, pleasing: 1 },
			},
			doubt: {
				says: ["You look for the catch. Somebody, at some time, must have attached one."],
				points: { guarded: 2, critic: 1 },
			},
			"take-it": {
				says: ["You enjoy it and say thank you. It sounds like nothing, and it can’t be faked for long."],
				points: { warm: 2 },
			},
			"need-more": {
				says: [
					"It warms and goes out, and has to be lit again. I don’t take it for vanity. It sounds more as if it doesn’t reach the place that’s cold.",
				],
				points: { earning: 2, longing: 1 },
			},
			rare: {
				says: [
					"You can hardly remember the last one. Perhaps they’ve been few. Perhaps they also fell where nothing was held out to catch them.",
				],
				points: { hidden: 1, critic: 1, longing: 1 },
			},
		},
	},
	q8: { about: "the side of you that stays hidden", quotable: 1 },
	q9: { about: "how you look after yourself on a bad day", quotable: 1 },
	q10: {
		about: "resting before the work is done",
		measure: "being able to rest before the work is done",
		high: "easy",
		scale: {
			low: {
				says: [
					"The work is never done, so by that rule you never rest. I don’t suppose anyone else has to live by it.",
				],
				points: { stretched: 2, earning: 1 },
			},
			middle: {
				says: ["Now and then. It’d be interesting to know what gives you permission on those days."],
				points: { stretched: 1 },
			},
			high: { says: ["You can stop. Half of all kindness to oneself is in that."], points: { warm: 1 } },
		},
	},
	q11: { about: "where you like who you are", quotable: 1 },
	q12: { about: "what you would like to be able to tell yourself", quotable: 1 },
};
