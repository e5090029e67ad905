import { setOf } from "./set-of";
import { wordsIn } from "./small-words";

/** Words of questions that only a doctor can answer, or only a lawyer. */
const ofDoctors = setOf(
	"symptom symptoms dose dosage pill pills tablet tablets medication medications medicine meds antidepressant antidepressants " +
		"antibiotic antibiotics painkiller painkillers ibuprofen paracetamol rash fever lump bleeding infection infected allergic " +
		"operation surgery surgeon tonsils scan biopsy tumour allergy vaccine " +
		"knee ankle tooth toothache earache swelling swollen contagious concussion miscarriage contraception",
);
const ofLawyers = setOf(
	"legal legally illegal law lawyer solicitor court " +
		"custody sue sued visa eviction evict evicted alimony inheritance " +
		"tribunal notary tenancy contract contracts contest contested",
);

/** Returns who could answer a question, if it is plainly one of medicine or law. */
export function expertAsked(question: string): "doctor" | "lawyer" | null {
	const words = wordsIn(question);
	const isOfHeart = words.includes("heart") && words.includes("attack");
	if (isOfHeart || words.some((word) => ofDoctors.has(word))) return "doctor";
	return words.some((word) => ofLawyers.has(word)) ? "lawyer" : null;
}

/**
 * Matches what asks for a number, a price, a time or a place, or for which of two things is better. "How long" mostly
 * means "until it is easier".
 */
const fact = new RegExp(
	"\\bhow (?:many|much|far|old|often)\\b|\\b(?:average|costs?|price|per ?cent)\\b|^\\W*(?:where|when|which)\\b" +
		"|\\b(?:better|best)\\b.*\\bor\\b|\\bor\\b.*\\bbetter\\b",
	"i",
);

/** Whether a question asks for a plain fact that could be looked up, and so not "is it me?" or "isn't that stupid?". */
export const asksForFact = (question: string): boolean => fact.test(question);
