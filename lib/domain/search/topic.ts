import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { alsoMeans, type Relation } from "@/lib/domain/text/kinship";
import { setOf } from "@/lib/domain/text/set-of";
import { alternativesOf, type ReadWord, readWords, relationTerm, type Term } from "@/lib/domain/text/terms";

/** One thing that is searched for, with its alternatives. */
export interface Sought {
	/** As the person typed it, to be shown as the reason for a result. */
	written: string;
	/** Any of these terms matches. The first is the thing itself. */
	terms: Term[];
}

/** Words that do not name anything: question words, function words, pronouns. */
const IDLE = new Set(
	`a about above after again all already also always am an and any anyone anything are as asked at away back be
	because been before being both but by can could day days did do does doing done down during each either else
	even ever every everything few for from get give go going got had has have having here how i if in into is it
	its just know last least less let like made make many may me mean might mine more most much must my myself never
	new no not nothing now of off often on once one only or other our out over own please put quite rather really
	said same say saying see seem she he they them him her his their should since so some someone somebody something
	soon still such than that the then there these thing things this those though through time times to together
	told too toward towards under until up upon us very was way we well were what when where whether which while who
	whole whom whose why will with within without would wrote write written writing yes yet you your mention
	mentioned regarding concerning page pages entry entries journal talk talked tell happened happen between`.split(
		/\s+/,
	),
);

/** Returns the things that a topic names, each with its alternatives, without filler words. */
export function soughtIn(topic: string, index: PageIndex): Sought[] {
	const words = readWords(topic);
	const sought: Sought[] = [];
	for (const word of words) {
		const relation = word.terms.find((term) => term.startsWith("@"));
		if (relation) sought.push(person(word, relation, index));
		else if (!IDLE.has(word.plain) && !word.plain.includes("'") && (word.plain.length > 1 || /\d/.test(word.plain)))
			sought.push({ written: word.written, terms: alternativesOf(word.terms[0] as Term) });
	}
	return withoutTwins(withoutNames(sought));
}

/** Words for how something was said. If two sentences contain the topic, the one with such a word wins. */
const TELLING = setOf("say tell ask promise write answer shout whisper call");

/** Returns the words of a topic that only decide between sentences that match it. */
export const softTermsIn = (topic: string): Set<Term> =>
	new Set(readWords(topic).flatMap(({ terms }) => terms.filter((term) => TELLING.has(term))));

/**
 * Returns a relative as something to search for: the word for the relation and, if the person's own pages mention it,
 * the name.
 */
function person(word: ReadWord, term: Term, index: PageIndex): Sought {
	const relation = term.slice(1) as Relation;
	const relations = [relation, ...(alsoMeans[relation] ?? [])];
	const names = relations.flatMap((one) => index.namesOf(one));
	return { written: word.written, terms: [...relations.map(relationTerm), ...names] };
}

/** Drops names of relatives that the topic mentions as well: "my sister Mira" is one person and not two. */
function withoutNames(sought: Sought[]): Sought[] {
	const named = new Set(sought.flatMap(({ terms }) => (terms[0]?.startsWith("@") ? terms.slice(1) : [])));
	return sought.filter(({ terms }) => terms[0]?.startsWith("@") || !named.has(terms[0] as Term));
}

const withoutTwins = (sought: Sought[]) =>
	sought.filter(({ terms }, at) => sought.findIndex((other) => other.terms[0] === terms[0]) === at);
