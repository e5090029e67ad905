import { calledWithoutMy, type Relation, relationOf, standardTerm } from "@/lib/domain/text/kinship";
import type { Place } from "../parts/part";
import type { ReadText } from "./text";
import type { Token } from "./tokens";

/** Somebody whom the person mentions as theirs: "my mother", "Mum", "my sister Ana". */
export interface NamedPerson {
	/** One word for all forms: "mother" for mum, mam and mother. */
	role: string;
	/** As the person wrote it the first time, without "my": "mum". */
	written: string;
	/** Their name, if it is next to the role: "my sister Ana". */
	name: string | null;
	count: number;
	/** Where they are mentioned, each place once, in order. */
	at: Place[];
}

/** Animals that people tell of like relatives. */
const pets: ReadonlySet<string> = new Set(["dog", "cat"]);

/** One word for all that somebody close, or a pet, is called: "mother" for "mum"; undefined for any other word. */
export function roleOf(word: string): string | undefined {
	if (pets.has(word)) return word;
	const term = word
		.normalize("NFKD")
		.replace(/\p{Mn}+/gu, "")
		.replaceAll("-", " ");
	const relation = relationOf(term);
	return relation && !distant.has(relation) ? standardTerm(term) : undefined;
}

/** People who are not counted among those close to somebody. */
const distant: ReadonlySet<Relation> = new Set(["colleague", "therapist", "teacher", "neighbor", "roommate"]);

/** "my mother in law", "my brother's wife": somebody else than the first word says. */
const changes = new RegExp(
	"^[\\s-]*(?:in[\\s-]law|['’]s\\s+(?:\\p{L}+\\s+)?(?:mother|mum|mom|father|dad|sister|brother|wife|husband|friend|" +
		"partner|boyfriend|girlfriend|son|daughter|family))",
	"u",
);

/** Who is mentioned, and where; the most frequent first, then in the order of the texts. Nobody is guessed at. */
export function peopleNamedIn(texts: readonly { read: ReadText; at: Place }[]): NamedPerson[] {
	const people = new Map<string, NamedPerson>();
	for (const { read, at } of texts) {
		for (const { tokens } of read.sentences) {
			tokens.forEach((token, i) => {
				const role = roleOf(token.lower);
				if (!role || !isTheirs(tokens, i, read.raw) || changes.test(read.raw.slice(token.end, token.end + 40))) return;
				const person = people.get(role) ?? {
					role,
					written: read.raw.slice(token.start, token.end),
					name: null,
					count: 0,
					at: [],
				};
				person.count += 1;
				// "My sisters Beth and Ro": one name would stand for both.
				person.name ??= plural.has(role) ? null : nameBeside(tokens, i, read.raw);
				if (!person.at.includes(at)) person.at.push(at);
				people.set(role, person);
			});
		}
	}
	return [...people.values()].sort((a, b) => b.count - a.count);
}

/** "my mother", "my dear old mother", or "Mum" used like a name. */
function isTheirs(tokens: readonly Token[], i: number, raw: string): boolean {
	for (let back = 1; back <= 3; back++) {
		const before = tokens[i - back];
		if (!before) break;
		if (before.lower === "my" || before.lower === "our") return true;
		if (before.pos !== "ADJ" && before.pos !== "ADV" && before.pos !== "NUM") break;
	}
	const token = tokens[i] as Token;
	const before = tokens[i - 1];
	if (
		!calledWithoutMy.has(token.lower) ||
		(before && !/^(?:VERB|AUX|ADP|CCONJ|SCONJ|PUNCT|PART|ADV)$/.test(before.pos))
	)
		return false;
	return /^\p{Lu}/u.test(raw.slice(token.start, token.end)) || !before;
}

/** "my sister Ana", "my sister, Ana,": a capitalized word next to the role, within the sentence. */
function nameBeside(tokens: readonly Token[], i: number, raw: string): string | null {
	const next =
		tokens[i + 1]?.lower === "," && [",", ".", undefined].includes(tokens[i + 3]?.lower)
			? tokens[i + 2]
			: tokens[i + 1];
	if (next?.pos !== "PROPN") return null;
	const written = raw.slice(next.start, next.end);
	return /^\p{Lu}\p{Ll}{1,20}$/u.test(written) && !notNames.has(next.lower) ? written : null;
}

const plural = new Set("parents brothers sisters siblings grandparents sons children cousins friends".split(" "));
const notNames = new Set(
	(
		"monday tuesday wednesday thursday friday saturday sunday january february march april may june july august " +
		"september october november december christmas easter god i mr mrs"
	).split(" "),
);
