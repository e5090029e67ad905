import type { Guide } from "./guide";

/** "When It Gets Hard", question by question. */
export const whenItGetsHardGuide: Guide = {
	q1: { about: "your last real disagreement", quotable: 1 },
	q2: { about: "what you did in the first minute", quotable: 1 },
	q3: {
		about: "where you notice tension first",
		values: {
			"chest-throat": {
				says: [
					"The chest and the throat are where a sentence gets stuck. I’d take the tightness as news that something wants to be said, before you know what.",
				],
				points: { quiet: 1 },
			},
			stomach: {
				says: [
					"The stomach is quick; it knows before there’s a thought. It’s a good early warning, and a poor judge of what the danger is.",
				],
				points: { watchful: 1 },
			},
			heat: {
				says: [
					"Heat in the face or the hands is a body getting ready to do something. It gives you, if you know it, a few seconds before you do it.",
				],
				points: { heat: 2 },
			},
			thoughts: {
				says: [
					"Your thoughts start running. I’d guess that they look for the one move that would make it all right, and that they go on looking long after the others are asleep.",
				],
				points: { control: 1, watchful: 1 },
			},
			numb: {
				says: [
					"You go far away. It’s what a body does when neither fighting nor leaving seemed possible, and it usually learned it a long time ago.",
				],
				points: { guarded: 1, quiet: 1 },
			},
			later: {
				says: [
					"Hours later, or not at all. So in the moment itself you go by the other person’s signs, because your own come with delay.",
				],
				points: { quiet: 1, selfReliant: 1 },
			},
		},
	},
	q4: { about: "what you are afraid will happen", quotable: 1 },
	q5: {
		about: "who reaches out first after an argument",
		measure: "being the one who reaches out first",
		scale: {
			low: {
				says: [
					"So the first step is usually left to the other person. It may be pride, or fear of a closed door; from outside the two look the same.",
				],
				points: { guarded: 2 },
			},
			middle: { says: ["You take turns, more or less. That’s a better sign than it looks."] },
			high: {
				says: [
					"You’re the one who comes back over the bridge. It’s generous. It may also be that the silence is harder for you than being in the right is dear.",
				],
				points: { pleasing: 1, longing: 1, watchful: 1 },
			},
		},
	},
	q6: {
		about: "needing time alone",
		measure: "needing time alone before you can talk",
		scale: {
			low: {
				says: ["You’d rather settle it at once. Waiting, I imagine, is the worst part for you."],
				points: { heat: 1, longing: 1 },
			},
			middle: {
				says: ["Sometimes you need the time and sometimes you don’t, and I suppose the other person can’t tell which."],
			},
			high: {
				says: ["You need to go away in order to come back. That works well with people who know that you will."],
				points: { guarded: 1, quiet: 1 },
			},
		},
	},
	q7: { about: "what you hope for when you are hurt", quotable: 1 },
	q8: { about: "the remark you have not forgotten", quotable: 1 },
	q9: { about: "the hours after a fight", quotable: 1 },
	q10: { about: "what happens when someone comes very close", quotable: 1 },
	q11: {
		about: "the distance you usually feel",
		values: {
			"want-closer": {
				says: [
					"You stand nearer to the middle than the others do, and wait for them to come. It’s a tiring place to wait.",
				],
				points: { longing: 3 },
			},
			"want-room": {
				says: ["You’d like more room than you’re given. I’d ask whether you ask for it, or take it."],
				points: { guarded: 2, selfReliant: 1 },
			},
			"both-in-turn": {
				says: [
					"It’s one of the more honest options on that list. From outside it looks like contradiction; from inside, I think, each step is a reaction to the last one.",
				],
				points: { guarded: 3, longing: 1 },
			},
			follow: {
				says: [
					"So the other person sets the distance and you adjust. Nobody knows then where you’d stand of your own accord, and it may be that you don’t know it yet yourself.",
				],
				points: { pleasing: 3 },
			},
			balanced: {
				says: [
					"About right for both. That’s easily read over. It takes two people who keep correcting, mostly without talking about it.",
				],
				points: { warm: 3 },
			},
			"hard-to-say": {
				says: [
					"Different with each person, or hard to say: both may be true. It might be worth asking with whom it’s simplest.",
				],
			},
		},
	},
	q12: { about: "a conflict that brought you closer", quotable: 1 },
	q13: { about: "the first minute you would like next time", quotable: 1 },
};
