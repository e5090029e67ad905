import type { Exercise } from "../../schema";

export const hardConversation: Exercise = {
	slug: "hard-conversation",
	title: "Preparing a hard conversation",
	summary: "From what has been going round in your head to a first sentence you can say.",
	group: "Between you and somebody",
	minutes: 15,
	aboutSomebody: true,
	about: [
		"Four things are easily mixed up: what happened, what you feel, what you need, and what you ask for. Taken apart, they are easier to say, and easier to hear.",
		"How a conversation begins says a great deal about how it ends: in one study of newly married couples, three minutes were enough to tell. A soft beginning speaks of yourself and of one thing, not of the other’s character.",
	],
	source:
		"Marshall Rosenberg, Nonviolent Communication, 2nd edition, 2003; Carrère and Gottman, “Predicting divorce among newlyweds from the first three minutes of a marital conflict discussion”, Family Process, 1999.",
	steps: [
		{
			kind: "text",
			id: "about",
			title: "Who is it with, and what is it about?",
			text: ["One thing only. The others may have their own conversation."],
			example: "With Alex, about who looks after Mom on weekends.",
		},
		{
			kind: "text",
			id: "happened",
			title: "What happened?",
			text: [
				"What somebody else in the room would have seen or heard. Leave out “always”, “never”, and what they meant by it.",
			],
			example: "The last four Saturdays I drove there alone.",
		},
		{
			kind: "text",
			id: "feel",
			title: "What do you feel about it?",
			text: [
				"{happened}",
				"A feeling is one word: hurt, tired, afraid, angry, lonely. “I feel that you …” is usually a thought about the other person.",
			],
			example: "Tired, and a little bitter.",
		},
		{
			kind: "text",
			id: "need",
			title: "What matters to you behind it?",
			text: [
				"Something everybody needs in some form: rest, fairness, being asked, closeness, being able to rely on somebody.",
			],
			example: "That we carry this together.",
		},
		{
			kind: "text",
			id: "ask",
			title: "What do you ask for?",
			text: [
				"One thing that can be done this week, and that they may say no to. Otherwise it is a demand, and it will be heard as one.",
			],
			example: "Would you take every second Saturday until summer?",
		},
		{
			kind: "text",
			id: "theirs",
			title: "What might it be like for them?",
			text: ["Their reason as they would tell it themselves. You need not agree with it."],
			example: "He may think that I like doing it, because I never said anything.",
		},
		{
			kind: "text",
			id: "opening",
			title: "Your first sentences",
			text: [
				"{happened}",
				"{feel}",
				"{ask}",
				"Put together how you begin: what happened, what it is like for you, what you ask. Three sentences are enough.",
			],
			example: "I would like to talk about the Saturdays. The last four I went alone, and I am tired. Would you …",
		},
		{
			kind: "text",
			id: "when",
			title: "When and where, and how will you pause if it gets loud?",
			text: [
				"Not late at night, not in passing, not after a drink. Ask first whether now is good. A pause works when you say when you will be back.",
			],
			example: "Sunday after breakfast, on a walk. If it gets loud: “I need twenty minutes, then I come back to this.”",
		},
	],
	page: {
		title: "A conversation I am preparing",
		sections: [
			{ heading: "What it is about", text: ["{about}"] },
			{ heading: "How I begin", text: ["{opening}"] },
			{ heading: "What happened", text: ["{happened}"] },
			{ heading: "What I feel", text: ["{feel}"] },
			{ heading: "What matters to me", text: ["{need}"] },
			{ heading: "What I ask for", text: ["{ask}"] },
			{ heading: "What it may be like for the other", text: ["{theirs}"] },
			{ heading: "When, where, and how we pause", text: ["{when}"] },
		],
	},
	goal: "{about}\n\nWhen:\n{when}",
	phrasings: [
		"I have to tell them something hard",
		"how do I bring it up",
		"I need to have a difficult conversation",
		"how do I tell my partner",
		"I am afraid to talk about it",
		"I don't know how to say it",
		"prepare a hard talk",
		"we need to talk",
		"I want to talk to my mother about it",
		"I have to tell my parents I am leaving university",
		"telling my husband that I want to go back to work",
		"how do I tell my friend that she hurt me",
		"I need to talk about money with my brother and dread it",
		"I keep rehearsing what I will say to my boss",
		"how to break it to her that I am moving abroad",
		"every time I want to raise it my mouth goes dry",
		"I must tell my daughter that grandpa is very ill",
	],
};
