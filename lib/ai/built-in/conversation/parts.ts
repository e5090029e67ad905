import { wordCount } from "../writing/prose";

/** What a reply is made of, before manner and length are seen to. */
export interface Parts {
	/** Sentences, the most needed first. */
	opening: (string | null)[];
	/** Lines of a list between the opening and the question. */
	list?: string[];
	/** After the list. */
	remark?: string | null;
	question: string | null;
	/** A thought to part with that belongs here; else one is chosen by topic. */
	parting?: string | null;
}

/** How many words the parts have together. */
export const lengthOf = ({ opening, list = [], remark, question, parting }: Parts) =>
	wordCount([...opening, ...list, remark, question, parting].filter(Boolean).join(" "));
