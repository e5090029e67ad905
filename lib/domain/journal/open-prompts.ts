import { HAPPENED } from "./paths";

/** Prompts of pages that people reach from a conversation or an analysis, by the name in the address. */
export const openPrompts = {
	happened: HAPPENED,
	unsaid: "What would you say about it if nobody ever read it?",
	words: "What would you say to them? Try it out here: nothing is sent.",
	keep: "How was it? Write it down while it is fresh, so that you can find it again.",
	missed: "What do you want to remember of them?",
	ways: "List the possibilities one below the other. What would an ordinary Tuesday be like with each?",
	answer: "What would you answer yourself, if somebody you like asked you this?",
	next: "Which of these things matters to you, and why?",
	goal: "Think of one of your goals. What has moved, what is in the way, and what is one small thing you could do next?",
	mind: "What is on your mind?",
	on: "What else belongs to it?",
	analysis: "You have read what your answers say about you. What is true, what is not, and what is missing?",
} as const;

export type OpenPrompt = keyof typeof openPrompts;

/** Returns the prompt with this name; null if there is none. */
export const openPromptOf = (name: unknown): string | null =>
	typeof name === "string" && Object.hasOwn(openPrompts, name) ? openPrompts[name as OpenPrompt] : null;
