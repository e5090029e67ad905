import type { Analysis } from "@/lib/domain/questionnaires/analysis";
import type { Answer } from "@/lib/domain/questionnaires/schema";
import { insideMarks } from "@/lib/domain/text/inside-marks";

/** Phrases that this coach must not use: therapy clichés, jargon, flattery, diagnoses, promises of a cure. */
export const banned = [
	"journey",
	"unpack",
	"hold space",
	"holding space",
	"inner child",
	"therapy",
	"therapist",
	"therapeutic",
	"toxic",
	"trigger",
	"triggered",
	"trauma",
	"traumatic",
	"boundaries",
	"self-care",
	"self-love",
	"healing",
	"authentic self",
	"your truth",
	"safe space",
	"empower",
	"empowering",
	"empowerment",
	"mindful",
	"mindfulness",
	"attachment style",
	"narcissist",
	"narcissistic",
	"disorder",
	"diagnosis",
	"codependent",
	"codependency",
	"gaslight",
	"gaslighting",
	"abandonment issues",
	"coping mechanism",
	"toolbox",
	"deep dive",
	"dive deep",
	"lean into",
	"leaning into",
	"resonate",
	"resonates",
	"tapestry",
	"delve",
	"navigate",
	"vulnerability",
	"vulnerable",
	"growth mindset",
	"manifest",
	"universe",
	"amazing",
	"incredible",
	"awesome",
	"well done",
	"good job",
	"proud of you",
	"bravely",
	"as an ai",
	"game changer",
	"unlock",
	"best version",
	"trust the process",
];

/** Returns the parts of an analysis, in reading order. */
export function partsOf(analysis: Analysis): string[] {
	return [
		...analysis.keyInsights,
		analysis.corePattern,
		analysis.origin,
		analysis.impact,
		analysis.innerWork,
		analysis.relationalShifts,
		...analysis.actionSteps,
		...analysis.areasForExploration,
		analysis.closingInsight,
	];
}

export const textOf = (analysis: Analysis) => partsOf(analysis).join("\n");

/** Returns the text between curly quotation marks: all of it has to be the person's own words. */
export const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? "");

/** Returns a text without its quotations. */
export const ownWords = (text: string) => text.replace(/“[^”]*”/g, "“”").replace(/\*[^*]*\*/g, "**");

/** Whether one of these texts contains a quotation word for word, apart from the marks in it and what "…" stands for. */
export const isOf = (quote: string, texts: readonly string[]): boolean =>
	texts.map(insideMarks).some((text) =>
		insideMarks(quote)
			.split(/ … | …$/)
			.every((part) => text.includes(part)),
	);

/** Returns quotes that no answer contains word for word. */
export function inventedQuotes(analysis: Analysis, answers: readonly Answer[]): string[] {
	const texts = answers.map(({ answer }) => String(answer));
	const quotes = [...quotesIn(textOf(analysis)), ...(analysis.quote === null ? [] : [analysis.quote])];
	return quotes.filter((quote) => !isOf(quote, texts));
}

/** Returns passages that are quoted twice; single words may recur. */
export function repeatedQuotes(analysis: Analysis): string[] {
	const quotes = [...quotesIn(textOf(analysis)), analysis.quote ?? ""].filter(
		(quote) => quote.split(/\s+/).length >= 4,
	);
	// The marked sentence at the top may stand in its whole answer once more.
	const isTop = (i: number) => analysis.quote !== null && i === quotes.length - 1;
	return quotes.filter((quote, i) =>
		quotes.some((other, j) => j !== i && (isTop(i) ? other === quote : other.includes(quote))),
	);
}

/**
 * Returns visible flaws from joining sentences: empty placeholders, doubled punctuation or spaces, a small letter at
 * the start.
 */
export const seamsIn = (analysis: Analysis): string[] => seamsInParts(partsOf(analysis));

/** Like `seamsIn`, for any texts. */
export function seamsInParts(parts: readonly string[]): string[] {
	const problems: string[] = [];
	for (const part of parts) {
		const own = ownWords(part);
		for (const [name, pattern] of Object.entries(seams)) {
			const match = pattern.exec(own);
			if (match) problems.push(`${name}: …${own.slice(Math.max(0, match.index - 30), match.index + 30)}…`);
		}
	}
	return problems;
}

const seams: Record<string, RegExp> = {
	"empty slot": /undefined|null|NaN|\[object|\{|\}|\$\{/,
	"two spaces": / {2}/,
	"two full stops": /\.\./,
	"space before a mark": / [.,;:?!](?:\s|$)/,
	"comma before a full stop": /,\./,
	"small start": /^[a-z]/,
	"small start of a sentence": /[a-z]{2}[.!?] [a-z]/,
	"doubled word": /\b(the|a|an|of|to|in|you|and|is|was|with|your|about) \1\b/i,
	"straight apostrophe": /[a-z]'[a-z]/,
	"a before a vowel": /\ba (?:[aei]|hour|honest)\w*/,
	"wrong number": /(?:^|[.!?] )(?:(?:They|You|We) (?:was|is|has|does)|(?:She|He) (?:were|are|have|do))\b/,
};

export const bannedIn = (analysis: Analysis): string[] => bannedWords(textOf(analysis));

/** Like `bannedIn`, for any text. */
export function bannedWords(text: string): string[] {
	const own = ownWords(text).toLowerCase();
	return banned.filter((phrase) => new RegExp(`\\b${phrase}\\b`).test(own));
}
