import type { Guide } from "./guide";

/** "Your Father", question by question. */
export const fatherGuide: Guide = {
	q1: { about: "who comes to mind as a father", quotable: -1 },
	q2: { about: "how a room changed when {they} came in", quotable: 1 },
	q3: { about: "what the two of you did together", quotable: 1 },
	q4: {
		about: "what got you {their} attention",
		values: {
			"doing-well": {
				says: [
					"Attention that follows achievement is real attention, and it comes with a clock. You learn how to get it, and you never quite learn whether it would have come by itself.",
					"So there was a way to be seen, and it led through results. I imagine you became good at results.",
				],
				points: { earning: 3 },
			},
			"being-useful": {
				says: [
					"Holding the flashlight, fetching the tool, being handy. It’s a good way of being near someone who doesn’t talk much. It can also leave one with the idea that company has to be paid for in help.",
					"Usefulness opened the door. I’d be curious how often, since then, you’ve walked into a room and looked for what needed doing.",
				],
				points: { caretaker: 2, earning: 2 },
			},
			"his-interests": {
				says: [
					"You went over to where {they} {was}. That’s generous in a child. The open question is who came over to where you were, and what {they} would have found there.",
					"So you learned to like what someone you loved liked. It makes one good company, and at times unsure of one’s own taste.",
				],
				points: { pleasing: 2, longing: 1 },
			},
			trouble: {
				says: [
					"Trouble is a reliable bell. If it is the only one that rings, a child will use it, and will be called difficult for wanting what every child wants.",
					"You found out that a broken window brings someone to the door. I read a good deal of hope in that.",
				],
				points: { heat: 2, longing: 1 },
			},
			"nothing-special": {
				says: [
					"You were noticed for nothing in particular. I’d underline that. It’s about the most useful thing a child can be given, and one can’t see it on a photograph.",
					"No performance was needed. I think it explains some of the ease in your other answers.",
				],
				points: { warm: 3 },
			},
			"out-of-reach": {
				says: [
					"Then there was nothing you could have done better. I say it because children usually conclude the opposite, and go on trying in other rooms.",
					"Out of reach is a plain fact about the distance, and says nothing about the one who was reaching. It’s easier to see that on paper than from inside.",
				],
				points: { longing: 3, selfReliant: 1 },
			},
		},
	},
	q5: { about: "what happened when you made a mistake", quotable: 1 },
	q6: {
		about: "feeling protected",
		measure: "feeling protected when you thought of {them}",
		high: "easy",
		scale: {
			low: {
				says: [
					"Then some of the protecting had to be done by you, and children who do that seldom go off duty when they grow up.",
				],
				points: { watchful: 2, selfReliant: 1 },
			},
			middle: {
				says: ["Half protected is an odd state. One never knows which half it will be today."],
				points: { watchful: 1 },
			},
			high: {
				says: ["Somebody stood between you and the world. From there, one can afford to be curious."],
				points: { warm: 2 },
			},
		},
	},
	q7: { about: "what {they} did when {they} {was} sad or afraid", quotable: 1 },
	q8: { about: "what kind of partner {they} {was}" },
	q9: { about: "what {they} taught you to expect from people", quotable: 1 },
	q10: {
		about: "being enough for {them}",
		measure: "the feeling that you were enough for {them}",
		high: "easy",
		scale: {
			low: {
				says: [
					"It’s a verdict that no child should have to reach. I notice that the question asks about {them}, and that such an answer often ends up being about oneself.",
				],
				points: { earning: 2, critic: 2 },
			},
			middle: { says: ["So it was open, and what is open keeps one busy."], points: { earning: 1 } },
			high: {
				says: ["Enough is a short word, and you had it. Many people work half their lives for it."],
				points: { warm: 2 },
			},
		},
	},
	q11: { about: "how {they} became the way {they} {was}" },
	q12: { about: "where you meet {them} again today", quotable: 1 },
	q13: {
		about: "where the two of you stand now",
		values: {
			close: {
				says: ["Closeness that has survived growing up has usually been chosen a second time, by both sides."],
				points: { warm: 2 },
			},
			"at-a-distance": {
				says: [
					"Some distance can be a fair arrangement, reached without a treaty. You will know whether it’s peace or merely quiet.",
				],
				points: { deeds: 1 },
			},
			strained: {
				says: [
					"In touch and strained: so each call costs something, and still you make it or take it. I wouldn’t call that weakness.",
				],
				points: { longing: 1, watchful: 1 },
			},
			"no-contact": {
				says: [
					"There’ll be reasons for that, and you don’t owe them to anyone. No contact is also a way of standing, and I’ll leave it as it is.",
				],
				points: { guarded: 1 },
			},
			died: {
				says: ["Then what’s open stays open on {their} side, and can move only on yours. I’d go about it slowly."],
				points: { loss: 3 },
			},
			"never-known": {
				says: ["One can be shaped by a person one never knew. It happens through the questions."],
				points: { longing: 2, selfReliant: 1 },
			},
		},
	},
	q14: { about: "what you would have wanted to hear from {them}", quotable: 1 },
};
