import type { LifeScriptDraft } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptDraft } from "@/lib/domain/scripts/love-schema";
import { MOST_QUOTED, type ScriptPattern, type ScriptSource } from "@/lib/domain/scripts/schema";
import type { Own, Paragraph, Part } from "../parts/part";
import { renderParagraph, renderParagraphs } from "../parts/render";
import type { Sources } from "./material";

/** One of the three patterns before it is rendered to text. */
export interface PatternCard {
	name: Part;
	description: Paragraph;
	impact: Paragraph;
}
export type PatternCards = readonly [PatternCard, PatternCard, PatternCard];

/** A life script before it is rendered to text. */
export interface LifeParts {
	sentence: Part;
	main: readonly Paragraph[];
	cards: PatternCards;
}

/** A love script before it is rendered to text. */
export interface LoveParts {
	title: Part;
	intro: readonly Paragraph[];
	sentence: Part;
	main: readonly Paragraph[];
	day: readonly Paragraph[];
	cards: PatternCards;
	affirmations: readonly Part[];
}

const cardParagraphs = (cards: PatternCards): Paragraph[] =>
	cards.flatMap(({ name, description, impact }) => [[name], description, impact]);

/** Returns all paragraphs in reading order, for code that checks which parts a script consists of. */
export const paragraphsOfLife = ({ sentence, main, cards }: LifeParts): Paragraph[] => [
	[sentence],
	...main,
	...cardParagraphs(cards),
];
export const paragraphsOfLove = (parts: LoveParts): Paragraph[] => [
	[parts.title],
	...parts.intro,
	[parts.sentence],
	...parts.main,
	...parts.day,
	...cardParagraphs(parts.cards),
	...parts.affirmations.map((one) => [one]),
];

const patternsOf = (cards: PatternCards): ScriptPattern[] =>
	cards.map(({ name, description, impact }) => ({
		pattern: name.text,
		description: renderParagraph(description),
		impact: renderParagraph(impact),
	}));

/** Converts the life script to the form in which it is stored. @param sources The sources of quoted answers. */
export const renderLifeScript = (parts: LifeParts, sources: Sources): LifeScriptDraft => ({
	scriptSentence: parts.sentence.text,
	mainScript: renderParagraphs(parts.main),
	patterns: patternsOf(parts.cards),
	sources: sourcesOf(paragraphsOfLife(parts), sources),
});

/** Converts the love script to the form in which it is stored. @param sources The sources of quoted answers. */
export const renderLoveScript = (parts: LoveParts, sources: Sources): LoveScriptDraft => ({
	personalMythTitle: parts.title.text,
	personalMythIntro: renderParagraphs(parts.intro),
	healedScriptSentence: parts.sentence.text,
	healedMainScript: renderParagraphs(parts.main),
	dayInLifeNarrative: renderParagraphs(parts.day),
	patterns: patternsOf(parts.cards),
	affirmations: parts.affirmations.map(({ text }) => text),
	sources: sourcesOf(paragraphsOfLove(parts), sources),
});

/** The maximum number of sources that the schema allows. */
const MOST_SOURCES = 40;

/** Returns the sources of the answers that these paragraphs quote. */
export function sourcesOf(paragraphs: readonly Paragraph[], sources: Sources): ScriptSource[] {
	const quoted = paragraphs.flat().filter((part): part is Own => part.kind === "own");
	const found = quoted.flatMap(({ words, at }) => {
		const source = sources.get(at);
		return source ? [{ ...source, quote: words.text.slice(0, MOST_QUOTED).trimEnd() }] : [];
	});
	const key = ({ responseId, questionId, quote }: ScriptSource) => JSON.stringify([responseId, questionId, quote]);
	return [...new Map(found.map((one) => [key(one), one])).values()].slice(0, MOST_SOURCES);
}
