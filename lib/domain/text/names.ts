import type { Relation } from "./kinship";
import { type ReadWord, readWords, type Term } from "./terms";
import { stem } from "./words";

/** Matches capitalized words that are not names. */
const NO_NAME = new RegExp(
	"^(?:I|I'.*|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|" +
		"August|September|October|November|December|Christmas|Easter|God|Sunday|He|She|They|We|It|The|And|But|My|His|Her|" +
		"Mr|Mrs|Ms|Dr)$",
);
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** Whether a word is written like a name. At the beginning of a sentence, any word is. */
export const isName = (written: string): boolean => NAME.test(written.replace(/['’]s$/, "")) && !NO_NAME.test(written);

/**
 * Finds the names of relatives that a text states for certain: "my sister Mira", "Mira, my sister", "my boss is called
 * Dana".
 * @returns The relation and the term of the name.
 */
export function namesIn(
	text: string,
	words: readonly ReadWord[] = readWords(text),
): { relation: Relation; name: Term }[] {
	if (!/\bmy\b/i.test(text)) return [];
	const found: { relation: Relation; name: Term }[] = [];
	for (const [at, word] of words.entries()) {
		// Skips most words quickly: only a word for a relative has a second term.
		const term = word.terms[1];
		const mine = words[at - 1]?.plain === "my";
		if (!term || !mine || word.isOwner) continue;
		const relation = term.slice(1) as Relation;
		const between = (from: number, to: number) => text.slice(words[from]?.end ?? 0, words[to]?.start ?? 0);
		const next = words[at + 1];
		const isCalled = /^ (?:is called|is named|was called|was named|'s name is) $/.test(between(at, at + 3));
		// "my sister Mira", with nothing between but a space.
		const behind = next && between(at, at + 1) === " " && isName(next.written) ? next : undefined;
		// "Mira, my sister, …". In "Alex, my sister Mira and Amir" the name before it belongs to a list.
		const isApart = at > 1 && between(at - 2, at - 1) === ", " && /^(?:[,.;:!?)]|$)/.test(text.slice(word.end));
		const one = behind ?? (isCalled ? words[at + 3] : isApart ? words[at - 2] : undefined);
		if (one && isName(one.written)) found.push({ relation, name: stem(one.plain) });
	}
	return found;
}

/** How many of the newest pages are searched for names, and how many characters of them together and of each. */
const LOOKED_THROUGH = 400;
const READ = 200_000;
const READ_OF_PAGE = 5_000;
/** Maximum number of names that are returned; the first ones found are kept. */
const MOST = 60;

/**
 * Finds names on the newest pages: words that are capitalized mid-sentence and never written in lower case. They may be
 * people or places.
 * @param pages Newest first.
 */
export function namesOn(pages: readonly { text: string }[]): string[] {
	const names = new Set<string>();
	const small = new Set<string>();
	let left = READ;
	for (const { text } of pages.slice(0, LOOKED_THROUGH)) {
		if (left <= 0) break;
		const read = text.slice(0, READ_OF_PAGE);
		left -= read.length;
		for (const word of read.match(/\p{Ll}[\p{L}'’]*/gu) ?? []) small.add(word);
		for (const [name] of read.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)) names.add(name);
	}
	return [...names].filter((name) => !NO_NAME.test(name) && !small.has(name.toLowerCase())).slice(0, MOST);
}
