import { kinshipTerms } from "@/lib/domain/text/kinship";

/** A name as it is compared: without regard to case, writing, or spaces. */
const comparable = (name: string) =>
	name.normalize("NFKC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();

/** Whether two names are the same one, written differently at most. */
export const sameName = (a: string, b: string): boolean => comparable(a) === comparable(b);

/** Words such as "mum", which are written with and without a capital. */
const callings: ReadonlySet<string> = new Set(Object.values(kinshipTerms).flat());

const escaped = (name: string) =>
	name
		.trim()
		.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replace(/\s+/g, "\\s+")
		.replace(/['’]/g, "['’]");

/**
 * Finds a name as a word of its own in a text. A name with a capital has to have it there, so that "Will" is not "will";
 * a name in small letters, and a word such as "mum", is found in any writing.
 */
export function nameTest(names: readonly string[]): (text: string) => boolean {
	const tests = names.map((name) => {
		const isAnyCase = name === name.toLowerCase() || callings.has(comparable(name));
		return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, isAnyCase ? "iu" : "u");
	});
	return (text) => tests.some((test) => test.test(text));
}
