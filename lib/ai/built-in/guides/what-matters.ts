import type { Guide } from "./guide";

/** "What Matters to You", question by question. */
export const whatMattersGuide: Guide = {
	q1: { about: "whose way of living you admire", quotable: 1 },
	q2: { about: "what makes you angry on other people’s behalf", quotable: 1 },
	q3: {
		about: "what you would miss first",
		values: {
			steadiness: {
				says: [
					"You’d feel it first if you no longer knew that they’d still be there tomorrow. For you, I think, tenderness or fun on a floor that might give way isn’t worth much.",
				],
				points: { guarded: 1, longing: 1 },
			},
			tenderness: {
				says: [
					"Being treated gently comes first. I’d guess that you can do without a great many words, and hardly at all without a hand.",
				],
				points: { longing: 1 },
			},
			"being-known": {
				says: [
					"You want to be known without having to perform, which tells me that you know how to perform, and what it costs.",
				],
				points: { hidden: 2, earning: 1 },
			},
			room: {
				says: [
					"Room comes first. It isn’t a lack of love; for some people it’s the air love needs. It’s only hard to explain to those who breathe differently.",
				],
				points: { guarded: 1, selfReliant: 1 },
			},
			respect: {
				says: [
					"To be taken seriously, as an equal. People who name that first have often known what it’s like to be smiled at instead.",
				],
				points: { critic: 1, control: 1 },
			},
			play: {
				says: [
					"Laughing and doing things together: you’d notice first that it had gone quiet. I think you measure love by how it spends a Saturday.",
				],
				points: { warm: 1 },
			},
		},
	},
	q4: { about: "how you let someone know what is missing", quotable: 1 },
	q5: {
		about: "saying what you need",
		measure: "saying in words what you need",
		high: "easy",
		scale: {
			low: {
				says: [
					"So mostly it has to be guessed. Those who love you will guess right some of the time, and it’s an unfair test for both of you.",
				],
				points: { quiet: 2, pleasing: 1 },
			},
			middle: {
				says: ["Sometimes, then. I’d look at which needs get said and which don’t; there’s usually a system in it."],
				points: { quiet: 1 },
			},
			high: {
				says: ["You say it. That’s rarer than it sounds, and it makes you easier to love than you may suppose."],
				points: { warm: 1, becoming: 1 },
			},
		},
	},
	q6: { about: "what you have set aside for a relationship", quotable: 1 },
	q7: {
		about: "what happens when you want different things",
		values: {
			"give-in": {
				says: [
					"The second half of that sentence is the interesting one. You give in, and you also tell yourself something, so some part of you does need telling.",
				],
				points: { pleasing: 3 },
			},
			"hold-on": {
				says: [
					"You hold on. I take it as a sign that what you want is clear to you, and I wonder who around you has stopped asking.",
				],
				points: { control: 2, heat: 1 },
			},
			talk: {
				says: ["You talk until it fits for both. That takes patience, and two people who can bear not being finished."],
				points: { warm: 2, becoming: 1 },
			},
			postpone: {
				says: [
					"It gets put off until nobody mentions it. Nobody has lost, and something has been lost; it’s only hard to say when.",
				],
				points: { quiet: 2, guarded: 1 },
			},
			"own-way": {
				says: [
					"You agree, and then do it your own way. It’s a clever solution, and it tells me that an open no seems to cost more than a quiet detour.",
				],
				points: { hidden: 2, selfReliant: 1 },
			},
			depends: {
				says: [
					"That it depends on the person may be wisdom. It may also mean that the other one sets the rules. You’d be able to tell by who has to adapt more often.",
				],
				points: { pleasing: 1, watchful: 1 },
			},
		},
	},
	q8: {
		about: "how your free time fits what is important to you",
		measure: "how well your free time fits what is important to you",
		high: "easy",
		scale: {
			low: {
				says: [
					"The distance between what matters and what happens is large, and I doubt that it’s for lack of knowing.",
				],
				points: { stretched: 2, wanting: 1 },
			},
			middle: {
				says: ["Half of it fits. It’s worth finding out what has been rented out to whom in the other half."],
				points: { stretched: 1 },
			},
			high: {
				says: ["Your hours agree with your words. I’d call that a form of honesty."],
				points: { warm: 1, becoming: 1 },
			},
		},
	},
	q9: { about: "what you envy in other people’s lives", quotable: 1 },
	q10: { about: "where you draw the line", quotable: 1 },
	q11: { about: "the promise you would like to keep", quotable: 1 },
};
