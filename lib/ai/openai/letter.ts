import { z } from "zod";
import { letterMessages } from "@/lib/ai/openai/prompts/letter";
import type { LetterJoins, LetterJoinsInput } from "@/lib/ai/types";
import { takenJoin, takenOpening } from "@/lib/domain/letters/joins";
import type { ChatClient } from "./client/client";
import { type Asking, completeStructured } from "./client/structured";
import { replyFault } from "./reply-faults";
import { tidyAnswer } from "./tidy";

/** The longest transition in a letter, in characters. */
const LONGEST = 400;

/**
 * Has a model write the transitions between the lines of a letter. One that says more than is known is left out; our
 * own words take its place.
 */
export async function writeLetterJoins(
	client: ChatClient,
	input: LetterJoinsInput,
	asking: Asking,
): Promise<LetterJoins> {
	const { beginning, lines } = input;
	const { system, user } = letterMessages(input);
	const text = z.string().max(LONGEST);
	const written = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		schema: z.strictObject({
			opening: text.describe("one or two sentences, about 20 words"),
			joins: z.array(text).length(lines.length).describe("one short sentence each, ending with a colon"),
		}),
		lenient: z.looseObject({ opening: text.catch(""), joins: z.array(text.catch("")).catch([]) }),
		schemaName: "letter",
		...asking,
		prepare: (value) => tidyAnswer(value, []),
	});
	const honest = (taken: string | null) => (taken === null || replyFault(taken, system) ? null : taken);
	return {
		opening: honest(takenOpening(written.opening, beginning, lines)),
		joins: lines.map((line, i) => honest(takenJoin(written.joins[i] ?? "", line))),
	};
}
