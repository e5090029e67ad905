import { RuleIndex } from "../reading/rule-index";
import { read, type Sentence } from "../reading/sentence";
import { subjectOf, type Who } from "../reading/subject";
import { isFiction } from "../reading/tense";
import { type Family, kindOf, type Theme, type WeakSign } from "./family";
import { homeFamilies } from "./home";
import { nearFamilies } from "./near";
import { ownFamilies } from "./own";

export const everyFamily: Family[] = [...ownFamilies, ...homeFamilies, ...nearFamilies];

const index = new RuleIndex(everyFamily.map(({ theme, rule }) => ({ kind: kindOf[theme], rule })));
const familyOf = new Map(everyFamily.map((family) => [family.rule, family]));

/** Whose home it is: her husband is a friend's or a sister's. */
const anothersPartner = / her (?:\w+ )?(?:partner|ex|man) /;
const myPartner = / (?:my|our) (?:\w+ )?(?:partner|ex|parent) /;

const isAnother = (who: Who) => who === "friend" || who === "family" || who === "partner" || who === "third";

/** The families that a text has words of, each once for each theme. Linear in its length. */
export function weakSigns(text: string): WeakSign[] {
	const found = new Map<string, WeakSign>();
	for (const sentence of read(text)) {
		for (const { idea, rule } of index.for(sentence.text)) {
			const family = familyOf.get(idea);
			const theme = family && themeOf(family, rule.pattern, sentence);
			if (theme) found.set(`${everyFamily.indexOf(family)} ${theme}`, { family, theme });
		}
	}
	return [...found.values()];
}

function themeOf({ theme, whose, rule }: Family, pattern: RegExp, sentence: Sentence): Theme | null {
	const { text } = sentence;
	pattern.lastIndex = 0;
	const match = pattern.exec(text);
	pattern.lastIndex = 0;
	if (!match || rule.unless?.test(text) || (sentence.isOver && !sentence.isRecent)) return null;
	if (sentence.isTold && isFiction(text, match.index, match.index + match[0].length)) return null;
	if (theme === "partner-danger" && anothersPartner.test(text) && !myPartner.test(text)) return null;
	if (whose !== "doer") return theme;
	return isAnother(subjectOf(text, match.index, () => sentence.antecedent)) ? "near" : theme;
}
