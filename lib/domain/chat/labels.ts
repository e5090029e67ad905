import type { articleParts } from "./guide";
import type { doors, Help } from "./tap";

/** Button labels of the six entry points. */
export const doorLabels: Readonly<Record<(typeof doors)[number], string>> = {
	listen: "Listen to me",
	"say-something": "Help me say something",
	decide: "Help me decide",
	"just-happened": "Something just happened",
	"good-news": "Good news",
	find: "Find something I wrote",
};

/** Names of the kinds of help, in the order in which they are shown. */
export const helpLabels: Readonly<Record<Help, string>> = {
	listen: "Just be listened to",
	"say-something": "Words to say or write",
	feel: "Find out what I feel",
	decide: "Decide something",
	read: "Read what helps others",
	"good-news": "It’s something good",
};

/** Button labels of the parts of an article. */
export const partLabels: Readonly<Record<(typeof articleParts)[number], string>> = {
	try: "What could I try?",
	words: "Words I could say",
	known: "What is known about it?",
	help: "Whom could I ask?",
};
