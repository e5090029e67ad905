import { type Call, isOwnDanger, type Kind } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { Reading } from "./assess";
import { helpLinesFor } from "./help-lines";
import { arabicScriptMessages } from "./languages/messages-arabic-script";
import { asianMessages } from "./languages/messages-asian";
import { europeanMessages } from "./languages/messages-european";
import type { Translation } from "./languages/translation";
import { alsoPartnerDanger, messages, quietLines } from "./messages";
import { otherLanguageSigns } from "./other-languages";
import { callsWithEarlier, type Dated } from "./over-time";

/** The notice in other languages than English, by BCP 47 code. */
const translations: Record<string, Translation> = { ...europeanMessages, ...asianMessages, ...arabicScriptMessages };

/** Options for the wording of a notice. */
interface Wording {
	/**
	 * The texts that it is about. The notice is in the language in which they show the danger, if it exists in that
	 * language.
	 */
	texts?: readonly string[];
	/** When the notice is shown, to recognize help lines that were checked too long ago. */
	now?: Date;
}

/** Texts the person wrote in the days before, oldest first, and when the current texts were written. */
export interface Earlier {
	before: readonly Dated[];
	at: Date;
}

/**
 * Returns the notice to show first for these texts; null if none is needed.
 * @param country ISO 3166 alpha-2; null for the international default.
 * @param earlier Texts whose signs are added to those of the current ones, if any.
 */
export function safetyNotice(
	texts: readonly string[],
	country: string | null,
	reading?: Reading,
	earlier?: Earlier,
): SafetyNotice | null {
	const { before = [], at = new Date(0) } = earlier ?? {};
	return noticeFor(callsWithEarlier(texts, before, at, reading), country, { texts });
}

/**
 * Returns the notice if the dangers are known already.
 * @param found The dangers; the first one determines the message.
 */
export function noticeFor(
	found: readonly Call[],
	country: string | null,
	{ texts = [], now = new Date() }: Wording = {},
): SafetyNotice | null {
	const [first] = found;
	if (!first) return null;
	const { kind, certainty } = first;
	const mayBeWatched = found.some((call) => call.kind === "partner-danger");
	const isPartnerToo = mayBeWatched && kind !== "partner-danger";
	const language = certainty === "clear" ? languageOf(texts, kind) : "en";
	return {
		kind,
		certainty,
		message: certainty === "doubtful" ? quietLines[kind] : messageIn(language, kind, isPartnerToo),
		language,
		helpLines: helpLinesFor(isPartnerToo ? "all" : kind, country, now),
		country,
		mayBeWatched,
	};
}

/** Returns the language in which the texts show the danger most plainly. */
function languageOf(texts: readonly string[], kind: Kind): string {
	const sign = texts.flatMap(otherLanguageSigns).find((one) => one.kind === kind);
	return sign && Object.hasOwn(translations, sign.language) ? sign.language : "en";
}

/** Returns the paragraphs of a notice separated by empty lines, with the heading first. */
function messageIn(language: string, kind: Kind, isPartnerToo: boolean): string {
	const translation = translations[language];
	if (translation && isOwnDanger(kind)) {
		const also = isPartnerToo ? [translation.messages["partner-danger"][1]] : [];
		return [...translation.messages[kind], ...also, translation.saved].join("\n\n");
	}
	const { title, text } = messages[kind];
	const paragraphs = isPartnerToo ? [...text.slice(0, -1), alsoPartnerDanger, ...text.slice(-1)] : text;
	return [title, ...paragraphs].join("\n\n");
}
