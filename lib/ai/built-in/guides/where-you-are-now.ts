import type { Guide } from "./guide";

/** "Where You Are Now", question by question. */
export const whereYouAreNowGuide: Guide = {
	q1: {
		about: "your love life right now",
		values: {
			"mostly-good": {
				says: ["It’s worth saying first, before any of the questions: something here works, and you know it."],
				points: { warm: 2 },
			},
			"not-right": {
				says: [
					"You don’t say that it’s wrong; you say that something isn’t right, and I’d leave it exactly that exact. It asks for finding out, and not yet for deciding.",
				],
				points: { quiet: 1, wanting: 1 },
			},
			ending: {
				says: [
					"Endings make everything else hard to read, because they color the past and the future at once. I’d trust what you know today and be slow with what you conclude from it.",
				],
				points: { loss: 2 },
			},
			grieving: {
				says: [
					"Then whatever you write here is written beside someone who isn’t here to read it. I’ll try to be careful with that.",
				],
				points: { loss: 4 },
			},
			"on-my-own": {
				says: ["On your own is a fact about your address, and the rest of your answers will have to say how it feels."],
				points: { selfReliant: 1 },
			},
			"something-else": { says: ["None of the boxes fit, and I’d rather have that than a tick in the wrong one."] },
		},
	},
	q2: { about: "your love life, for a stranger", quotable: 0 },
	q3: { about: "the people closest to you", quotable: -1 },
	q4: { about: "when you last felt close to someone", quotable: 1 },
	q5: {
		about: "having someone to call at night",
		measure: "having someone you could call in the middle of the night",
		high: "easy",
		scale: {
			low: {
				says: [
					"That’s a lonely number, and perhaps an untested one; the people we don’t dare to wake are sometimes the ones who’d want to be woken.",
				],
				points: { selfReliant: 2, guarded: 1 },
			},
			middle: {
				says: [
					"So there may be someone, and you aren’t sure you would. The not being sure interests me more than the number.",
				],
				points: { selfReliant: 1 },
			},
			high: {
				says: ["There’s someone who would pick up. Everything else becomes easier to think about from there."],
				points: { warm: 2 },
			},
		},
	},
	q6: { about: "what costs you the most energy", quotable: 1 },
	q7: { about: "what you look forward to", quotable: 1 },
	q8: {
		about: "whether your life feels like your own",
		measure: "the sense that the life you’re living is your own",
		high: "easy",
		scale: {
			low: {
				says: [
					"A life can feel borrowed for several reasons: because others arranged it, because an earlier you did, or because the one with whom it was yours isn’t there.",
				],
				points: { wanting: 2, pleasing: 1 },
			},
			middle: {
				says: [
					"Partly yours. It’d be worth knowing which hours belong to you and which you’re looking after for others.",
				],
				points: { wanting: 1 },
			},
			high: {
				says: ["You’re at home in your own life, which isn’t to be taken for granted, whatever it may be short of."],
				points: { warm: 1, becoming: 1 },
			},
		},
	},
	q9: { about: "what you leave out when people ask how you are", quotable: 1 },
	q10: { about: "why you are starting now", quotable: 1 },
	q11: { about: "what should be different in a year", quotable: 1 },
};
