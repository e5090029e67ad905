import type { Kind } from "@/lib/domain/safety/kinds";
import { arabicScript } from "./languages/arabic-script";
import { eastAsia } from "./languages/east-asia";
import { foldText } from "./languages/fold";
import { further } from "./languages/further";
import { indic } from "./languages/indic";
import type { Language } from "./languages/language";
import { northern } from "./languages/northern";
import { romance } from "./languages/romance";
import { russian } from "./languages/russian";

const languages: Language[] = [...romance, ...northern, russian, ...indic, ...further, ...arabicScript, ...eastAsia];

/** A plain sign in another language than English. All of these are clear, about the writer, and in the present. */
export interface OtherLanguageSign {
	kind: Kind;
	/** Language of the text, a BCP 47 code. */
	language: string;
	/** Zero-based index of the sentence in the text. */
	sentence: number;
}

/**
 * Finds the plainest signs of danger in seventeen other languages: the wish to die or to hurt oneself, violence and
 * fear of somebody close, a threat to kill. Takes the text as it was written; runs in linear time.
 */
export function otherLanguageSigns(text: string): OtherLanguageSign[] {
	const folded = foldText(text);
	return languages.filter(({ hints }) => hints.test(folded)).flatMap((language) => signsOf(language, folded));
}

function signsOf({ code, lookalikes, signs, kinds }: Language, folded: string): OtherLanguageSign[] {
	const found = new Map<string, OtherLanguageSign>();
	const text = folded.replace(lookalikes, "·");
	let sentence = 0;
	let counted = 0;
	for (const { index, 0: _, ...groups } of text.matchAll(signs)) {
		// Every line is one sentence.
		for (let end = text.indexOf("\n", counted); end >= 0 && end < index; end = text.indexOf("\n", counted)) {
			counted = end + 1;
			sentence++;
		}
		const kind = kinds.find((_, group) => groups[group + 1] !== undefined);
		if (kind) found.set(`${kind} ${sentence}`, { kind, language: code, sentence });
	}
	return [...found.values()];
}
