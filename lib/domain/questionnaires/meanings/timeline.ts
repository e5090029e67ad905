import type { QuestionnaireMeanings } from "./types";

/** Meanings for one relationship of the timeline. All of its questions are answered in text. */
export const timelineMeanings: QuestionnaireMeanings = {
	choices: {},
	scales: {},
	texts: {
		q3: {
			frame: [
				"The moments that stand out are not always the largest; they are those in which something showed itself.",
				"What we remember of a relationship is already a choice, made by somebody who knows you well.",
				"A few moments stand for a great many days.",
				"Others would have kept other moments. These are the ones that stayed with you.",
				"Such moments are small enough to be remembered whole.",
			],
			ask: "What do these moments have in common?",
			step: "Choose one of these moments and describe it with your eyes, ears and hands only.",
		},
		q4: {
			frame: [
				"Beginnings already contain a good deal of what comes later, though we can read it only afterward.",
				"How something began is often told in one sentence. It is worth a second one.",
				"At the beginning nobody knows which of the details will count.",
				"Two people seldom tell the same beginning.",
			],
			ask: "What did you notice at the beginning that turned out to be true?",
			step: "Write down what was going on in your life in the weeks before it began.",
		},
		q5: {
			frame: [
				"In each relationship a part falls to each of us, and it is seldom the first time that we play it.",
				"A part that we play with ease has usually been rehearsed somewhere else.",
				"A part can suit one, and still be too small.",
				"The other person has a part as well, and the two fit each other for a time, or for good.",
			],
			ask: "Where did you first play that part?",
			step: "Write down what that part allowed you, and what it did not.",
		},
		q6: {
			frame: [
				"Everybody brings out somebody else in us.",
				"With one person we laugh more, with another we keep quieter; hardly anybody is the same with all.",
				"What was brought out was there before.",
				"Such a side does not go when a person goes.",
			],
			ask: "Where does that side of you have a place today?",
			step: "Do one thing this week that belongs to the side which this relationship brought out and that you liked.",
		},
		q7: {
			frame: [
				"You do not have to draw anything from what was hard.",
				"Nothing has to be learned from what was hard.",
				"What was hard may simply have been hard.",
				"It is said here, and that is enough.",
			],
			ask: "What helped you to get by, and is it still at hand?",
			step: "Write down one thing that helped in that time, and who or what it came from.",
		},
		q8: {
			frame: [
				"What goes on between two people is made of many small things, and is often told with one.",
				"Big and small stand side by side in such an answer, as they do in a life.",
				"There is seldom only one reason, and one is enough to tell.",
				"This is how you see it today.",
			],
			ask: "Which small thing in it would an outsider never have noticed?",
			step: "Draw the relationship as a line over the months, and mark three points on it with a word.",
		},
		q9: {
			frame: [
				"What we do differently since then is the trace that somebody has left.",
				"We learn from love much as from fire: warmth, cooking, and caution.",
			],
			ask: "When did you first notice that you do it differently?",
			step: "If there is something that you do differently since, write down when you last did it.",
		},
		q10: {
			frame: [
				"What we would tell our former self, we usually need today as well.",
				"Advice to the person we were is often the kindest sentence that we have for ourselves.",
			],
			ask: "Which part of that would you like to hear today?",
			step: "Read that advice again in a month, and see whether you would still give it.",
		},
	},
};
