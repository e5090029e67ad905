import { hasDied, hasEnded, isOn, saidToBeOver } from "@/lib/domain/text/standing-words";

/** How it stands with a relationship on the timeline. */
export type Standing = "going on" | "over" | "died" | "unknown";

/** Matches a span between two years: "2013 to 11 May 2019", "1987-2008", "2019–21". */
const span = /\b(?:19|20)\d\d\b.{0,20}?(?:\bto\b|[-–—]).{0,20}?(?:\b(?:19|20)\d\d\b|(?<=\d[-–—])\d\d\b)/u;

/**
 * Returns how it stands with a relationship, as far as its dates and what was written about its end say so. A start
 * without an end is not enough: many name only a year.
 */
export function standingOf({ dates, outcome }: { dates: string; outcome: string }): Standing {
	if (hasDied.test(outcome) || hasDied.test(dates)) return "died";
	if (isOn.test(dates)) return [dates, outcome].some((text) => saidToBeOver.test(text)) ? "unknown" : "going on";
	// "Nothing ended it cos nothing happened."
	if (/^nothing\b/i.test(outcome.trim())) return "unknown";
	return hasEnded.test(dates) || span.test(dates) ? "over" : "unknown";
}
