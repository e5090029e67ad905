import { kinshipTerms } from "./kinship";
import { isName } from "./names";
import { sentencesOf } from "./sentences";

/** Matches people as the writer calls them: "my son", "my two kids", "a friend". */
const relatives = new RegExp(
	`\\b(?:my|our) (?:(?:own|dear|little|older|younger|big|eldest|youngest|best|whole|entire|two|three|good|old) ){0,2}(?:${[
		...Object.values(kinshipTerms).flat(),
		"family",
		"famil(?:y|ies)",
		"dog",
		"cat",
		"team",
		"students?",
		"grandchildren",
		"grandkids",
	].join("|")})(?:s)?\\b|\\b(?:a|an old|some|another) friends?\\b`,
	"giu",
);

/** Matches a capitalized word that what stands beside it shows to be a person's name. */
const person = new RegExp(
	[
		"\\b(\\p{Lu}\\p{Ll}+) and (?:I|me)\\b",
		"\\b(\\p{Lu}\\p{Ll}+) (?:said|says|asked|told|called|rang|cried|laughed|smiled|wrote|texted)\\b",
		"\\b(?:told|asked|called|hugged|kissed|miss|missed|love|loved) (\\p{Lu}\\p{Ll}+)\\b",
		"\\bmy (?:boyfriend|girlfriend|husband|wife|partner|friend|brother|sister|son|daughter|boss) (\\p{Lu}\\p{Ll}+)\\b",
	].join("|"),
	"gu",
);

/** In how many sentences at the beginning somebody is introduced whom the text is about. */
const OPENING = 2;

/**
 * Returns whom a text is about, as it calls them ("Jonas", "my mother"): those who are named more than once or in its
 * first sentences. Somebody named once in passing is left out.
 * @param most At most how many; those named most often are kept.
 * @returns In the order in which the text first names them.
 */
export function peopleNamed(text: string, most: number): string[] {
	const opening = sentencesOf(text)[OPENING - 1]?.end ?? text.length;
	const named = new Map<string, { first: number; times: number }>();
	const add = (called: string, at: number) => {
		const before = named.get(called);
		if (before) before.times++;
		else named.set(called, { first: at, times: 1 });
	};
	const names = new Set(
		[...text.matchAll(person)].flatMap((match) => match.slice(1).filter((one) => one && isName(one))),
	);
	for (const { 0: words, index } of text.matchAll(relatives)) {
		const [, next = ""] = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(index + words.length)) ?? [];
		// "My boyfriend Jonas" is named by his name.
		if (!names.has(next)) add(words.toLowerCase(), index);
	}
	for (const name of names)
		for (const { index } of text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "gu"))) add(name, index);
	return [...named]
		.filter(([, { first, times }]) => first < opening || times > 1)
		.sort(([, a], [, b]) => b.times - a.times || a.first - b.first)
		.slice(0, most)
		.sort(([, a], [, b]) => a.first - b.first)
		.map(([called]) => called);
}
