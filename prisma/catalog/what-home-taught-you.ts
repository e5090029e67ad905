import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 1: the childhood home or homes, which feelings were allowed there, and the rules that stayed. */
export const whatHomeTaughtYou: Questionnaire = {
	id: "3",
	title: "What Home Taught You",
	description:
		"The home or homes you grew up in, which feelings were welcome there, and which rules you took with you. It shows you what you learned early and may still be following.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "What do you see when you hear the words “the home I grew up in”?",
			helperText:
				"A kitchen table, a cold stairwell, a dormitory, the back seat of a car. Who is there? If there were several homes, or you grew up in care, take the one that stays with you most.",
		},
		{
			id: "q2",
			type: "text",
			text: "How could you tell, coming through the door, what kind of evening it would be?",
			helperText:
				"The sound of keys, the smell of soup, somebody’s face, a car in the driveway. If evenings were all alike, what was that like?",
		},
		{
			id: "q3",
			type: "text",
			text: "What happened at home when somebody was angry?",
			helperText:
				"Loud shouting, slammed doors, days of silence, bitter jokes, nothing at all. Where were you? Write only as much as you want to; “it was not safe” is a full answer.",
		},
		{
			id: "q4",
			type: "text",
			text: "If you cried as a child, what happened?",
			helperText:
				"Who came, if anyone? What was said? If you don’t remember, how was any crying child treated in that home?",
		},
		{
			id: "q5",
			type: "multiple_choice",
			text: "Which feeling was least welcome at home?",
			options: [
				{ value: "anger", label: "Anger was not welcome" },
				{ value: "sadness-fear", label: "Sadness or fear was not welcome" },
				{ value: "joy", label: "Pride or loud happiness was not welcome" },
				{ value: "need", label: "Needing help or comfort was not welcome" },
				{ value: "all-strong", label: "Any strong feeling was too much there" },
				{ value: "none", label: "None of them: feelings had a place there" },
			],
		},
		{
			id: "q6",
			type: "text",
			text: "Which sentence from those years can you still hear?",
			helperText:
				"“Don’t make a fuss.” “What will people think?” “You were always the easy one.” Kind sentences count as well. Who said it?",
		},
		{
			id: "q7",
			type: "multiple_choice",
			text: "Which part did you play most often at home?",
			helperText: "Most people had more than one. Take the one you slipped into fastest.",
			options: [
				{ value: "peacemaker", label: "I kept the peace or lightened the mood" },
				{ value: "easy-one", label: "I was the good one who gave no trouble" },
				{ value: "difficult-one", label: "I was the difficult one, or was called that" },
				{ value: "caretaker", label: "I looked after others, like a small adult" },
				{ value: "out-of-sight", label: "I stayed out of sight" },
				{ value: "something-else", label: "None of these, or a different part in every home" },
			],
		},
		{
			id: "q8",
			type: "text",
			text: "What did your part at home get you?",
			helperText:
				"A peaceful evening, a word of praise, being needed, being left alone. If it also took something from you, say what.",
		},
		{
			id: "q9",
			type: "text",
			text: "How was love shown at home, if it was?",
			helperText:
				"In food, in money, in teasing, in touch, in a light left on for you. If it was hard to find, where did you look for it?",
		},
		{
			id: "q10",
			type: "scale",
			text: "As a child, I could be difficult and still feel wanted.",
		},
		{
			id: "q11",
			type: "text",
			text: "Outside your home, who was good to you?",
			helperText:
				"A good teacher, a neighbor, a friend’s mother, a librarian, the family dog. What did they notice about you? If there was nobody, what got you through?",
		},
		{
			id: "q12",
			type: "scale",
			text: "What I learned at home still decides how I behave in love.",
		},
		{
			id: "q13",
			type: "text",
			text: "Which of the rules from home would you like to stop following?",
			helperText:
				"“Never owe anyone.” “Figure it out yourself.” “Keep everybody happy.” If you are glad of the rules you were given, which one do you lean on most?",
		},
	],
};
