import type { Mention, Reading, TextAnswer } from "../reading/model";

/** Someone a questionnaire is about, with the grammar that the person themselves used for them. */
export interface Who {
	/** "your mother", "your grandmother", "Daniel", "this person". */
	noun: string;
	they: "she" | "he" | "they";
	them: "her" | "him" | "them";
	their: "her" | "his" | "their";
	/** Chooses the verb: `v("was", "were")`. */
	v(singular: string, plural: string): string;
	/** Nobody took that place. */
	absent: boolean;
	died: boolean;
	noContact: boolean;
}

const forms = {
	she: { them: "her", their: "her" },
	he: { them: "him", their: "his" },
	they: { them: "them", their: "their" },
} as const;

/** Builds the grammar for a noun and a pronoun. */
export function whoFrom(
	noun: string,
	they: "she" | "he" | "they",
	state: Partial<Pick<Who, "absent" | "died" | "noContact">> = {},
): Who {
	return {
		noun,
		they,
		...forms[they],
		v: (singular, plural) => (they === "they" ? plural : singular),
		absent: state.absent ?? false,
		died: state.died ?? false,
		noContact: state.noContact ?? false,
	};
}

/** The pronoun the person uses for the one they write about, or "they" where that is not clear. */
export function pronounIn(texts: readonly TextAnswer[]): "she" | "he" | "they" {
	let she = 0;
	let he = 0;
	for (const answer of texts) {
		for (const sentence of answer.sentences) {
			she += sentence.lower.match(/\b(?:she|her|hers|herself)\b/g)?.length ?? 0;
			he += sentence.lower.match(/\b(?:he|him|his|himself)\b/g)?.length ?? 0;
		}
	}
	if (she >= 2 && she > he * 2) return "she";
	if (he >= 2 && he > she * 2) return "he";
	return "they";
}

const nobody = /\b(?:nobody|no one|noone|no-one|none)\b/;
const raisedBy =
	/\b(?:raised me|brought me up|took (?:that|her|his) place|was (?:a |my )?(?:real )?(?:mother|father|mum|mom|dad) to me|looked after me|adopted me|fostered me|took me in|choose|chose|write about)\b/;
const notRaisedBy =
	/\b(?:birth|biological) (?:mother|father|mum|mom|dad)|\bcouldn't keep me|\bnever knew (?:my|her|him)|\bleft (?:when|before|us|me)\b/;

/**
 * Who the parent questionnaire is really about, from its first answer: the mother, a grandmother who raised them,
 * or nobody. `fallback` is the noun for when the answer leaves it open.
 */
export function parentIn(reading: Reading, firstQuestionId: string, group: "mother" | "father"): Who {
	const first = reading.texts.find((answer) => answer.question.id === firstQuestionId);
	const lower = first?.sentences.map((sentence) => sentence.lower).join(" ") ?? "";
	const others = reading.texts.filter((answer) => answer.question.id !== firstQuestionId);
	const all = reading.texts.flatMap((answer) => answer.sentences.map((sentence) => sentence.lower)).join(" ");
	const named = reading.people.filter(
		(p) =>
			!p.isName &&
			p.questionIds.includes(firstQuestionId) &&
			["mother", "father", "kin", "parent"].includes(p.group) &&
			p.name !== "parents",
	);
	const carers = named.filter((p) => p.group !== group);
	const own = named.find((p) => p.group === group);
	const carer =
		carers.length === 1 && (raisedBy.test(lower) || notRaisedBy.test(lower) || !own) ? carers[0] : undefined;
	const absent = !own && !carer && nobody.test(lower);
	const noun = carer ? `your ${carer.name}` : `your ${group}`;
	const used = pronounIn(others);
	return whoFrom(noun, used === "they" && !carer && !absent ? (group === "mother" ? "she" : "he") : used, {
		absent,
		died: isDead(carer ?? own, all, group),
		noContact:
			/\b(?:no contact|don't speak|do not speak|not spoken|haven't spoken|not in touch|estranged|cut (?:her|him|them|off)|never met|don't know where)\b/.test(
				all,
			),
	});
}

function isDead(mention: Mention | undefined, all: string, group: "mother" | "father"): boolean {
	const pronoun = group === "mother" ? "she" : "he";
	return (
		(mention?.died ?? false) ||
		new RegExp(
			`\\b(?:${pronoun}(?:'s| has| had)? (?:died|passed away|dead|passed on|gone now)|of blessed memory|went to be with the lord|no longer with us|since (?:her|his|their) death|(?:her|his|their) (?:funeral|grave))\\b`,
		).test(all)
	);
}

/** Who a timeline entry is about: a name as it was written, or "this person" where it is no single plain name. */
export function relationshipIn(reading: Reading, written: string): Who {
	const name = written.trim();
	const isName = /^\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20})?$/u.test(name);
	const rest = reading.texts.filter((answer) => answer.question.id !== "q1");
	const all = rest.flatMap((answer) => answer.sentences.map((sentence) => sentence.lower)).join(" ");
	return whoFrom(isName ? name : "this person", pronounIn(rest), {
		died: /\b(?:she|he|they) (?:died|passed away|has died)\b|\b(?:funeral|widow|widower)\b/.test(all),
	});
}
