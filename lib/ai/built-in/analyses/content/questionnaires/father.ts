import { lines } from "../../../parts/phrasebook";
import { fatherByChoice } from "../by-choice";
import type { Guide } from "../guide";

/** "Your Father": whoever that was, kind or not, known or not. */
export const father: Guide = {
	byChoice: fatherByChoice,
	plain: ["q1"],
	voiced: ["q9", "q14"],
	subject: ["father", "stepfather", "grandfather"],
	core: {
		from: ["q2", "q3", "q9", "q4", "q5"],
		ask: lines(
			"What do these two have to do with each other, if anything?",
			"Which of them is nearer to how you’d tell it aloud?",
			"What did you know about this at ten, and what only later?",
			"Where in this are you yourself, and what are you doing?",
			"Take away every word that explains. What is left?",
			"Which of these sentences have you never said to anybody?",
		),
	},
	origin: {
		from: ["q11", "q7", "q8"],
		ask: lines(
			"Who could tell you more about those years, if you wanted to know more?",
			"Which part of the story begins long before you?",
			"What did nobody talk about?",
			"Write down three dates that belong in this story, also if you have to guess at them.",
			"What work, which places and which people filled the days then?",
			"What would you like to have known earlier?",
		),
	},
	impact: {
		from: ["q12", "q9", "q5"],
		ask: lines(
			"Where did you last meet something of this?",
			"What of it is useful to you, and what do you carry only because it was there?",
			"When you decide something important, whose opinion do you hear first?",
			"Describe one day of the last month on which none of this mattered.",
			"In what are you quite unlike the person you wrote about?",
		),
	},
	inner: {
		from: ["q10", "q6", "q14"],
		ask: lines(
			"What is enough, in your own eyes?",
			"Say one of your sentences aloud, slowly, and see whether it’s still true.",
			"What do you tell yourself when something goes wrong, and since when?",
			"When do you feel safe today? Name the place and the hour.",
			"Where are you prouder of yourself than you’d say?",
			"What would be a good use of an hour that is yours alone?",
		),
	},
	relational: {
		from: ["q13", "q4", "q8"],
		ask: lines(
			"Who notices you without your having to do anything for it?",
			"From whom do you take advice today, and from whom not?",
			"With whom can you be wrong?",
			"What distance is right for you as things are? It needs no reason.",
			"Write down the name of somebody who is glad when you come in.",
			"What do you wish somebody would ask you?",
		),
	},
	steps: lines(
		"Draw the street you lived in at ten, with the names of those who lived there.",
		"Give somebody younger than you an hour of your attention, if there is somebody.",
		"Write down one thing you learned in those years that you still use, and one that you’ve put down.",
		"Do something with your hands this week for an hour, for its own sake: repair, cook, draw, plant.",
		"Make a list of ten things you can do. Nothing is too small for it.",
		"Tell one person who is good to you a short story from those years. Choose one you like telling.",
		"Note for seven days, in one line each evening, who was kind to you and how.",
		"Write the sentence that you’d want to hear at the end of a hard day. Put it where you’ll find it on one.",
		"Sit for a quarter of an hour somewhere you felt at ease as a child, or at a place like it.",
	),
	areas: lines(
		"What were you praised for, and by whom?",
		"Which question would you have liked to ask at the time?",
		"What is the first thing of those years that you remember?",
		"Which of your answers was the hardest to put into words?",
		"Who else stood in that place for you, for a year or an afternoon?",
		"What did you want to be at twelve?",
		"What can you do today that you once thought only grown-ups can?",
		"What made you laugh in those years?",
	),
	closings: lines(
		"Understanding where somebody came from doesn’t oblige you to anything.",
		"This is how you see it today. You may see it differently, and be right both times.",
		"You’ve written down things that are seldom asked about. That they stand here is enough for one sitting.",
		"The story has more than one beginning. You can choose where you go on.",
		"What somebody was, and what you make of your days, are two different pages.",
		"Keep what is yours of this. The rest can stay on the page.",
	),
};
