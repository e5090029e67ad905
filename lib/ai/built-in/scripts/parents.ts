import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import { capital } from "../writing/prose";
import { fillSlots } from "../writing/slots";
import type { Piece } from "./assemble";
import { afterHarm, harmAtHome } from "./care-lines";
import { chosenLine, fatherNumbers, motherNumbers } from "./facts";
import { emptyPlace, leadsFor } from "./leads";
import type { Entry, Material } from "./material";
import type { Voice } from "./voice";

/** Opens a parent's paragraph, so that "she" and "he" have somebody to stand for. */
const openings: Record<string, readonly string[]> = {
	[MOTHER_QUESTIONNAIRE_ID]: [
		"Much of it I learned with {noun}.",
		"I go back to {noun} to find where it began.",
		"There is {noun}, to begin with.",
	],
	[FATHER_QUESTIONNAIRE_ID]: [
		"With {noun} I learned another part of it.",
		"And there is {noun}.",
		"The other half of the story is {noun}.",
	],
};

const absent: Record<string, readonly string[]> = {
	[MOTHER_QUESTIONNAIRE_ID]: [
		"Nobody took a mother’s place for me. One can learn a great deal from a place that stays empty.",
		"The place of a mother stayed empty, and I learned to live around it.",
	],
	[FATHER_QUESTIONNAIRE_ID]: [
		"Nobody took a father’s place for me, and the gap has had its own say in things.",
		"Where others had a father I had a gap. I walked around it for years, and I know its outline well.",
	],
};

const unknown = [
	"I never really knew {noun}, and still there is something to tell.",
	"{Noun} I know mostly from what was missing.",
];

/** Which answers are quoted, the most telling first. */
const asked: Record<string, readonly string[]> = {
	[MOTHER_QUESTIONNAIRE_ID]: ["q4", "q2", "q8", "q12"],
	[FATHER_QUESTIONNAIRE_ID]: ["q9", "q5", "q7", "q12", "q2"],
};

/** A parent's paragraph: who it was, what the numbers and choices say, and what the person wrote. */
export function parentPieces(material: Material, voice: Voice, id: string, paragraph: number): Piece[] {
	const entry = material.of(id);
	if (!entry) return [];
	if (entry.tells)
		return [
			{ paragraph, worth: 110, text: voice.pick(harmAtHome, entry.who) },
			{ paragraph, worth: 89, text: voice.pick(afterHarm) },
		];
	const isUnknown = entry.desk.choice("q13")?.value === "never-known";
	const nobody = entry.who.absent;
	const first = nobody
		? voice.pick(absent[id] ?? [])
		: isUnknown
			? voice.pick(
					unknown.map((text) => text.replace("{Noun}", () => capitalNoun(entry))),
					entry.who,
				)
			: voice.pick(openings[id] ?? [], entry.who);
	const numbers =
		id === MOTHER_QUESTIONNAIRE_ID ? motherNumbers(entry, material.dice) : fatherNumbers(entry, material.dice);
	const choice = nobody || isUnknown ? null : chosenLine(entry, id === MOTHER_QUESTIONNAIRE_ID ? "q5" : "q4");
	const quotes = quotesAbout(material, voice, entry, nobody || isUnknown);
	const pieces: Piece[] = [
		{ paragraph, worth: 99, text: first },
		{ paragraph, worth: 84, text: choice && fillFor(choice, entry) },
		...quotes.map((text, i) => ({ paragraph, worth: 86 - i * 13, text })),
		{ paragraph, worth: 64, text: nobody ? null : numbers && fillFor(numbers, entry) },
	];
	const today = id === FATHER_QUESTIONNAIRE_ID && !isUnknown && !nobody ? chosenLine(entry, "q13") : null;
	return [...pieces, { paragraph, worth: 27, text: today && fillFor(today, entry) }];
}

function quotesAbout(material: Material, voice: Voice, entry: Entry, isEmpty: boolean): string[] {
	const found: string[] = [];
	const bring = (questionId: string, ways: readonly string[]) => {
		if (found.length >= 2) return;
		const said = material.quote(entry, questionId, { min: 4, max: 24 });
		const lead = said && voice.pick(ways, entry.who);
		if (said && lead) found.push(lead.replace("[q]", () => said.said));
	};
	const empty = isEmpty ? emptyPlace[entry.id] : undefined;
	if (empty) for (const [questionId, ways] of Object.entries(empty)) bring(questionId, ways);
	else for (const questionId of asked[entry.id] ?? []) bring(questionId, leadsFor(entry, questionId));
	return found;
}

const capitalNoun = ({ who }: Entry) => capital(who.noun);

const fillFor = (text: string, { who }: Entry) => capital(fillSlots(text, { who, someone: null, day: null }));
