import { plainLine } from "./plain-line";
import type { ClientMessage } from "./schema";

/** Matches a sentence that only introduces the offers below it, such as "These may fit:". */
const LEADS_ON = /[^.!?…]*:$/;

/**
 * Sums up a message in one line for an overview. Leaves out a sentence that only introduces the offers, unless nothing
 * else is left.
 */
export function activityLine({ content, isAiResponse }: Pick<ClientMessage, "content" | "isAiResponse">): string {
	const line = plainLine(content);
	if (!isAiResponse || !LEADS_ON.test(line)) return line;
	return line.replace(LEADS_ON, "").trim() || `${line.slice(0, -1)}…`;
}
