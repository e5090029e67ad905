import type { HelpLine } from "@/lib/domain/safety/help-line";
import type { Kind } from "@/lib/domain/safety/kinds";
import { helpLinesFor } from "./help-lines";

/**
 * Matches "It rang out", "nobody picked up", "I was on hold for ages": somebody tried a help line and reached nobody.
 */
const unanswered = new RegExp(
	"\\b(?:(?:it|they|the (?:line|number|phone)) (?:just )?(?:rang out|rings out|kept ringing|keeps ringing|rang and rang|" +
		"went to voicemail|cut off|hung up)|(?:nobody|no ?one) (?:is )?(?:picked|picks|picking|answered|answers|answering)(?:" +
		" up)?|(?:they|it) (?:did not|didn'?t|do not|don'?t|are not|aren'?t|is not|isn'?t|never)" +
		" (?:pick(?:ed|ing)? up|answer(?:ed|ing)?)|(?:on hold|in the queue|queu(?:ing|ed) ) ?(?:for|since|again|forever)|" +
		"(?:line|number|it) (?:is|was) (?:busy|engaged|dead|not working)|(?:could not|couldn'?t|can'?t|cannot|did not|didn'?t)" +
		" get through)\\b",
);

/**
 * Whether a message says that a call to a help line reached nobody. Only use it in a conversation where danger has
 * already come up; elsewhere these words can be about any call.
 */
export const reachedNobody = (message: string): boolean => unanswered.test(message.toLowerCase().replace(/[‘’]/g, "'"));

interface Tried {
	about: Kind;
	/** ISO 3166 alpha-2; null if the country is not known. */
	country: string | null;
	/**
	 * Everything the person wrote in this conversation, including the newest message; help lines named in it have been
	 * tried.
	 */
	written: readonly string[];
	now: Date;
}

/**
 * Returns the reply to a person who reached nobody: the next help line with its number, and the emergency number. The
 * first line of the list counts as tried, one more for each time they reached nobody, and every line that they named.
 */
export function afterNoAnswer({ about, country, written, now }: Tried): string {
	const lines = helpLinesFor(about, country, now);
	const [emergency] = lines;
	const unnamed = lines.filter(
		({ for: use, name }) => (use === "crisis" || use === "partner") && !isNamed(name, written),
	);
	const named = lines.some(({ name }) => isNamed(name, written));
	const times = written.filter(reachedNobody).length;
	const next = unnamed[named ? times - 1 : times] ?? lines.find(({ for: use }) => use === "directory");
	return [
		"I’m glad you rang, and I’m sorry nobody was there. It happens, mostly at busy hours, and it says nothing about you.",
		next ? `Please try the next one now: ${spoken(next)}` : "Please try once more in a few minutes.",
		emergency?.call
			? `If you might act on it, or somebody is in the house who frightens you, don’t wait for a line: call **${emergency.call}**.`
			: "If you might act on it, or somebody frightens you now, don’t wait for a line: call your local emergency number.",
		"Until somebody answers, is there one person you could sit with or ring? You can also go on writing here.",
	].join("\n\n");
}

const isNamed = (name: string, written: readonly string[]) =>
	written.some((text) => text.toLowerCase().includes(name.toLowerCase()));

/** Describes a help line and the ways to reach it: "**Shout** (United Kingdom): text SHOUT to 85258." */
function spoken({ name, country, call, text, say, url, hours }: HelpLine): string {
	const ways = [
		call && `call **${call}**`,
		text && `text **${say ? `${say} to ` : ""}${text}**`,
		url && `open [${new URL(url).hostname}](${url})`,
	].filter(Boolean);
	return `**${name}**${country ? ` (${country})` : ""}: ${ways.join(" or ")}. ${hours}.`;
}
