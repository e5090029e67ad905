import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Week 1: values and needs, and how far daily life agrees with them. */
export const whatMatters: Questionnaire = {
	id: "2",
	title: "What Matters to You",
	description:
		"What you value, what you need from the people you love, and how far your days agree with that. It gives you words for what to protect and what to ask for.",
	questions: [
		{
			id: "q1",
			type: "text",
			text: "Whose way of living do you admire?",
			helperText:
				"Someone you know, someone you have only read about, someone who is gone. What do they do that you would like to do more of?",
		},
		{
			id: "q2",
			type: "text",
			text: "What makes you angry on other people’s behalf?",
			helperText:
				"A headline, a scene on the bus, the way someone is spoken to at work. What is it that should not be done to anyone?",
		},
		{
			id: "q3",
			type: "multiple_choice",
			text: "With someone you are close to, which of these would you miss first?",
			helperText: "All of them may matter. Choose the one whose absence you would feel soonest.",
			options: [
				{ value: "steadiness", label: "Knowing that they will still be there tomorrow" },
				{ value: "tenderness", label: "Being held and treated gently" },
				{ value: "being-known", label: "Being known as I am, without having to perform" },
				{ value: "room", label: "Having room for myself and my own interests" },
				{ value: "respect", label: "Being taken seriously, as an equal" },
				{ value: "play", label: "Laughing and doing things together" },
			],
		},
		{
			id: "q4",
			type: "text",
			text: "How do people find out what you need from them?",
			helperText:
				"What you actually say or do. Dropping hints, joking, working harder and hoping they notice are ways too.",
		},
		{
			id: "q5",
			type: "scale",
			text: "When I need something from someone I love, I say so in words.",
		},
		{
			id: "q6",
			type: "text",
			text: "What have you set aside to keep a relationship going?",
			helperText:
				"An old friendship, a city you loved, a belief of yours, singing in the car. Was it worth it? If nothing comes to mind, what would you never set aside?",
		},
		{
			id: "q7",
			type: "multiple_choice",
			text: "You want one thing and someone you love wants another. What usually happens?",
			options: [
				{ value: "give-in", label: "I give in and tell myself it does not matter much" },
				{ value: "hold-on", label: "I hold on to what I want" },
				{ value: "talk", label: "We talk until we find something we can both live with" },
				{ value: "postpone", label: "It gets put off until nobody mentions it anymore" },
				{ value: "own-way", label: "I agree, and then quietly do it my own way" },
				{ value: "depends", label: "It depends so much on the person that none of these fits" },
			],
		},
		{
			id: "q8",
			type: "scale",
			text: "How I spend my free time fits what I say is important to me.",
		},
		{
			id: "q9",
			type: "text",
			text: "What do you envy in other people’s lives?",
			helperText:
				"Envy can show where a wish is: two people laughing in a supermarket, someone who lives alone and likes it, a loud family table.",
		},
		{
			id: "q10",
			type: "text",
			text: "Where do you draw the line, whoever the other person is?",
			helperText:
				"What you do not accept from a partner, a parent, a boss or a friend. If the line came out of something hard, you need not tell the story.",
		},
		{
			id: "q11",
			type: "text",
			text: "Which promise to yourself would you like to start keeping?",
			helperText:
				"One, and small enough to begin this week: the phone stays out of the bedroom, I say no once, I call my brother.",
		},
	],
};
