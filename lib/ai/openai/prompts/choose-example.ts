import type { ReplyInput } from "@/lib/ai/types";
import { type ExampleExchange, exampleExchanges } from "./example-exchanges";

/** What stands around an exchange, so that nobody's words are taken for those of the person. */
const asExample = ({ they, reply }: ExampleExchange) =>
	`So a good reply may sound. Somebody else wrote this, and nothing of it is about them: take its manner, never its words or
its facts.
They: ${they}
Reply: ${reply}`;

/**
 * The example for a message, as it stands in the prompt: by what is known of the moment, and never by its words, which may
 * be in any language. What they are in danger of comes before all else: then it is fear, or nothing.
 */
export function exampleFor({ memory, signs = [] }: Pick<ReplyInput, "memory" | "signs">): string {
	if (signs.includes("partner-danger")) return asExample(exampleExchanges.afraid);
	if (signs.length > 0) return "";
	return asExample(exampleExchanges[memory.found ? "own pages" : "usual"]);
}
