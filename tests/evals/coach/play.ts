import type { Paragraph } from "@/lib/ai/built-in/parts/part";

/** A text that the coach wrote for a person, with everything that it was allowed to know. */
export interface Played {
	/** The person it is for. */
	who: string;
	/** Its name: "Your Mother", "entry of March 1". Texts with the same name are compared between people. */
	of: string;
	paragraphs: readonly Paragraph[];
	/** All texts of the person that it could use. */
	sources: readonly string[];
	/** Our own texts that it was given: questions, options, prompts. */
	given: readonly string[];
	/** The text as it is shown. */
	markdown: string;
	/** The ticked answers that decide what is said: people who ticked the same are rightly told the same. */
	ticks?: readonly string[];
	/** Whether it only says what everybody in danger is told; it is then not compared. */
	isCare: boolean;
}

/** An area of the coach. A file in `plays/` exports one as `play`, and the evaluation finds the file by itself. */
export interface Play {
	area: string;
	run(): Promise<Played[]>;
}
