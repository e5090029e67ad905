import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 1: the person's days, people and love life as they are. */
export const whereYouAreNow: Questionnaire = {
	id: "1",
	title: "Where You Are Now",
	description:
		"Your days, the people in them and your love life as it is. It gives you a clear starting point to look back on later.",
	questions: [
		{
			id: "q1",
			type: "multiple_choice",
			text: "Which of these comes closest to your love life right now?",
			helperText: "Pick the nearest. The next question has room for the rest.",
			options: [
				{ value: "mostly-good", label: "I am in a relationship, or in several, and it is mostly good" },
				{ value: "not-right", label: "I am in a relationship, or in several, and something is not right" },
				{ value: "ending", label: "Something is ending, or ended not long ago" },
				{ value: "grieving", label: "Someone I loved has died, and I am living with that" },
				{ value: "on-my-own", label: "I am on my own" },
				{ value: "something-else", label: "Something else, or several of these at once" },
			],
		},
		{
			id: "q2",
			type: "text",
			text: "What would a stranger have to know to understand your love life as it is?",
			helperText:
				"The plain facts, including the unromantic ones: children, distance, money, a house still shared with an ex. If you are on your own, how is that for you?",
		},
		{
			id: "q3",
			type: "text",
			text: "Who are the people closest to you at the moment?",
			helperText:
				"First names or initials, and a word on what each of them is to you: an old friend, my whole family, my partner Ines, someone you only write to. If that is how it is, “there is nobody just now” is an answer too.",
		},
		{
			id: "q4",
			type: "text",
			text: "When did you last feel close to someone?",
			helperText:
				"Small moments count: a phone call, a shared joke, a drive without talking. Say what was happening. If it is a long way back, go back.",
		},
		{
			id: "q5",
			type: "scale",
			text: "I have someone I could call in the middle of the night.",
		},
		{
			id: "q6",
			type: "text",
			text: "What is costing you the most energy these days?",
			helperText:
				"Trouble at work, your health, the next rent, somebody close, a decision you keep putting off. Name it as plainly as you can, and leave out what you would rather keep to yourself.",
		},
		{
			id: "q7",
			type: "text",
			text: "What do you look forward to in an ordinary week?",
			helperText:
				"The smaller and more exact, the better: Thursday choir, the dog, ten minutes after everyone else is in bed. If nothing comes, what used to be on this list?",
		},
		{
			id: "q8",
			type: "scale",
			text: "The life I am living feels like my own.",
		},
		{
			id: "q9",
			type: "text",
			text: "When people ask how you are, what do you leave out?",
			helperText:
				"With colleagues, with your family, with old friends. If there is someone who gets the full answer, say who.",
		},
		{
			id: "q10",
			type: "text",
			text: "What made you start this now, and not a year ago?",
			helperText:
				"Something that happened, a remark that stuck, a feeling that would not go away. Curiosity is a reason too.",
		},
		{
			id: "q11",
			type: "text",
			text: "A year from now, what one thing would you want to be different?",
			helperText: "Make it visible: where you are, what you are doing, who is there and who is not.",
		},
	],
};
