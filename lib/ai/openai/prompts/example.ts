import type { Kind } from "@/lib/domain/safety/kinds";
import { type ExampleExchange, exampleExchanges } from "./example-exchanges";

/** What stands around an exchange, so that nobody's words are taken for those of the person. */
const asExample = ({ they, reply }: ExampleExchange) =>
	`So a good reply may sound. Somebody else wrote this, and nothing of it is about them: take its manner, never its words or
its facts.
They: ${they}
Reply: ${reply}`;

/**
 * The example in a prompt: by what is known of the moment, and never by the words of a message, which may be in any
 * language. What they are in danger of comes before all else: then it is fear, or nothing.
 * @param signs What their words of late are a sign of.
 */
export function exampleFor(signs: readonly Kind[]): string {
	if (signs.includes("partner-danger")) return asExample(exampleExchanges.afraid);
	return signs.length > 0 ? "" : asExample(exampleExchanges.usual);
}
