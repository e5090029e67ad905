import type { Offer } from "@/lib/domain/chat/guide";
import { type Line, line } from "../../parts/phrasebook";

/** A way in that the conversation offers by name, and what it leads to. */
export interface WayIn {
	/** The words that it sends, and others that mean the same. */
	pattern: RegExp;
	text: Line;
	offers: readonly Offer[];
}

/** What the three buttons of an empty conversation lead to. */
export const waysIn: readonly WayIn[] = [
	{
		pattern: /^i need help with a relationship challenge[.!]*$/i,
		text: line(
			"Which of these is nearest to it? Each leads to an exercise in small steps. You can also describe it in your own words.",
		),
		offers: [
			{
				label: "We keep quarreling",
				note: "See it as a well-wishing stranger would",
				href: "/exercises/quarrel-from-outside",
			},
			{ label: "I have to say something hard", note: "Prepare the conversation", href: "/exercises/hard-conversation" },
			{ label: "I want to ask for something", note: "Find the words for it", href: "/exercises/asking-for-something" },
			{ label: "I need to say no", note: "And stay kind", href: "/exercises/saying-no" },
			{ label: "I hurt somebody", note: "Apologize and repair", href: "/exercises/apologizing" },
			{ label: "It is over, or nearly", note: "The weeks after a break-up", href: "/exercises/after-a-breakup" },
			{ label: "I am afraid of somebody", note: "People to talk to", href: "/help-now" },
		],
	},
	{
		pattern: /^i am looking to find love[.!]*$/i,
		text: line(
			"It helps to know what you look for before you look for somebody. These are ways to find out, and to begin.",
		),
		offers: [
			{
				label: "What I value",
				note: "Exercise: what has to be there, and what need not",
				href: "/exercises/what-i-value",
			},
			{ label: "Soul Spark", note: "Questionnaire: dreams, desire, and the love you want", href: "/questionnaires/12" },
			{ label: "Your timeline", note: "What came back in the loves you have had", href: "/timeline" },
			{
				label: "The handbook",
				note: "Short answers about meeting people, first dates and beginnings",
				href: "/handbook",
			},
		],
	},
	{
		pattern: /^help me envision my dream partner[.!]*$/i,
		text: line(
			"A picture of somebody becomes clear from the inside: how an ordinary evening with them would be, and how you would be in it. Begin with one of these.",
		),
		offers: [
			{
				label: "Soul Spark",
				note: "Questionnaire: the love you want, seen as an ordinary day",
				href: "/questionnaires/12",
			},
			{ label: "What I value", note: "Exercise: what you want to live for, and with", href: "/exercises/what-i-value" },
			{
				label: "Your love script",
				note: "Your answers, arranged into a story of the love you want",
				href: "/profile?script=love",
			},
			{
				label: "Describe an evening with them",
				note: "In your journal: where you are, who speaks, what you feel free to do",
				href: "/journal",
			},
		],
	},
];

/** What somebody is offered who does not know where to begin. */
export const beginnings: readonly Offer[] = [
	{ label: "Exercises", note: "Small steps, with a page at the end that is yours", href: "/exercises" },
	{ label: "The handbook", note: "Short answers about love, family and yourself", href: "/handbook" },
	{ label: "What did I write last week?", note: "Search your own pages", say: "What did I write last week?" },
];

export const exercisesAsked =
	/^(?:(?:please|can you|could you|i(?:'d| would) like|i want|i need|give me|show me|do you have|suggest|recommend|let's do|start|what|which|any|some|an?|the|all|other|more) ?)*\b(?:exercises?|practices?|something to do)\b(?: (?:are there|do you have|can i do|please|for me|you have|now))*[?.! ]*$/i;
export const handbookAsked =
	/^(?:(?:please|can you|show me|open|where is|what is(?: in)?|give me|read|the|your|all|list|see) ?)*\b(?:handbook|articles?)\b[?.! ]*$/i;
export const exercisesLine = line(
	"These are exercises in four to eight small steps. What you answer is yours, and it is kept when you stop half-way.",
);
export const handbookLine = line(
	"The handbook has short answers to questions that people really ask, with their sources named.",
);
