import { lines } from "../../../parts/phrasebook";
import type { Guide } from "../guide";

/** One relationship, begun or over, good or not, with somebody living or dead. */
export const timeline: Guide = {
	plain: ["q1", "q2"],
	voiced: ["q10"],
	core: {
		from: ["q5", "q6", "q3", "q7"],
		ask: lines(
			"Which moment would you choose if the whole story had to be told in one?",
			"How would you tell it to somebody who knew neither of you?",
			"Which of these sentences took you longest to be able to say?",
			"What is the story about, in a word?",
			"Tell the middle of it in three sentences. Beginnings and ends are told often enough.",
		),
	},
	origin: {
		from: ["q4", "q3"],
		ask: lines(
			"What was going on in your life just then?",
			"What were you looking for at that time, if you were looking?",
			"What had come before it?",
			"Who else was there at the beginning?",
			"Describe the place where it began, and leave the two of you out.",
			"What did you tell others about it at first?",
		),
	},
	impact: {
		from: ["q7", "q6", "q9"],
		ask: lines(
			"What did it change in your days, as they are now?",
			"What can you do since then that you couldn’t before?",
			"What did it take, and what did it leave?",
			"Who saw it, and what would they say?",
			"Note one thing about it that was simply good, if there was one.",
		),
	},
	inner: {
		from: ["q9", "q10"],
		ask: lines(
			"What do you know now that you’d like to keep knowing?",
			"What would you thank yourself for?",
			"What is done with, and what comes back from time to time?",
			"How do you look at the person you were, on a mild day?",
			"What do you want to remember, if you were free to choose?",
			"Leave one question about it open, on purpose.",
		),
	},
	relational: {
		from: ["q8", "q5", "q9"],
		ask: lines(
			"What do you look for in people since then?",
			"How do you notice today that somebody is good for you?",
			"Who was a friend to you in that time?",
			"What do you give now that you didn’t know how to give then?",
			"How near is near enough?",
		),
	},
	steps: lines(
		"Write down three things you knew about that person that nobody else knew.",
		"Go to a place that belongs only to you now, and stay for an hour.",
		"Draw the relationship as a line over the months: up, down, flat. Mark three points with a word.",
		"Write down what you learned, in five lines that would be of use to somebody younger.",
		"List what was yours before, what you brought out of it, and what you’ve added since.",
		"Write the sentence you’d tell the person you were when it began on a card, and keep the card.",
		"Add another relationship to the timeline, and see what stands beside what.",
		"Tell somebody you trust one small thing about that time that you’ve never told.",
		"Choose one moment that stands out and describe it with your eyes, ears and hands only.",
	),
	areas: lines(
		"What did you call each other?",
		"What did you learn to cook, say or fix?",
		"What was the weather of it, on most days?",
		"What would be missing if the moments were all somebody had?",
		"What were ordinary days like?",
		"What did you laugh about?",
		"What surprised you?",
		"Which place belongs to it?",
	),
	closings: lines(
		"It’s one line on a longer timeline.",
		"Every story on the timeline is told by one of those who were in it. This one is told by you.",
		"What stands out today may step back in a year. You can come and see.",
		"You needn’t know what it meant. It’s enough to know what happened.",
		"You were there, and you’ve written it down. It’s kept.",
		"The person who answered isn’t the one it began with.",
	),
};
