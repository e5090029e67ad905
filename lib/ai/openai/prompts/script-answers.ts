import type { AnsweredQuestionnaire } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	HOME_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { fenced, shorten, shortenLongest, weigh } from "./text";

/** The questionnaires that a script is made of, by id: they come first and whole. The others have to share what is left. */
export type Order = readonly string[];
export const lifeOrder: Order = [MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, HOME_QUESTIONNAIRE_ID];
export const loveOrder: Order = [SOUL_SPARK_ID, ...lifeOrder];

/** The same answers in that order; without the coach profile, which is not about their life. */
export function inOrder(answered: readonly AnsweredQuestionnaire[], order: Order): AnsweredQuestionnaire[] {
	const all = [...order, TIMELINE_QUESTIONNAIRE_ID];
	const rank = (id: string) => (all.includes(id) ? all.indexOf(id) : all.length);
	return answered
		.filter(({ questionnaire: { id } }) => id !== COACH_PROFILE_ID)
		.toSorted((a, b) => rank(a.questionnaire.id) - rank(b.questionnaire.id));
}

/** What stays free of the first for what the others' analyses found. */
const FOUND_SHARE = 0.25;
const FOUND_MOST = 1_200;
/** Answers are worth their questions only if each of their texts can have this much, in quarters of a token. */
const LEAST_TEXT = 320;
const MAX_QUESTION = 90;
const SEPARATOR = 2;

interface Line {
	frame: string;
	text: string;
}

interface Section {
	label: string;
	lines: Line[];
	/** Its analysis, as it can stand in place of the answers. */
	found: string | null;
	isFirst: boolean;
}

function sectionsOf(answered: readonly AnsweredQuestionnaire[], order: Order): Section[] {
	return inOrder(answered, order)
		.filter(({ questionnaire: { id } }) => id !== PATTERN_QUESTIONNAIRE_ID)
		.map(({ questionnaire, answers, found = null, day }) => ({
			label: `answers: ${questionnaire.title}, ${day}`,
			lines: linesOf(questionnaire, answers),
			found: found && fenced(`found in their answers: ${questionnaire.title}, ${day}`, shorten(found, FOUND_MOST)),
			isFirst: order.includes(questionnaire.id),
		}));
}

function linesOf(
	questionnaire: AnsweredQuestionnaire["questionnaire"],
	answers: AnsweredQuestionnaire["answers"],
): Line[] {
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return questionnaire.questions.flatMap(({ id, text: asked, type, options }) => {
		const answer = given.get(id);
		if (answer === undefined) return [];
		const question = shorten(asked.replace(/\s+/g, " "), MAX_QUESTION);
		if (type === "text") return [{ frame: `Q: ${question}\nA: `, text: String(answer) }];
		const label = options?.find(({ value }) => value === answer)?.label;
		const chosen = type === "scale" ? `${answer} of ${scaleMax(questionnaire.id)}` : (label ?? String(answer));
		return [{ frame: `Q: ${question} → ${shorten(chosen, MAX_QUESTION)}`, text: "" }];
	});
}

const answersText = ({ label, lines }: Section, texts: readonly string[]) =>
	fenced(label, lines.map(({ frame }, i) => `${frame}${texts[i] ?? ""}`).join("\n"));
const wholeText = (section: Section) =>
	answersText(
		section,
		section.lines.map(({ text }) => text),
	);
const size = (part: string) => weigh(part) + SEPARATOR;
const total = (parts: readonly string[]) => parts.reduce((sum, part) => sum + size(part), 0);

/**
 * The answers of each of these sections, the longest of all shortened where there is no room for all; without those at the
 * end whose questions leave no room for what was said.
 */
function shortened(sections: readonly Section[], room: number): Map<Section, string> {
	let left = room;
	let spoken = 0;
	const kept = sections.filter((section) => {
		const frame = size(answersText(section, []));
		const least = section.lines.reduce((sum, { text }) => sum + Math.min(weigh(text), LEAST_TEXT), 0);
		if (frame + least + spoken > left) return false;
		left -= frame;
		spoken += least;
		return true;
	});
	const texts = shortenLongest(
		kept.flatMap(({ lines }) => lines.map(({ text }) => text)),
		left,
	);
	return new Map(kept.map((section) => [section, answersText(section, texts.splice(0, section.lines.length))]));
}

/**
 * What was answered, within a weight: what the script is made of whole, everything else whole where it fits too, and else
 * by what its analysis found; what has no analysis shortened.
 */
export function answersWithin(answered: readonly AnsweredQuestionnaire[], order: Order, room: number): string[] {
	const sections = sectionsOf(answered, order);
	const others = sections.filter(({ isFirst }) => !isFirst);
	const found = others.flatMap((section) => section.found ?? []);
	const first = shortened(
		sections.filter(({ isFirst }) => isFirst),
		room - Math.min(total(found), room * FOUND_SHARE),
	);
	let left = room - total([...first.values()]);
	const chosen = new Map(first);
	const give = (section: Section, part: string) => {
		left -= size(part) - (chosen.has(section) ? size(chosen.get(section) ?? "") : 0);
		chosen.set(section, part);
	};
	for (const section of others) {
		if (section.found !== null && size(section.found) <= left) give(section, section.found);
	}
	for (const [section, part] of shortened(
		others.filter((section) => !chosen.has(section)),
		left,
	))
		give(section, part);
	for (const section of others) {
		const whole = wholeText(section);
		const now = chosen.get(section);
		if (now !== undefined && size(whole) - size(now) <= left) give(section, whole);
	}
	return sections.flatMap((section) => chosen.get(section) ?? []);
}
