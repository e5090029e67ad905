import { anchorsOf } from "./anchors";
import { othersIdeas, partnerIdeas, selfHarmIdeas, someoneElseIdeas } from "./ideas";
import {
	spokenDangerToOthersRules,
	spokenPartnerRules,
	spokenSelfHarmRules,
	spokenSomeoneElseRules,
} from "./in-passing";
import { judge } from "./judge";
import { type Kind, kinds } from "./kinds";
import { otherLanguages } from "./other-languages";
import { dangerToOthersRules, someoneElseRules } from "./others";
import { partnerRules } from "./partner-danger";
import { read } from "./reader";
import type { Rule } from "./rule";
import { selfHarmRules } from "./self-harm";
import { broadSelfHarmRules } from "./self-harm-broad";
import { indirectSelfHarmRules } from "./self-harm-indirect";

const withKind = (kind: Kind, rules: Rule[]) => rules.map((rule) => ({ kind, rule }));
const everyRule = [
	...withKind("self-harm", [
		...selfHarmRules,
		...indirectSelfHarmRules,
		...broadSelfHarmRules,
		...selfHarmIdeas,
		...spokenSelfHarmRules,
	]),
	...withKind("partner-danger", [...partnerRules, ...partnerIdeas, ...spokenPartnerRules]),
	...withKind("danger-to-others", [...dangerToOthersRules, ...othersIdeas, ...spokenDangerToOthersRules]),
	...withKind("someone-else", [...someoneElseRules, ...someoneElseIdeas, ...spokenSomeoneElseRules]),
	...otherLanguages.map(([kind, pattern]) => ({ kind, rule: { pattern, reading: "as-it-is" } as Rule })),
];

const byWord = new Map<string, typeof everyRule>();
const always: typeof everyRule = [];
for (const entry of everyRule) {
	const anchors = anchorsOf(entry.rule.pattern);
	if (!anchors) always.push(entry);
	for (const word of anchors ?? []) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
}

function rulesFor(text: string) {
	const found = new Set(always);
	for (const word of text.split(" ")) for (const entry of byWord.get(word) ?? []) found.add(entry);
	return found;
}

export interface Reading {
	/** The texts answer questions about long ago: what is told in the past tense is not a danger now. */
	isAboutThePast?: boolean;
	/** What the same person said before these texts: it tells whom 'he' means, and is not judged itself. */
	before?: readonly string[];
	/** Tries every rule on every sentence. Slow; for the test that the index of words leaves nothing out. */
	withoutIndex?: boolean;
}

/**
 * Everything that a person's texts are a sign of, the most pressing first. Deterministic, without a model, in time
 * linear in the length of the texts. Nothing is kept.
 */
export function signs(
	texts: readonly string[],
	{ isAboutThePast = false, before = [], withoutIndex = false }: Reading = {},
): Kind[] {
	const found = new Set<Kind>();
	for (const sentence of texts.flatMap((text) => read(text, before))) {
		for (const { kind, rule } of withoutIndex ? everyRule : rulesFor(sentence.text)) {
			for (const match of sentence.text.matchAll(rule.pattern)) {
				const end = match.index + match[0].length;
				const judged = judge({ rule, kind, sentence, start: match.index, end, isAboutThePast });
				if (judged) found.add(judged);
			}
		}
	}
	return kinds.filter((kind) => found.has(kind));
}

/** The most pressing thing that a person's texts are a sign of, or null. */
export function assess(texts: readonly string[], reading?: Reading): { kind: Kind } | null {
	const [kind] = signs(texts, reading);
	return kind ? { kind } : null;
}
