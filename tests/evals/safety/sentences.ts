import { jsonLines } from "@/tests/setup/json-lines";

/** What the safety layer should say about a text; null where it should say nothing. */
type Expected = "self-harm" | "partner-danger" | "danger-to-others" | "someone-else" | null;

/** One text of the evaluation, written by us. */
export interface Sentence {
	/** What it was written for. */
	set: string;
	/** The day it was written; what is written later than the rules says so by its date. */
	written: string;
	/** `tune`: the rules may be changed after looking at it. `held-out`: only its figures are looked at. */
	part: "tune" | "held-out";
	expected: Expected;
	/** What sort of sentence it is, for reading the figures. */
	group: string;
	text: string;
	/** It answers a question about long ago, as in the questionnaires about mother and father. */
	isAboutThePast?: boolean;
}

/** Every sentence of our own. */
export const sentences = jsonLines<Sentence>("evals/safety/sentences.jsonl");
