import { setOf } from "@/lib/domain/text/set-of";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { fill } from "../parts/phrasebook";
import type { Dice } from "../random";
import { isReadable, type ReadText } from "../reading/text";
import { titles } from "./content/lines";
import { spokenDay } from "./spoken-day";

const MOST_WORDS = 7;
/** A beginning with fewer words names nothing. */
const LEAST_WORDS = 2;
/** Words that a shortened beginning does not end with. */
const open = setOf("a an and as at but by for from i in into my of off on onto or over so that the to under up with");
/** Matches words without markup, addresses and the like. */
const plain = /^[\p{L}\p{N}'’ ,;:.!?-]{4,60}$/u;

/**
 * Returns how the entry begins, as written: its first sentence, or the first words of it and an ellipsis. Null if that
 * may hurt to read, or cannot be read.
 */
function beginningOf(read: ReadText): string | null {
	const first = read.sentences.find(({ text }) => /\p{L}{2}/u.test(text));
	if (!first || !isReadable(read) || isGrave(first.lower) || isPainful(first.text)) return null;
	const words = first.text.trim().split(/\s+/);
	const shown = words.slice(0, MOST_WORDS);
	const isWhole = shown.length === words.length;
	while (!isWhole && open.has((shown.at(-1) ?? "").toLowerCase())) shown.pop();
	const text = shown.join(" ").replace(isWhole ? /[.…]+$/ : /[,;:.!?-]+$/, "");
	if (shown.length < LEAST_WORDS || !plain.test(text)) return null;
	return `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${isWhole ? "" : "…"}`;
}

/** Returns the beginning of the entry as its title or, failing that, its day. @param taken Titles of earlier entries. */
export function titleOf(
	read: ReadText,
	{ day, taken, dice }: { day: string; taken: readonly string[]; dice: Dice },
): string {
	const own = beginningOf(read);
	if (own && !taken.includes(own)) return own;
	const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
	const dated = dice.shuffle(titles).map((title) => fill(title, { weekday, date: spokenDay(day, day) }));
	return dated.find((title) => !taken.includes(title)) ?? dated[0] ?? weekday;
}
