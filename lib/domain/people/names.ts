import { kinshipTerms } from "@/lib/domain/text/kinship";

/** Normalizes a name for comparison, ignoring case, spelling variants of characters, and spaces. */
const comparable = (name: string) =>
	name.normalize("NFKC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();

/** Whether two names are the same apart from how they are written. */
export const sameName = (a: string, b: string): boolean => comparable(a) === comparable(b);

/**
 * Returns a test for whether a name is one of these, apart from how it is written. Each of them is normalized only once:
 * a person can have hundreds.
 */
export function isOneOf(names: readonly string[]): (name: string) => boolean {
	const known = new Set(names.map(comparable));
	return (name) => known.has(comparable(name));
}

/** Words such as "mum", which people write with and without a capital. */
const callings: ReadonlySet<string> = new Set(Object.values(kinshipTerms).flat());

/** A node of the trie of names: the next nodes by character, and the lists with a name that ends here. */
interface Step {
	next: Map<string, Step>;
	ends: number[];
}
const newStep = (): Step => ({ next: new Map(), ends: [] });

const sameQuotesAndSpaces = (text: string) => text.replaceAll("’", "'").replace(/\s+/g, " ");
// Both forms of the lower-case sigma count as one letter.
const inSmall = (text: string) => text.toLowerCase().replaceAll("ς", "σ");

function add(root: Step, name: string, list: number): void {
	let at = root;
	for (let i = 0; i < name.length; i++) {
		const sign = name.charAt(i);
		const next = at.next.get(sign) ?? newStep();
		at.next.set(sign, next);
		at = next;
	}
	if (!at.ends.includes(list)) at.ends.push(list);
}

/** Marks which characters of a text belong to words, with 1 at their positions. */
function partsOfWords(text: string): Uint8Array {
	const parts = new Uint8Array(text.length);
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) parts.fill(1, index, index + word.length);
	return parts;
}

function search(root: Step, text: string, found: Set<number>): void {
	if (root.next.size === 0) return;
	const inWord = partsOfWords(text);
	for (let start = 0; start < text.length; start++) {
		if (inWord[start - 1]) continue;
		let step = root.next.get(text.charAt(start));
		for (let end = start + 1; step; end++) {
			if (step.ends.length > 0 && !inWord[end]) for (const list of step.ends) found.add(list);
			step = step.next.get(text.charAt(end));
		}
	}
}

/**
 * Finds names as whole words in a text. A name with a capital must have it in the text, so that "Will" does not match
 * "will"; a lower-case name, or a word such as "mum", matches in any case. All names are searched for at once: a person
 * can have hundreds, which may begin alike, and a text can repeat that beginning from end to end.
 * @returns A function that returns the indexes of the lists with a name in the text.
 */
export function namesFinder(lists: readonly (readonly string[])[]): (text: string) => ReadonlySet<number> {
	const [asWritten, inAnyCase] = [newStep(), newStep()];
	for (const [list, names] of lists.entries()) {
		for (const name of names) {
			const isAnyCase = name === name.toLowerCase() || callings.has(comparable(name));
			const wanted = sameQuotesAndSpaces(name.trim());
			if (isAnyCase) add(inAnyCase, inSmall(wanted), list);
			else add(asWritten, wanted, list);
		}
	}
	return (text) => {
		const found = new Set<number>();
		const read = sameQuotesAndSpaces(text);
		search(asWritten, read, found);
		search(inAnyCase, inSmall(read), found);
		return found;
	};
}

/** Tests whether a text contains one of these names, like `namesFinder`. */
export function nameTest(names: readonly string[]): (text: string) => boolean {
	const finder = namesFinder([names]);
	return (text) => finder(text).size > 0;
}
