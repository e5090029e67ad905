import { type Relation, relationOf } from "@/lib/domain/text/kinship";
import type { Place } from "../parts/part";
import { isReadable, type ReadText } from "./text";
import type { Token } from "./tokens";

/** Animals that people write about like relatives. */
const pets: ReadonlySet<string> = new Set(["dog", "cat"]);

/** Whether a word is what somebody close, or a pet, is called. */
function isClose(word: string): boolean {
	const plain = word.normalize("NFKD").replace(/\p{Mn}+/gu, "");
	const relation = relationOf(plain.replaceAll("-", " "));
	return pets.has(word) || (relation !== undefined && !distant.has(relation));
}

/** Relations that do not count as close. */
const distant: ReadonlySet<Relation> = new Set(["colleague", "therapist", "teacher", "neighbor", "roommate"]);

/** A word that recurs. */
export interface Recurring {
	/** The dictionary form: "garden" for "gardens". */
	lemma: string;
	/** The most frequent spelling, in lower case unless the word always has a capital. */
	written: string;
	/** All its forms in these texts, in lower case. */
	forms: ReadonlySet<string>;
	/** Whether the word is always used for a thing or always as a name, never as a verb ("he rings me"). */
	isThing: boolean;
	count: number;
	/** Where the word occurs; each place once, in order. */
	at: Place[];
}

const telling = new Set(["NOUN", "PROPN", "ADJ", "VERB"]);

/**
 * Finds the content words that occur in at least two of the texts, those in the most texts first. This only counts
 * words; what they mean is for the person to say.
 * @param among The minimum number of texts.
 */
export function recurringIn(texts: readonly { read: ReadText; at: Place }[], among = 2): Recurring[] {
	const found = new Map<string, Omit<Recurring, "lemma" | "written" | "forms"> & { forms: Map<string, number> }>();
	/** A word that is also a name is left out: "Rose" and "rose". */
	const names = new Set<string>();
	for (const { read, at } of texts) {
		if (!isReadable(read)) continue;
		for (const { tokens } of read.sentences) {
			for (const [i, token] of tokens.entries()) {
				if (!token.isWord || token.lower.length < 4 || !telling.has(token.pos) || !/^\p{L}+$/u.test(token.lower))
					continue;
				if (ordinary.has(token.lemma) || ordinary.has(token.lower)) continue;
				const entry = found.get(token.lemma) ?? { count: 0, isThing: true, forms: new Map<string, number>(), at: [] };
				const form = read.raw.slice(token.start, token.end);
				entry.count += 1;
				const isName = isNamedAt(tokens, i, read.raw);
				if (isName) names.add(token.lemma);
				entry.isThing &&= isName || (isThing(token) && !isDoneAt(tokens, i, read.raw) && !isPart(tokens, i));
				entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
				if (!entry.at.includes(at)) entry.at.push(at);
				found.set(token.lemma, entry);
			}
		}
	}
	return [...found]
		.filter(([, { at }]) => at.length >= among)
		.map(([lemma, { count, isThing, forms, at }]) => ({
			lemma,
			written: commonest(forms),
			forms: new Set([...forms.keys()].map((form) => form.toLowerCase())),
			isThing: isThing && !(names.has(lemma) && [...forms.keys()].some((form) => form === form.toLowerCase())),
			count,
			at,
		}))
		.sort((a, b) => b.at.length - a.at.length || b.count - a.count || (a.lemma < b.lemma ? -1 : 1));
}

const isThing = ({ pos }: Token) => pos === "NOUN" || pos === "PROPN";
const isCapital = (token: Token | undefined, raw: string) =>
	token?.isWord === true && token.lower !== "i" && /^\p{Lu}/u.test(raw.slice(token.start, token.end));
/** Whether a word has a capital inside a sentence, which only names have. */
const isNamedAt = (tokens: readonly Token[], i: number, raw: string) =>
	tokens.slice(0, i).some(({ isWord }) => isWord) && isCapital(tokens[i], raw);
/** Whether a word is only part of a compound: "music" in "the music room". */
const isPart = (tokens: readonly Token[], i: number) =>
	[tokens[i - 1], tokens[i + 1]].some((beside) => beside?.isWord && beside.pos === "NOUN" && !isClose(beside.lower));

const DOES = /^(?:i|you|he|she|it|we|they|who|to|not|n't|can|could|will|would|did|does|do|should|must)$/;
const DONE_TO = /^(?:me|him|us|them|myself|himself|herself|themselves)$/;
/**
 * Whether a word is used as a verb with somebody as its subject: "he rings", "Ana still rings", "my mother rings me".
 */
function isDoneAt(tokens: readonly Token[], i: number, raw: string): boolean {
	if (DONE_TO.test(tokens[i + 1]?.lower ?? "")) return true;
	const before = tokens[i - 1]?.pos === "ADV" ? i - 2 : i - 1;
	const who = tokens[before];
	if (!who || who.lower === "her" || who.lower === "his") return false;
	const isSomebody = isClose(who.lower) || (isCapital(who, raw) && who.pos === "PROPN");
	return DOES.test(who.lower) || (isSomebody && /s$/.test(tokens[i]?.lower ?? ""));
}

function commonest(forms: ReadonlyMap<string, number>): string {
	const small = [...forms.keys()].find((form) => form === form.toLowerCase());
	const [first] = [...forms].sort((a, b) => b[1] - a[1]);
	return small ? (first?.[0] ?? small).toLowerCase() : (first?.[0] ?? "");
}

/** Words so common that their recurrence says nothing. */
const ordinary = new Set(
	(
		"have ask asked asks bring brought put hold held sit sat stand stood stay stayed open close closed speak spoke " +
		"eat walk walked write wrote read would could should think thought feel felt feeling feelings want know make " +
		"made take took come came give gave tell told find found need look keep kept start started seem talk talked " +
		"talking work use used call thing things time times days people person year years life good better best little " +
		"small other same more most much many very really always never often sometimes something anything nothing " +
		"everything someone everyone anyone first last then here there when where what some every each even still just " +
		"only back well again once else real whole half late enough away course fact word words reason part place case " +
		"mean meant kind sort help live lived leave left stay happen happened become became hear heard believe show turn " +
		"move point least rest able sure hard easy right wrong long short different with without about because maybe " +
		"that this they them been being were does done doing going went gone getting getting like liked said saying says " +
		"seen home house family mother father parents friend friends partner love loved important remember anybody " +
		"everybody nobody somebody myself himself herself yourself itself themselves today tomorrow yesterday week weeks " +
		"month months moment moments minute minutes hour hours night evening morning question questions answer answers " +
		"usually actually probably almost another such than those these which while after before later until also"
	).split(" "),
);
