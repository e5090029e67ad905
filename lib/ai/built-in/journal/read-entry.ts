import type { QuickInsightInput } from "@/lib/ai/types";
import { type Manner, mannerOf } from "../manner";
import { type Dice, diceFrom } from "../random";
import type { Reading, TextAnswer } from "../reading/model";
import { readAnswers } from "../reading/read";

/** An entry with fewer words than this is not interpreted. */
export const ENOUGH_WORDS = 8;

/** An entry, read, and how the person wants to hear about it. */
export interface ReadEntry {
	reading: Reading;
	text: TextAnswer;
	dice: Dice;
	manner: Manner;
}

/** Reads an entry. @throws The signal's reason, once it aborts. */
export async function readEntry(input: QuickInsightInput, signal: AbortSignal): Promise<ReadEntry> {
	const { content, prompt, manner } = input;
	const question = { id: "entry", text: prompt, type: "text" as const };
	const reading = await readAnswers(
		{ id: "journal", questions: [question] },
		[{ questionId: "entry", answer: content }],
		signal,
	);
	return { reading, text: reading.texts[0] as TextAnswer, dice: diceFrom(content), manner: mannerOf(manner) };
}
