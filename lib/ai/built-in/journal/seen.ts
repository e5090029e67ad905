import { anyOf } from "@/lib/domain/text/any-of";
import { peopleNamed } from "@/lib/domain/text/people-named";
import { isPainful } from "@/lib/safety/grave";
import { listed } from "../analyses/words";
import { content, fact, own, type Part } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import type { ReadSentence, ReadText } from "../reading/text";
import * as say from "./content/lines";

const journal = { source: "your journal" };

/** With more names than this, the sentence would turn into a list. */
const MOST_NAMED = 2;

/** Mentions those whom the entry is about; mentions nobody if the entry contains anything painful. */
export function peopleSeen({ raw }: ReadText, book: Phrasebook): Part[] {
	if (isPainful(raw)) return [];
	const named = peopleNamed(raw, MOST_NAMED).map((words) => words.replace(/^(?:my|our) /, "your "));
	if (named.length === 0) return [];
	const values = { people: listed(named) };
	const text = book.choose(say.withSomebody, values);
	const more = book.choose(say.ofSomebody);
	return text && more ? [content(more, fact(text, { of: "person", values, at: [journal] }))] : [];
}

/** Matches a sentence that turns in the middle: "It was tough, but I felt satisfied." */
const turning = /^\S+ \S+ .*(?:,| —| –)? (?:but|although|though|even though|yet) (?:\S+ ){2,}\S+/iu;
const opening = /^(?:though|although|even though|even if) .*, (?:\S+ ){2,}\S+/iu;
const LONGEST_TURN = 40;

/**
 * Matches sentences whose second half only corrects the first: "not a walk but a march", "normal but actually worse",
 * "nothing but".
 */
const onlyCorrected = anyOf(
	[
		"\\bnot\\b.*\\bbut\\b",
		"\\b(?:nothing|anything|everything|all|no one|nobody|none|no) but\\b",
		"\\bbut (?:not|instead|rather|actually|only|then)\\b",
		"\\bas if\\b",
	],
	"i",
);

/** Matches words that say something was hard or good for the writer. Two differing facts are not a turn. */
const weighed = new RegExp(
	`\\b(?:${[
		"tough|hard|difficult|tired|sore|exhaust\\w*|sick|busy|nervous|sad|boring|stress\\w*|frustrat\\w*|annoy\\w*|miss",
		"hope|faith|good|great|happy|glad|fun|satisf\\w*|proud|relie\\w*|accomplish\\w*|enjoy\\w*|love\\w*|safe|better|worth|feel|felt",
	].join("|")})\\b`,
	"i",
);

const isTurn = ({ text, tokens }: ReadSentence) =>
	tokens.length <= LONGEST_TURN &&
	!/["“”]|\n/.test(text) &&
	weighed.test(text) &&
	(turning.test(text) || opening.test(text)) &&
	!onlyCorrected.test(text);

/**
 * Quotes a sentence whose second half turns against the first. @param setApart The sentence quoted above the
 * reflection.
 */
export function turnSeen({ raw, sentences }: ReadText, setApart: string | undefined, book: Phrasebook): Part[] {
	const one = sentences.find((sentence) => isTurn(sentence) && !isPainful(sentence.text));
	if (!one) return [];
	const text = raw.slice(one.start, one.end);
	if (setApart?.includes(text)) {
		const line = book.choose(say.turnAbove);
		return line ? [content(line, null)] : [];
	}
	const line = book.choose(say.turn, { words: "" });
	return line ? [own(foundWords(raw, text), journal, line)] : [];
}

/** Unmistakable phrases in an entry, each with our lines about it. */
const signsOf: readonly (readonly [RegExp, readonly Line[]])[] = [
	[/\bfor the (?:very )?first time\b/i, say.firstTime],
	[
		/\b(?:most (?:important|salient|memorable|meaningful)|best part of|highlight of|means? everything|meant the world)\b/i,
		say.mattered,
	],
	[
		/\bI(?:'m|’m| am| have been|'ve been|’ve been) (?:really |still |just )?trying (?:hard )?to\b|\bI (?:try|tried) to\b/i,
		say.trying,
	],
	[
		/\b(?:felt|feels|feeling) (?:really |so |very |pretty )?(?:good|great|better)\b|\bmade me feel (?:\w+ )?(?:good|better|great)\b/i,
		say.feltGood,
	],
	[/\bI (?:realized|realised|noticed|learned|learnt|found out)\b/i, say.found],
];
const denied = /\b(?:not|never|no|nobody|nothing|hardly|barely|without|if|would|could)\b|n['’]t\b/i;

/** Comments on something that the entry says in plain words. */
export function signSeen({ sentences }: ReadText, book: Phrasebook): Part[] {
	for (const [sign, lines] of signsOf) {
		if (!sentences.some(({ text }) => sign.test(text) && !denied.test(text))) continue;
		const line = book.choose(lines);
		if (line) return [content(line, null)];
	}
	return [];
}
