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

/**
 * The ids of the questionnaires that a script is mainly based on: they come first and whole. The others share the
 * remaining room.
 */
export type Order = readonly string[];
export const lifeOrder: Order = [MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, HOME_QUESTIONNAIRE_ID];
export const loveOrder: Order = [SOUL_SPARK_ID, ...lifeOrder];

/** Sorts the answers in that order, without the coach profile, which is not about the person's life. */
export function inOrder(answered: readonly AnsweredQuestionnaire[], order: Order): AnsweredQuestionnaire[] {
	const all = [...order, TIMELINE_QUESTIONNAIRE_ID];
	const rank = (id: string) => (all.includes(id) ? all.indexOf(id) : all.length);
	return answered
		.filter(({ questionnaire: { id } }) => id !== COACH_PROFILE_ID)
		.toSorted((a, b) => rank(a.questionnaire.id) - rank(b.questionnaire.id));
}

/** The share, and the maximum weight, reserved for what the other questionnaires' analyses found. */
const FOUND_SHARE = 0.25;
const FOUND_MOST = 1_200;
/** Minimum weight of each text for which answers are included with their questions. */
const LEAST_TEXT = 320;
/**
 * The same for the main questionnaires, which need less: a sentence or two of each answer is better than an analysis.
 */
const LEAST_FIRST = 180;
const MAX_QUESTION = 90;
const SEPARATOR = 2;

interface Line {
	frame: string;
	text: string;
}

interface Section {
	label: string;
	lines: Line[];
	/** Its analysis, in a form that can replace the answers. */
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
 * Fits the answers of these sections into the room, shortening the longest texts first. Leaves out sections at the end
 * whose questions leave no room for answers.
 */
function shortened(sections: readonly Section[], room: number, enough: number): Map<Section, string> {
	let left = room;
	let spoken = 0;
	const kept = sections.filter((section) => {
		const frame = size(answersText(section, []));
		const least = section.lines.reduce((sum, { text }) => sum + Math.min(weigh(text), enough), 0);
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

/** Shortens a section: to its analysis, or to the beginning of its answers. */
const inShort = ({ found, label, lines }: Section, most = FOUND_MOST): string =>
	found !== null && weigh(found) <= most + weigh(fenced(label, ""))
		? found
		: fenced(label, shorten(lines.flatMap(({ text }) => text || []).join("\n"), most));

/**
 * Fits the main questionnaires into the room: none is left out, and the last ones are shortened if not all answers fit.
 */
function firstWithin(sections: readonly Section[], room: number): Map<Section, string> {
	for (let answered = sections.length; answered > 0; answered--) {
		const rest = sections.slice(answered).map((section) => [section, inShort(section)] as const);
		const given = shortened(sections.slice(0, answered), room - total(rest.map(([, part]) => part)), LEAST_FIRST);
		if (given.size === answered) return new Map([...given, ...rest]);
	}
	const each = (room - total(sections.map(({ label }) => fenced(label, "")))) / sections.length;
	return new Map(sections.map((section) => [section, inShort(section, Math.min(each, FOUND_MOST))]));
}

/**
 * Fits all answers into a weight: the main questionnaires first, the others whole if they fit too, and otherwise by
 * what their analysis found; those without an analysis are shortened.
 */
export function answersWithinBudget(answered: readonly AnsweredQuestionnaire[], order: Order, room: number): string[] {
	const sections = sectionsOf(answered, order);
	const others = sections.filter(({ isFirst }) => !isFirst);
	const found = others.flatMap((section) => section.found ?? []);
	const first = firstWithin(
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
		LEAST_TEXT,
	))
		give(section, part);
	for (const section of others) {
		const whole = wholeText(section);
		const now = chosen.get(section);
		if (now !== undefined && size(whole) - size(now) <= left) give(section, whole);
	}
	return sections.flatMap((section) => chosen.get(section) ?? []);
}
