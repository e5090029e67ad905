import type { writingPrompts } from "./writing-prompts";

export interface PromptTraits {
	/** What the prompt asks for: something to keep, something good, something hard, or none of these. */
	asks: "keep" | "good" | "hard" | null;
	/** Whether an answer that begins like one may mean something else without the prompt. */
	hangs: boolean;
}

const traits: Readonly<Record<(typeof writingPrompts)[number], PromptTraits>> = {
	"What moment from today would you like to keep, and what made it worth keeping?": { asks: "keep", hangs: false },
	"What did you feel today that you did not say out loud?": { asks: "hard", hangs: true },
	"Who was on your mind today, and what would you tell them if it were easy?": { asks: null, hangs: true },
	"Where did you say yes today when you meant no, or no when you meant yes?": { asks: "hard", hangs: true },
	"What are three small things you are grateful for, and what did each of them give you?": {
		asks: "good",
		hangs: true,
	},
	"What did your body try to tell you today?": { asks: null, hangs: true },
	"When did you feel most like yourself this week?": { asks: "good", hangs: true },
	"What are you carrying tonight that you could put down until morning?": { asks: "hard", hangs: true },
	"What did somebody do for you lately that you have not thanked them for?": { asks: "good", hangs: true },
	"If a close friend had lived your day, what would you say to them now?": { asks: null, hangs: true },
};

/** Returns what is known of a prompt; null for a question that is none of ours. */
export const traitsOf = (prompt: string): PromptTraits | null =>
	(traits as Readonly<Record<string, PromptTraits>>)[prompt.trim()] ?? null;
