import { hasOneOf } from "./phrases";
import { pattern } from "./short-forms";

/** Matches a wish to find a page of one's own, up to what it is about. */
const sought = pattern(
	"\\bsearch (in |through )?(all )?(my|the) (pages|journal|entries|diary|messages)( here)? for (the words? )?|" +
		"\\b(look(ing)? for|search(ing)? for|find) (something|a page|the page|an entry|what)( that| which)? i (once )?" +
		"wrote( once)?[,.]? (it was )?(about|on) |" +
		"\\b(what|where) i (once )?wrote (down )?(about|on) |\\bi (once )?wrote down (a|the|my) (?=.*\\b(where|find)\\b)|" +
		"\\bmy (own )?(pages|entries) about |\\bdid i ever (decide|write|say|mention|promise|plan)( anything)?( about| on)? ",
	"i",
);

/** Whether a message asks to look for something that its writer wrote: "Please look in my pages", "I know I wrote it down". */
export const asksToSearch = hasOneOf(
	"(look|search) (in|through) my (pages|journal|diary|own pages), asking you to search, i know i wrote (it|that)",
);

/** Returns what the page is about that somebody says they look for: "my mother's garden"; null if they look for none. */
export function pageSoughtIn(message: string): string | null {
	const plain = message.replace(/[‘’]/g, "'").replace(/\s+/g, " ");
	const found = sought.exec(plain);
	if (!found) return null;
	const rest = plain.slice(found.index + found[0].length).replace(/["“”]/g, "");
	const [about = ""] = rest.split(/[.?!;]|, (?:yes|please|it|or|not)\b| please\b/i);
	return about.trim() === "" ? null : about.trim();
}

/** Whether a message asks for a page of its writer's, in one of these ways. */
export const seeksPage = (message: string): boolean => pageSoughtIn(message) !== null || asksToSearch(message);
