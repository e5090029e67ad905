import { RuleIndex } from "../reading/rule-index";
import { read, type Sentence } from "../reading/sentence";
import { subjectOf, type Who } from "../reading/subject";
import { isFiction } from "../reading/tense";
import { type Family, kindOf, type Theme, type WeakSign } from "./family";
import { homeFamilies } from "./home";
import { homeAsideFamilies } from "./home-aside";
import { homeHintFamilies } from "./home-hints";
import { nearFamilies } from "./near";
import { ownFamilies } from "./own";
import { insideFamilies } from "./own-inside";
import { leavingFamilies } from "./own-leaving";
import { settledFamilies } from "./own-settled";

export const everyFamily: Family[] = [
	...ownFamilies,
	...leavingFamilies,
	...insideFamilies,
	...settledFamilies,
	...homeFamilies,
	...homeHintFamilies,
	...homeAsideFamilies,
	...nearFamilies,
];

let made: RuleIndex | undefined;
/** Made when it is first needed. */
const index = (): RuleIndex => {
	made ??= new RuleIndex(everyFamily.map(({ theme, rule }) => ({ kind: kindOf[theme], rule })));
	return made;
};
const familyOf = new Map(everyFamily.map((family) => [family.rule, family]));
const numberOf = new Map(everyFamily.map((family, at) => [family, at]));

/** Whose home it is: her husband is a friend's or a sister's. */
const anothersPartner = / her (?:\w+ )?(?:partner|ex|man) /;
const myPartner = / (?:my|our) (?:\w+ )?(?:partner|ex|parent) /;

/** What is told of somebody else's home: her husband, her card, and nobody in it who is the writer. */
const isAnothersHome = (text: string) =>
	(anothersPartner.test(text) && !myPartner.test(text)) ||
	(/ her /.test(text) && !/ (?:i|me|my|us|we|our|myself) /.test(text));

const isAnother = (who: Who) => who === "friend" || who === "family" || who === "partner" || who === "third";

interface Placed extends WeakSign {
	sentence: Sentence;
	start: number;
	end: number;
}

/** The families that a text has words of, each once for each theme. The same words count for one of them. Linear in its length. */
export function weakSigns(text: string): WeakSign[] {
	const found = new Map<string, Placed>();
	for (const sentence of read(text)) {
		for (const { idea, rule } of index().for(sentence.text)) {
			const family = familyOf.get(idea);
			const placed = family && placeOf(family, rule.pattern, sentence);
			if (placed) found.set(`${numberOf.get(family)} ${placed.theme}`, placed);
		}
	}
	return withoutOverlaps([...found.values()]).map(({ family, theme }) => ({ family, theme }));
}

/** Words that two families of a theme know are one hint: the strong one's. */
function withoutOverlaps(placed: readonly Placed[]): Placed[] {
	const strongFirst = [...placed].sort((one, other) => rank(one) - rank(other));
	return strongFirst.filter(
		(one, at) =>
			!strongFirst
				.slice(0, at)
				.some(
					(other) =>
						other.theme === one.theme &&
						other.sentence === one.sentence &&
						other.start < one.end &&
						one.start < other.end,
				),
	);
}

const rank = ({ family }: WeakSign) => (family.strength === "strong" ? 0 : 1);

function placeOf(family: Family, pattern: RegExp, sentence: Sentence): Placed | null {
	const { whose, rule } = family;
	const { text } = sentence;
	pattern.lastIndex = 0;
	const match = pattern.exec(text);
	pattern.lastIndex = 0;
	if (!match || rule.unless?.test(text) || (sentence.isOver && !sentence.isRecent)) return null;
	const start = match.index;
	const end = start + match[0].length;
	if (sentence.isTold && isFiction(text, start, end)) return null;
	const theme = themeOf(family, sentence, start);
	return theme && { family, theme, sentence, start, end };

	function themeOf({ theme }: Family, { antecedent }: Sentence, at: number): Theme | null {
		if (theme === "partner-danger") return isAnothersHome(text) ? "near" : theme;
		if (whose !== "doer") return theme;
		return isAnother(subjectOf(text, at, () => antecedent)) ? "near" : theme;
	}
}
