import type { Guide } from "./guide";

/** "Your Mother", question by question. */
export const motherGuide: Guide = {
	q1: { about: "who was a mother to you", quotable: -1 },
	q2: { about: "the first picture of {them}", quotable: 1 },
	q3: { about: "a good day with {them}", quotable: 1 },
	q4: { about: "how {they} comforted you", quotable: 1 },
	q5: {
		about: "what you did when {they} {was} unhappy",
		values: {
			comforted: {
				says: [
					"That is an adult’s job, and you were given it, or took it, at a child’s height. I imagine you got good at it. The question that stays with me is where you went with your own unhappiness meanwhile.",
					"A child who comforts a grown-up learns tenderness early, and learns in the same lesson that the tenderness goes uphill. It may still feel more natural to you to hold than to be held.",
				],
				points: { caretaker: 3 },
			},
			"was-good": {
				says: [
					"It is a touching kind of logic: if I am no trouble, perhaps the trouble stops. It gives a child something to do. It also teaches that the mood in the house is a kind of grade.",
					"So somebody else’s sadness became a reason to behave. You may know that reflex today: someone sighs, and you start tidying, or you become particularly nice.",
				],
				points: { earning: 2, pleasing: 2 },
			},
			"kept-away": {
				says: [
					"Keeping out of the way is wise in a small house. What it leaves behind, sometimes, is the belief that you help most by not being there.",
					"You made yourself scarce. I take it as a form of consideration. It may also be where you learned that another person’s bad hour is nothing you can be part of.",
				],
				points: { watchful: 2, quiet: 2 },
			},
			protested: {
				says: [
					"I rather like that answer. A child who gets difficult at such a moment is often trying to wake someone up. It seldom earns thanks, and it may have got you a name in the family that you didn’t deserve.",
					"Anger was your way of being there. It said: look here, I’m here too. I wonder whether anyone understood it like that.",
				],
				points: { heat: 3 },
			},
			"did-not-see": {
				says: [
					"An unhappiness that is hidden from a child is usually meant kindly. The child feels it all the same, and learns that such things are dealt with behind a door.",
					"So there was nothing to see. You may have learned from it that one keeps a face, and that what isn’t shown can’t be asked about.",
				],
				points: { quiet: 1, watchful: 1 },
			},
			"not-there": {
				says: [
					"It is a short answer with a long history in it. Where you can’t see someone’s moods, you can’t learn that they pass, either.",
					"I won’t guess what the distance was made of. But a child who doesn’t get to see someone’s bad days also misses the way back from them.",
				],
				points: { longing: 2, selfReliant: 1 },
			},
		},
	},
	q6: {
		about: "going to {them} with your troubles",
		measure: "being able to go to {them} with your troubles",
		high: "easy",
		scale: {
			low: {
				says: ["Then you had your troubles to yourself, and had to become your own first address rather early."],
				points: { selfReliant: 2, quiet: 1 },
			},
			middle: {
				says: ["In the middle, I suppose, means that it depended: on the trouble, on the day, on the look on a face."],
				points: { watchful: 1 },
			},
			high: {
				says: [
					"Then there was a door that opened. It’s the sort of thing one lives on for decades without giving it much thought.",
				],
				points: { warm: 2 },
			},
		},
	},
	q7: { about: "how {they} talked about you to others" },
	q8: { about: "what you learned about love from watching {them}", quotable: 1 },
	q9: { about: "what you believed about yourself as a child", quotable: 1 },
	q10: {
		about: "feeling wanted by {them}",
		measure: "feeling wanted by {them}",
		high: "easy",
		scale: {
			low: {
				says: ["That is a hard number to write down. I won’t soften it, and I don’t want to explain it either."],
				points: { longing: 2, earning: 1 },
			},
			middle: {
				says: ["A number in the middle can be lonelier than a low one, because there was just enough to go on hoping."],
				points: { longing: 1, earning: 1 },
			},
			high: {
				says: ["Whatever else was difficult, that was settled, and it shows in how you write."],
				points: { warm: 2 },
			},
		},
	},
	q11: { about: "what you would have liked more of", quotable: 1 },
	q12: { about: "{their} ways in yourself", quotable: 1 },
	q13: { about: "how things are between you today" },
};
