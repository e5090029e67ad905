import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 2 and Additional Assessments: the inner voice, worth and strengths. */
export const howYouTreatYourself: Questionnaire = {
	id: "7",
	title: "How You Treat Yourself",
	description:
		"The voice in your head, what you are good at, and how you look after yourself when nobody is watching. It shows you how you speak to yourself and what you already have to stand on.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "What did you say to yourself the last time something went wrong?",
			helperText: "The actual words, in the tone they came in. A dropped plate counts, and so does something bigger.",
		},
		{
			id: "q2",
			type: "text",
			text: "Whose voice does that sound like?",
			helperText:
				"One of my parents, a teacher I had, an ex of mine, an older brother, nobody but me. What tells you? A guess is fine.",
		},
		{
			id: "q3",
			type: "scale",
			text: "I speak to myself the way I would speak to a good friend.",
		},
		{
			id: "q4",
			type: "text",
			text: "What do people come to you for?",
			helperText:
				"Calm in a crisis, the right joke, a ride to the airport, the plain truth. If that is hard to say, what was the last thing someone thanked you for?",
		},
		{
			id: "q5",
			type: "text",
			text: "What got you through the hardest stretch so far?",
			helperText:
				"There is no need to say what it was. What did you do, day by day? If you are in the middle of it now, what is keeping you going?",
		},
		{
			id: "q6",
			type: "scale",
			text: "I feel that I have to earn the love I get.",
		},
		{
			id: "q7",
			type: "multiple_choice",
			text: "Someone pays you a compliment. What happens?",
			options: [
				{ value: "play-down", label: "I play it down or make a joke" },
				{ value: "give-back", label: "I hand one straight back" },
				{ value: "doubt", label: "I wonder what they want, or whether they mean it" },
				{ value: "take-it", label: "I enjoy it and say thank you" },
				{ value: "need-more", label: "I like it for a moment, and soon need to hear it again" },
				{ value: "rare", label: "I can hardly remember the last one" },
			],
		},
		{
			id: "q8",
			type: "text",
			text: "Which side of you stays hidden until you trust someone?",
			helperText:
				"A short temper, a need for rest, an old dream, how clever you are, how tired you are. You can describe it without naming it.",
		},
		{
			id: "q9",
			type: "text",
			text: "How do you look after yourself on a bad day?",
			helperText:
				"What really happens: a hot bath, a long walk, a glass of wine, three hours of your phone, just carrying on.",
		},
		{
			id: "q10",
			type: "scale",
			text: "I can rest before the work is done.",
		},
		{
			id: "q11",
			type: "text",
			text: "Where in your life do you like who you are?",
			helperText:
				"With a certain friend, at my desk, in the garden, behind the wheel, in another language. What is different there? If there is no such place, where is it easiest to be you?",
		},
		{
			id: "q12",
			type: "text",
			text: "What would you like to be able to tell yourself, and believe?",
			helperText: "One sentence, modest enough that it could be true by next spring.",
		},
	],
};
