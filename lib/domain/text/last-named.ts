import type { Relation } from "./kinship";
import { isName } from "./names";
import { setOf } from "./set-of";
import { readWords } from "./terms";

const women = new Set<string>([
	"mother",
	"grandmother",
	"sister",
	"daughter",
	"aunt",
	"stepmother",
	"mother-in-law",
	"sister-in-law",
]);
const men = new Set<string>([
	"father",
	"grandfather",
	"brother",
	"son",
	"uncle",
	"stepfather",
	"father-in-law",
	"brother-in-law",
]);
/** Which pronoun each of these words can mean. */
const her = setOf("wife girlfriend gf fiancee");
const him = setOf("husband hubby boyfriend bf fiance");

/** Matches "about him", "with her" in a question for pages. Its first group is the word before, its second the pronoun. */
const pronoun = /\b(about|of|with|to|mention\w*) (him|her|them|he|she|they)\b(?! \p{L}+ing\b)/iu;

/** Words of what somebody does, after a name at the beginning of a sentence. */
const doing = new Set(
	(
		"is was has had hasnt hasn't isn't wasn't didnt didn't doesnt doesn't came comes went said says told wrote rang sent gave left " +
		"took got made did does will would wants never still called texted asked rings calls"
	).split(" "),
);
/** Words that stand before those, and are no names. */
const noNames = new Set(
	(
		"he she they it i we you who what which that this there everybody everyone nobody nothing something somebody someone " +
		"everything life work today yesterday then and but so dinner school"
	).split(" "),
);

const fits = (relation: Relation, written: string, asked: string): boolean => {
	if (/^(?:him|he)$/i.test(asked)) return !women.has(relation) && !her.has(written.toLowerCase());
	return /^(?:her|she)$/i.test(asked) ? !men.has(relation) && !him.has(written.toLowerCase()) : true;
};

/**
 * Puts whoever was named last in place of "him", "her" or "them" in a question.
 * @param before What was written before it, newest first; names that stand in the message itself come first.
 * @param known Names that the person's pages have, in small letters.
 */
export function withLastNamed(question: string, before: readonly string[], known: ReadonlySet<string>): string {
	const found = pronoun.exec(question);
	if (!found) return question;
	const [all, preposition, asked = ""] = found;
	for (const text of [question.slice(0, found.index), ...before]) {
		const words = readWords(text);
		const at = words.findLastIndex(({ written, plain, terms, start }, index) => {
			const relation = terms[1]?.slice(1) as Relation | undefined;
			if (relation) return fits(relation, written, asked);
			const isInside = start > 0 && !/[.!?\n"“'‘]\s*$/.test(text.slice(0, start));
			const next = words[index + 1]?.plain ?? "";
			return known.has(plain) || (isName(written) && (isInside || (doing.has(next) && !noNames.has(plain))));
		});
		const one = words[at];
		if (!one) continue;
		const who = one.terms[1] ? `my ${one.written}` : one.written.replace(/['’]s$/, "");
		return question.replace(all, `${preposition} ${who}`);
	}
	return question;
}
