import { FATHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 3: the father or the person in his place. Structured like the mother's questionnaire, from other angles. */
export const father: Questionnaire = {
	id: FATHER_QUESTIONNAIRE_ID,
	title: "Your Father",
	description:
		"About your father, or whoever took that place: what it was like to be near him or without him, and what you learned from that about the world. With “Your Mother” it is what your Life Script is written from. Take as many sittings as you like.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "Who comes to mind when you hear the word “father”?",
			helperText:
				"A birth father, an adoptive father, a stepfather, a grandfather, my uncle Sam, my other mother. Choose one, read “he” as them, and say who they were in your life. If nobody comes, write about the gap.",
		},
		{
			id: "q2",
			type: "text",
			text: "How did a room change when he came in?",
			helperText:
				"Suddenly louder, a little safer, more on guard, full of jokes, no different. If he did not live with you, what changed when his name came up?",
		},
		{
			id: "q3",
			type: "text",
			text: "What did the two of you do together?",
			helperText:
				"Fixing a bike, homework, television, the drive to school every second Saturday. If there was nothing, who did you do such things with?",
		},
		{
			id: "q4",
			type: "multiple_choice",
			text: "What got you his attention most easily?",
			options: [
				{ value: "doing-well", label: "Doing well at something, such as school, sports or work" },
				{ value: "being-useful", label: "Making myself useful" },
				{ value: "his-interests", label: "Taking an interest in what he liked" },
				{ value: "trouble", label: "Getting into trouble" },
				{ value: "nothing-special", label: "Nothing special, because he noticed me anyway" },
				{ value: "out-of-reach", label: "Hardly anything, or he was not there" },
			],
		},
		{
			id: "q5",
			type: "text",
			text: "What happened when you made a mistake?",
			helperText:
				"A broken glass, a bad grade, a lie that came out. Write only what you want to; “I was afraid of him” is a full answer. If he was not there, who corrected you?",
		},
		{
			id: "q6",
			type: "scale",
			text: "Thinking of him made me feel protected.",
			helperText: "Answer for the child you were, whether or not he was around.",
		},
		{
			id: "q7",
			type: "text",
			text: "How did he behave when he was sad or afraid?",
			helperText:
				"Worked all night, drank too much, told jokes, went silent, talked about it. If you never saw it, what do you think he did with it?",
		},
		{
			id: "q8",
			type: "text",
			text: "What kind of partner was he, as far as a child could see?",
			helperText:
				"Affectionate, mostly absent, funny and charming, a little jealous, very polite, frightening. If you never saw him with anyone, what did you make of that?",
		},
		{
			id: "q9",
			type: "text",
			text: "What did he teach you to expect from other people?",
			helperText:
				"“Never trust anyone.” “Work hard and you will be respected.” “People are mostly kind.” He may have said it; he may have taught it by how he lived, or by not being there.",
		},
		{
			id: "q10",
			type: "scale",
			text: "I felt that I was enough for him.",
		},
		{
			id: "q11",
			type: "text",
			text: "How did he become the way he was, as far as you know?",
			helperText:
				"His own parents, too little money, the war he was in, leaving his country, a long illness, a dream he dropped. It excuses nothing, and it may explain something. If nobody told you, what have you guessed?",
		},
		{
			id: "q12",
			type: "text",
			text: "Where do you meet him again in your life today?",
			helperText:
				"In your temper or your humor, in the people you fall for, in a boss who makes you feel twelve. It may be a good meeting.",
		},
		{
			id: "q13",
			type: "multiple_choice",
			text: "Where do the two of you stand now?",
			options: [
				{ value: "close", label: "We are close" },
				{ value: "at-a-distance", label: "We get along, at some distance" },
				{ value: "strained", label: "We are in touch, and it is strained" },
				{ value: "no-contact", label: "We have no contact" },
				{ value: "died", label: "He has died" },
				{ value: "never-known", label: "I never really knew him" },
			],
		},
		{
			id: "q14",
			type: "text",
			text: "What would you have wanted to hear from him?",
			helperText:
				"In his way of talking, and not too long. If he did say it, when was that? Writing it down commits you to nothing.",
		},
	],
};
