import type { Dynamic } from "../writing/dynamics/dynamic";

/** What the coach knows about one question beyond its text. */
export interface QuestionGuide {
	/** What the answer is about, in plain words that fit "about …": "how anger was handled at home". */
	about: string;
	/** For scales: what the number measures, fitting "You put … at 7". Defaults to `about`. */
	measure?: string;
	/** For scales: whether a high number is the easier or the harder place to be. */
	high?: "easy" | "hard";
	/** What the coach has to say about a choice or a number, and where it points. */
	values?: Record<string, ValueGuide>;
	/** What the coach has to say about the number, from low to high. */
	scale?: { low: ValueGuide; middle: ValueGuide; high: ValueGuide };
	/** Quote from here gladly (1), if need be (0, the default), or never (-1): names, dates, plain facts. */
	quotable?: -1 | 0 | 1;
}

export interface ValueGuide {
	/** Follows the choice or number; each a way of saying it. */
	says: readonly string[];
	/** How much it speaks for a dynamic, 1 to 3. */
	points?: Partial<Record<Dynamic, number>>;
}

/** Question id → guide. */
export type Guide = Record<string, QuestionGuide>;
