import { doubt, remark, sorrow } from "@/lib/domain/text/comfort-words";
import { isOver } from "@/lib/domain/text/unhurt";
import { denies } from "../reading/own-words";
import { leansBack } from "../reading/quotable";

/** Matches a whole first sentence and what follows it. */
const firstAndRest = /^([^.!?…]+[.!?…]+)["”’)]*\s+(\S.*)$/su;
/** Matches a sentence in quotation marks and a remark after it. */
const quotedAndRest = /^["“‘']([^"“”‘]+[.!?…])["”’'](?=\s|$)/u;

/** Returns what somebody would like to tell themselves without quotation marks and without their remarks on it. */
export function sentenceToSay(raw: string): string {
	const text = raw.trim();
	const quoted = quotedAndRest.exec(text)?.[1] ?? text.replace(/^["“]([^"“”]+)["”]$/u, "$1");
	const [, first, rest] = firstAndRest.exec(quoted) ?? [];
	if (!first || !rest) return quoted;
	const plain = (part: string) => part.toLowerCase().replace(/’/g, "'");
	return remark.test(plain(rest)) || leansBack(plain(rest), plain(first)) ? first : quoted;
}

/** Whether a text can stand where somebody is to be comforted by it: no sorrow, no doubt, and nothing that is over. */
export const isComfort = (text: string): boolean =>
	!sorrow.test(text) && !doubt.test(text) && !denies(text) && !isOver(text);

/** Matches a beginning that makes a clause and no sentence: "That I was allowed", but not "That is enough". */
const clause =
	/^(?:to|because|whether|which)\b|^that (?!(?:is|was|will|would|can|may|has|goes|does|makes|belongs)\b)/iu;
const wavering =
	/\b(?:maybe|perhaps|i (?:guess|suppose)|depending on|depends|one or the other|some days|if only|or not)\b/iu;
/** Whether words can be said aloud as a sentence to live by: a whole sentence without a doubt in it. */
export const isSayable = (text: string): boolean => {
	const plain = text.trim().replace(/^["“‘']/u, "");
	return !clause.test(plain) && !wavering.test(plain) && !plain.includes("?");
};

/** Returns a text without the sentences at its end that are sad, so that it does not end a day. */
export function withoutSadEnd(raw: string): string {
	let text = raw.trim();
	for (;;) {
		const last = /(?:^|[.!?…]["”’)]*\s+)([^.!?…]+[.!?…]*["”’)]*)$/u.exec(text)?.[1] ?? text;
		if (last === "" || !sorrow.test(last)) return text;
		text = text.slice(0, text.length - last.length).trimEnd();
	}
}
