import { personLexicon } from "../lexicon/people";
import type { Mention, TextAnswer, Token } from "./model";

const phrases = personLexicon.flatMap((entry) =>
	entry.terms.split(" ").map((term) => ({ entry, words: term.split("_") })),
);
const byFirstWord = new Map<string, typeof phrases>();
for (const phrase of phrases) {
	const first = phrase.words[0] as string;
	byFirstWord.set(
		first,
		[...(byFirstWord.get(first) ?? []), phrase].sort((a, b) => b.words.length - a.words.length),
	);
}

/** Capitalised words that are no person. */
const notNames = new Set(
	"i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter god english german french spanish polish american british european internet netflix instagram facebook whatsapp google youtube covid corona ok okay tv phd dr mr mrs ms no yes".split(
		" ",
	),
);

interface Draft {
	name: string;
	isName: boolean;
	group: string;
	count: number;
	questionIds: Set<string>;
	died: boolean;
	she: number;
	he: number;
}

/** Who is mentioned: roles ("my sister") and names that come up with a capital inside a sentence. Most mentioned first. */
export function findPeople(texts: readonly TextAnswer[]): Mention[] {
	const people = new Map<string, Draft>();
	for (const answer of texts) {
		if (answer.legibility === "unclear" || answer.legibility === "other language") continue;
		for (const sentence of answer.sentences) {
			const found = [...rolesIn(sentence.tokens), ...namesIn(sentence.tokens, answer.raw)];
			for (const { name, isName, group } of found) {
				const draft = people.get(name) ?? {
					name,
					isName,
					group,
					count: 0,
					questionIds: new Set(),
					died: false,
					she: 0,
					he: 0,
				};
				draft.count += 1;
				draft.questionIds.add(answer.question.id);
				if (found.length === 1 || isName) {
					if (/\b(?:died|passed away|funeral|grave|buried)\b/.test(sentence.lower)) draft.died = true;
					draft.she += count(sentence.lower, /\b(?:she|her|hers)\b/g);
					draft.he += count(sentence.lower, /\b(?:he|him|his)\b/g);
				}
				if (
					new RegExp(
						`\\b(?:late ${escaped(name)}|${escaped(name)}'s (?:death|funeral|grave)|my ${escaped(name)} (?:died|passed away|has died))`,
					).test(sentence.lower)
				)
					draft.died = true;
				people.set(name, draft);
			}
		}
	}
	return [...people.values()]
		.map(({ she, he, questionIds, ...rest }) => ({
			...rest,
			questionIds: [...questionIds],
			pronoun: she > he * 2 ? ("she" as const) : he > she * 2 ? ("he" as const) : ("they" as const),
		}))
		.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").toLowerCase();

function rolesIn(tokens: readonly Token[]) {
	const roles: { name: string; isName: boolean; group: string }[] = [];
	for (let i = 0; i < tokens.length; i++) {
		const match = byFirstWord
			.get(tokens[i]?.lower ?? "")
			?.find(({ words }) => words.every((word, n) => tokens[i + n]?.lower === word));
		if (!match) continue;
		// "my friend's mother", "her brother" are nobody of the writer's own.
		const before = tokens[i - 1]?.lower ?? "";
		if (["his", "her", "their", "your", "'s", "whose", "whole"].includes(before)) continue;
		if (match.entry.group === "partner" && tokens[i - 1]?.pos === "NOUN") continue;
		if (
			["a", "an", "any", "every", "no", "of", "other", "become", "single"].includes(before) &&
			match.entry.group !== "other"
		)
			continue;
		roles.push({ name: match.entry.name, isName: false, group: match.entry.group });
		i += match.words.length - 1;
	}
	return roles;
}

/** Names: a capitalised word inside a sentence, unknown as a common word or tagged a proper noun, and not shouted. */
function namesIn(tokens: readonly Token[], raw: string) {
	const names: { name: string; isName: boolean; group: string }[] = [];
	tokens.forEach((token, i) => {
		const written = raw.slice(token.start, token.end);
		if (
			!/^\p{Lu}\p{Ll}{1,14}$/u.test(written) ||
			notNames.has(token.lower.replace(/s$/, "")) ||
			notNames.has(token.lower)
		)
			return;
		if (byFirstWord.has(token.lower) || token.pos !== "PROPN") return;
		const first = i === 0 || [".", "!", "?", "“", '"', ":"].includes(tokens[i - 1]?.lower ?? "");
		if (first && token.known) return;
		// Places follow "in", "to", "from"; people seldom do.
		if (
			["in", "to", "from", "at", "near", "of", "the", "around", "via"].includes(tokens[i - 1]?.lower ?? "") &&
			tokens[i - 1]?.lower !== "to"
		)
			return;
		if (
			tokens[i - 1]?.lower === "to" &&
			/^(?:move|go|come|travel|drive|fly|get|return|emigrate|back)$/.test(tokens[i - 2]?.lemma ?? "")
		)
			return;
		// "Monopoly board" is no person; "Ada lives" is one, though the tagger may take the verb for a noun.
		if (tokens[i + 1]?.pos === "NOUN" && !tokens[i + 1]?.lower.endsWith("s")) return;
		names.push({ name: written, isName: true, group: "name" });
	});
	return names;
}
