import { lines } from "../../../parts/phrasebook";
import { motherByChoice } from "../by-choice";
import type { Guide } from "../guide";

/** "Your Mother": whoever that was, living or dead, near or never there. */
export const mother: Guide = {
	byChoice: motherByChoice,
	plain: ["q1"],
	voiced: ["q7", "q9"],
	subject: ["mother", "stepmother", "grandmother"],
	core: {
		from: ["q9", "q2", "q4", "q3", "q5"],
		ask: lines(
			"If you put these answers side by side, what does one say that the other leaves out?",
			"How old are you in these answers, as far as you can tell?",
			"Which word in this would you keep whatever else you had to cut?",
			"Read it once as if somebody else had written it. What would you want to ask them?",
			"What of this have you said aloud before, and to whom?",
			"Write one more sentence under it, beginning with *And*.",
			"What would you tell first, if you had one minute for it?",
			"Which part came without thinking, and which took time?",
			"What belongs into this picture that isn’t in it yet?",
		),
	},
	origin: {
		from: ["q8", "q7", "q11"],
		ask: lines(
			"Who else saw those years, and what would they add?",
			"Which photograph, room or smell would you start from if you told it from the beginning?",
			"What were you told as a child, and what did you find out later?",
			"Make two columns: what you know, and what you suppose. It’s fine if the second is longer.",
			"What was going on in the wider family, or in the world, in those years?",
			"Is there a question that you never asked, and don’t need to ask anybody now, only to write down?",
		),
	},
	impact: {
		from: ["q12", "q9", "q10"],
		ask: lines(
			"When in the last month did you notice something of this, if at all?",
			"Who would be surprised to read this, and who not at all?",
			"Where in your days does none of this play a part?",
			"Name one thing you do now that has nothing to do with those years.",
			"Which of your habits is older than your memory of learning it?",
		),
	},
	inner: {
		from: ["q6", "q10", "q11"],
		ask: lines(
			"What would you say to a child who gave these answers?",
			"Stay with one of your sentences for a minute before you judge it.",
			"What helps you now, on days when this comes close?",
			"What do you allow yourself today that wasn’t thought of then?",
			"Which part of this is finished, and which would you still like to write about?",
			"What would you rather leave alone for now? That’s a good answer too.",
		),
	},
	relational: {
		from: ["q13", "q5", "q8"],
		ask: lines(
			"With whom, today, is it easy for you to be unwell, tired or cross?",
			"Who has looked after you since, in whatever way?",
			"What kind of nearness do you like best, and who knows it?",
			"How far or how near would be right for you now, if nobody else’s wish counted?",
			"Think of somebody who is good to you. What exactly do they do?",
			"What would you like to pass on, and what ends with you?",
		),
	},
	steps: lines(
		"Note on seven evenings who was kind to you that day, and in what way.",
		"Spend a quarter of an hour with something that calmed you as a child.",
		"Write for ten minutes about one ordinary hour of those years: the room, the light, the sounds. Don’t explain anything.",
		"Look for one thing that has come down to you from those years, an object, a recipe, a word, and write three lines about it.",
		"Ask somebody who knew you as a child for one small memory of you. Choose a person who is kind.",
		"Do one thing this week for yourself that you’d have liked somebody to do for you then. Half an hour is enough.",
		"Make a list of five people who have been good to you, and beside each write what they did.",
		"Read your answers again in a month. Change one sentence, and keep the old one beside it.",
		"Write down three things you do well that nobody taught you.",
	),
	areas: lines(
		"Who taught you to tie your shoes, to swim, to cook an egg?",
		"Who else in your life has something motherly, in your sense of the word?",
		"What is the earliest thing you remember at all?",
		"Who else was there when you were small?",
		"What did you like doing best when nobody needed anything from you?",
		"What would you like to know that nobody can tell you?",
		"Which song, dish or place brings those years back without being asked?",
		"Which of your answers came quickly, and which took a while?",
		"What were you good at as a child?",
	),
	closings: lines(
		"Thirteen answers are not a whole person. They’re a place to go on from.",
		"You can change any of these answers whenever you like. What you remember belongs to you.",
		"Nothing here has to be forgiven, explained or solved for it to have been worth writing.",
		"What you wrote stands here as you wrote it. The last word about it is yours.",
		"A page about those years is also a page by somebody who came after them: you, now.",
		"There’s no hurry with any of this.",
	),
};
