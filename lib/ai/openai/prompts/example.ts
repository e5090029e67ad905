import type { Kind } from "@/lib/domain/safety/kinds";
import { type ExampleExchange, exampleExchanges } from "./example-exchanges";

/** Frames an exchange, so that nobody's words are taken for the person's. */
const asExample = ({ they, reply }: ExampleExchange) =>
	`So a good reply may sound. Somebody else wrote this, and nothing of it is about them: take its manner, never its words or
its facts.
They: ${they}
Reply: ${reply}`;

/**
 * Chooses the example for a prompt: by what is known of the situation, and never by the words of a message, which may
 * be in any language. A danger decides before all else: fear of a partner has its example, any other danger none.
 * @param signs The dangers that their recent words are signs of.
 */
export function exampleFor(signs: readonly Kind[]): string {
	if (signs.includes("partner-danger")) return asExample(exampleExchanges.afraid);
	return signs.length > 0 ? "" : asExample(exampleExchanges.usual);
}
