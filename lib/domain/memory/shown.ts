import type { Page } from "@/lib/domain/search/pages/page";
import {
	ALLOWED,
	DATE,
	DOUBT,
	EVENT,
	HELPS,
	HURTS,
	OWN,
	POINTS_BACK,
	TAKEN_BACK,
	WISH,
	WORTH_READING,
} from "@/lib/domain/text/fact-words";
import { namesIn } from "@/lib/domain/text/names";
import { sentencesOf } from "@/lib/domain/text/sentences";
import type { FactKind } from "./kinds";
import { plainSentence } from "./sentences";

/*
 * Finds facts that a page states about its writer, without a model: sentences in the first person that say who somebody
 * is, when something was, what the person wishes for, what helps and what hurts. The sentence itself is the fact, so
 * nothing is inferred. Doubts, denials, questions, imaginings and statements about others are left out.
 */

/** A sentence of a page that states a fact about the person. */
export interface ShownFact {
	kind: FactKind;
	/** The sentence, verbatim. */
	text: string;
	/** What the fact is about. If two pages state the same, the newer one counts. */
	about: string;
}

const SHORTEST = 12;
const LONGEST = 220;
const straight = (text: string) => text.replace(/[‘’]/g, "'");

/** Returns the kind of fact that a sentence states; null if it states none. */
export function shownBy(sentence: string): Pick<ShownFact, "kind" | "about"> | null {
	const text = straight(sentence);
	if (text.length < SHORTEST || text.length > LONGEST) return null;
	const isStated = !TAKEN_BACK.test(text.replace(ALLOWED, " "));
	if (isStated && HURTS.test(text)) return { kind: "hurts", about: plainSentence(text) };
	if (isStated && HELPS.test(text)) return { kind: "helps", about: plainSentence(text) };
	if (isStated && WISH.test(text) && !POINTS_BACK.test(text)) return { kind: "wishes", about: plainSentence(text) };
	if (DOUBT.test(text)) return null;
	if (DATE.test(text) && EVENT.test(text) && OWN.test(text)) return { kind: "dates", about: plainSentence(text) };
	const [person] = namesIn(sentence);
	return person ? { kind: "people", about: `${person.relation} ${person.name}` } : null;
}

/** How many characters of a page are read. */
const READ = 6_000;

/**
 * Returns the facts that a page states, in order.
 * @param isFit Whether a sentence may be remembered at all. Signs of danger may not: they call for help and are not
 * traits.
 */
export function shownOn({ text, isChosen }: Pick<Page, "text" | "isChosen">, isFit: (sentence: string) => boolean) {
	const read = text.slice(0, READ);
	if (isChosen || !WORTH_READING.test(read)) return [];
	return sentencesOf(read).flatMap((sentence): ShownFact[] => {
		const shown = shownBy(sentence.text);
		return shown && isFit(sentence.text) ? [{ ...shown, text: sentence.text }] : [];
	});
}
