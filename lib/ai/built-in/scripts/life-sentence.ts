import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import type { Part, Place } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import type { OwnWords } from "../reading/own-words";
import * as joins from "./content/joins";
import { openPages } from "./material";
import type { ScriptPen } from "./pen";

/** The maximum length of the script's sentence, in characters. */
const MOST_SENTENCE = 220;

/**
 * Questions in whose answers a marked sentence sums up what a life script is about, the most telling first. What
 * somebody would like to hear or to believe is not among them: nothing is healed yet.
 */
const markedFirst = [`${MOTHER_QUESTIONNAIRE_ID}.q9`, "4.q4", "3.q6", "7.q1", `${SOUL_SPARK_ID}.q10`];

/** Matches sentences that say nothing without their question: "I can’t forget it.", "That I was relieved." */
const hangs =
	/^(?:that|it(?!['’]s (?:all right|ok|okay|fine|good|enough) to\b)|this|to|and|because|if|when|not)\b|\b(?:it|that|this|them)[.!?]*$/i;
/** Matches sentences that somebody else said; they sum up a life only if there is nothing else. */
const isAnothers = /^["'“‘«]/;

/** Words of the person for the sentence of the script, with the lines that can introduce them. */
interface Candidate {
	words: OwnWords;
	at: Place;
	lines: readonly Line[];
}

/**
 * Returns the sentence of the script: one that the person marked, in an answer about what they believe or fear; else
 * their words for what they believed as a child, heard at home or would have liked to hear.
 */
export function lifeSentence(pen: ScriptPen): Part {
	const marks = openPages(pen.material).flatMap((page) => {
		const mark = pen.marked(page);
		const place = `${page.id}.${page.marked?.questionId}`;
		return mark ? [{ ...mark, place, rank: markedFirst.indexOf(place) }] : [];
	});
	const isFit = ({ words }: { words: OwnWords }) => words.text.length <= MOST_SENTENCE;
	const [belief] = markedFirst;
	const early = marks
		// What was believed as a child is introduced as such, so it need not stand alone.
		.filter(({ rank, place, words }) => rank >= 0 && (place === belief || !hangs.test(words.text)))
		.sort((a, b) => a.rank - b.rank)
		.filter(isFit);
	const own = early.find(({ words }) => !isAnothers.test(words.text));
	const answers = [
		{ id: MOTHER_QUESTIONNAIRE_ID, question: "q9", lines: joins.beliefs },
		{ id: "3", question: "q6", lines: joins.heard },
		{ id: FATHER_QUESTIONNAIRE_ID, question: "q14", lines: joins.wanted },
	].flatMap(({ id, question, lines }) => {
		const left = pen.left(pen.page(id), question);
		const words = left?.words.find(({ text }) => text.length <= MOST_SENTENCE);
		return left && words ? [{ words, at: left.told.at, lines }] : [];
	});
	const marked = ({ words, told, place }: (typeof marks)[number]): Candidate => ({
		words,
		at: told.at,
		lines: place === belief ? joins.beliefs : joins.marked,
	});
	const others = marks
		.filter(isFit)
		.sort((a, b) => Number(hangs.test(a.words.text)) - Number(hangs.test(b.words.text)));
	const found = [...(own ? [marked(own)] : []), ...answers, ...early.map(marked), ...others.map(marked)][0];
	return found ? asSentence(pen, found) : pen.say(joins.plainSentence);
}

/** Shows a sentence that begins with "I" by itself, any other in quotation marks. */
const asSentence = (pen: ScriptPen, { words, at, lines }: Candidate): Part =>
	/^I\b/.test(words.text) ? pen.speak(words, at, null) : pen.quote(words, at, lines);
