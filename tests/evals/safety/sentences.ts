import { jsonLines } from "@/tests/setup/json-lines";

/** What the safety rules should find in a text; null for nothing. */
type Expected = "self-harm" | "partner-danger" | "danger-to-others" | "someone-else" | null;

/** A text of the evaluation that we wrote. */
export interface Sentence {
	/** The purpose it was written for. */
	set: string;
	/** The day it was written, which shows whether it is later than the rules. */
	written: string;
	/** `tune`: the rules may be changed after reading it. `held-out`: only its figures may be seen. */
	part: "tune" | "held-out";
	expected: Expected;
	/** The sort of sentence, for reading the figures. */
	group: string;
	text: string;
	/** Whether it answers a question about the distant past, as in the questionnaires about mother and father. */
	isAboutThePast?: boolean;
}

/** Every sentence that we wrote. */
export const sentences = jsonLines<Sentence>("evals/safety/sentences.jsonl");
