import type { Paragraph } from "@/lib/ai/built-in/parts/part";

/** One text that the coach wrote for somebody, with all that it was allowed to know. */
export interface Played {
	/** Who it is for. */
	who: string;
	/** What it is: "Your Mother", "entry of March 1". Texts with the same name are compared between people. */
	of: string;
	paragraphs: readonly Paragraph[];
	/** Every text of the person that it could use. */
	sources: readonly string[];
	/** Texts of ours that it was given: questions, options, prompts. */
	given: readonly string[];
	/** As it is shown. */
	markdown: string;
	/** What was ticked, where it decides what is said: people who ticked the same are rightly told the same. */
	ticks?: readonly string[];
	/** It says nothing but what is said to everybody in danger, and is not compared. */
	isCare: boolean;
}

/** One area of the coach. A file in `plays/` exports one as `play`; the evaluation finds it by itself. */
export interface Play {
	area: string;
	run(): Promise<Played[]>;
}
