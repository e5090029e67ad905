import type { Exercise } from "../../schema";

export const askingForSomething: Exercise = {
	slug: "asking-for-something",
	title: "Asking for something",
	summary: "A request that is clear, that can be answered, and that you can bear a no to.",
	group: "Between you and somebody",
	minutes: 10,
	aboutSomebody: true,
	about: [
		"Most of us hint, wait, and are disappointed. A request that names what, when and how much is easier to answer, and kinder.",
		"People who are about to ask somebody for help guess far too low: in a series of studies they needed to ask only about half as many people as they had expected.",
	],
	source:
		"Flynn and Lake, “If you need help, just ask: underestimating compliance with direct requests for help”, Journal of Personality and Social Psychology, 2008; Marsha Linehan, DBT Skills Training Manual, 2nd edition, 2015.",
	steps: [
		{
			kind: "text",
			id: "wish",
			title: "What do you want, and from whom?",
			text: ["Write it the way you would never dare to say it."],
			example: "I want Chris to put the phone away when we eat.",
		},
		{
			kind: "text",
			id: "request",
			title: "Make it something one can do",
			text: ["{wish}", "What exactly, when, how often? Say what you want, not what you want to stop."],
			example: "At dinner, both phones in the hall, until we have cleared the table.",
		},
		{
			kind: "text",
			id: "why",
			title: "Why does it matter to you?",
			text: ["One sentence about you. Not three reasons: the weakest one is the one that gets answered."],
			example: "It is the only half hour of the day in which I really see you.",
		},
		{
			kind: "text",
			id: "forThem",
			title: "What would make it easy to say yes?",
			text: ["A smaller first step, a trial, something you do in return. Leave it empty if there is nothing."],
			example: "We try it for one week, and I cook.",
			optional: true,
		},
		{
			kind: "text",
			id: "no",
			title: "And if the answer is no?",
			text: ["What will you do then, without punishing anybody? What can you give yourself, or ask of somebody else?"],
			example: "I ask what would be possible instead. And I have lunch with Kim on Fridays.",
		},
		{
			kind: "text",
			id: "words",
			title: "Now say it in two or three sentences",
			text: ["{request}", "{why}", "A question mark at the end, and then silence."],
			example: "Would you … ? It would mean a lot to me because …",
		},
	],
	page: {
		title: "Something I want to ask for",
		sections: [
			{ heading: "How I say it", text: ["{words}"] },
			{ heading: "What exactly I ask for", text: ["{request}"] },
			{ heading: "Why it matters to me", text: ["{why}"] },
			{ heading: "What makes a yes easier", text: ["{forThem}"] },
			{ heading: "If the answer is no", text: ["{no}"] },
		],
	},
	goal: "{request}",
	phrasings: [
		"how do I ask for what I need",
		"I want to ask for help",
		"I need more from my partner",
		"I never ask for anything",
		"he doesn't see what I need",
		"she never helps me",
		"ask for a raise",
		"I wish they would listen",
		"I want more time together",
	],
};
