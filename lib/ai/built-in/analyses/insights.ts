import type { Fact, Paragraph, Part } from "../parts/part";
import { feelingsIn } from "../reading/feelings";
import { peopleNamedIn } from "../reading/named-people";
import { recurringIn } from "../reading/recurring";
import { changesSince } from "./changes";
import {
	evenLengths,
	feelingsNow,
	feelingsThen,
	lengths,
	moreWords,
	people,
	recurring,
	scaleSpan,
	scalesEqual,
} from "./content/facts";
import { leftAlone, nothingToCount, onlyForeign, unread } from "./content/notes";
import { openAnswers, type Told } from "./material";
import { type Pen, some } from "./pen";
import { capital, count, inWords, listed, named, questionNamed, times, wordNamed } from "./words";

/** What can be counted, compared and found in the answers, the most telling first: at least two paragraphs. */
export function keyInsights(pen: Pen, most: number): Paragraph[] {
	const { told, foreign } = pen.material;
	const isForeign = foreign !== null && openAnswers(pen.material).length < told.length / 2;
	const found: Paragraph[] = [
		changesSince(pen),
		some(isForeign ? pen.note([onlyForeign]) : unreadNote(pen), leftAloneNote(pen)),
		// On a short page each number stands under a heading of its own.
		most > 2 ? numbers(pen) : [],
		recurrence(pen),
		mentioned(pen),
		feelings(pen),
	].filter((paragraph) => paragraph.length > 0);
	// What says less about somebody stands only where there is nothing else.
	for (const less of [chosenOne, lengthOf]) {
		const paragraph = found.length < 2 ? less(pen) : [];
		if (paragraph.length > 0) found.push(paragraph);
	}
	while (found.length < 2) {
		const note = pen.note(nothingToCount);
		if (!note) break;
		found.push([note]);
	}
	return found.slice(0, Math.max(2, most));
}

function leftAloneNote(pen: Pen): Part | null {
	const answer = pen.material.told.find(({ mayBeDanger }) => mayBeDanger);
	return answer ? pen.ask(leftAlone, { question: questionNamed(answer.question) }) : null;
}

function unreadNote(pen: Pen): Part | null {
	const answer = pen.material.told.find(({ read }) => read.legibility === "other language");
	if (!answer || !pen.material.foreign) return null;
	return pen.fact(unread, "language", [answer.at], {
		question: questionNamed(answer.question),
		language: pen.material.foreign,
	});
}

/** Numbers nearer to each other than this are not set against each other. */
const FAR = 3;

/** The highest and the lowest number, where they differ and are each alone. */
function numbers(pen: Pen): Part[] {
	const { scaled } = pen.material;
	const sorted = [...scaled].sort((a, b) => b.value - a.value);
	const [top, second] = sorted;
	const bottom = sorted.at(-1);
	if (!top || !bottom || sorted.length < 2) return [];
	const at = sorted.map((one) => one.at);
	if (top.value === bottom.value && sorted.length > 2)
		return some(pen.fact(scalesEqual, "scale", at, { n: inWords(sorted.length), value: top.value }));
	if (top.value - bottom.value < FAR || second?.value === top.value) return [];
	if (sorted.length > 2 && sorted.at(-2)?.value === bottom.value) return [];
	pen.hasShown(top.question.id);
	pen.hasShown(bottom.question.id);
	return some(
		pen.fact(scaleSpan, "scale", at, {
			high: top.value,
			top: questionNamed(top.question),
			low: bottom.value,
			bottom: questionNamed(bottom.question),
		}),
	);
}

const labelled = (texts: readonly Told[]) => texts.map(({ read, at }) => ({ read, at }));
const placesOf = (at: readonly { question?: string }[]) => listed(at.map(({ question = "" }) => named(question)));

/** What stands in answers that are not counted, because they are left alone: a count of the others would be untrue. */
const elsewhere = (pen: Pen, counted: readonly Told[]) => pen.material.told.filter((one) => !counted.includes(one));

function recurrence(pen: Pen): Part[] {
	const counted = openAnswers(pen.material);
	const others = elsewhere(pen, counted).map(({ read }) => read.raw.toLowerCase());
	const isElsewhere = (forms: ReadonlySet<string>) =>
		others.some((text) => (text.match(/\p{L}+/gu) ?? []).some((word) => forms.has(word)));
	const again = recurringIn(labelled(counted), 2).filter(({ forms }) => !isElsewhere(forms));
	// That a verb comes back tells little of anybody.
	const [word] = again.filter(({ at, isThing }) => isThing && at.length <= 4);
	if (!word) return [];
	const values = {
		word: wordNamed(word),
		n: inWords(word.at.length),
		nFirst: capital(inWords(word.at.length)),
		times: times(word.count),
		places: placesOf(word.at),
	};
	const found = pen.fact(recurring, "recurrence", word.at, values);
	return found ? some(found, pen.ask(moreWords)) : [];
}

function mentioned(pen: Pen): Part[] {
	const texts = openAnswers(pen.material).filter(({ question }) => !pen.guide.voiced.includes(question.id));
	const [first, second] = peopleNamedIn(labelled(texts)).filter(({ role }) => !pen.guide.subject?.includes(role));
	// Where two are named equally often, nobody is named most.
	if (!first || first.count < 2 || first.count === second?.count) return [];
	if (peopleNamedIn(labelled(elsewhere(pen, texts))).some(({ role }) => role === first.role)) return [];
	// Where the word has been counted already, a second count would only be another one.
	if (recurringIn(labelled(texts), 2).some(({ forms }) => forms.has(first.written.toLowerCase()))) return [];
	const who = `your ${first.written.toLowerCase()}${first.name ? ` ${first.name}` : ""}`;
	return some(
		pen.fact(people, "person", first.at, {
			who,
			whoFirst: capital(who),
			times: times(first.count),
			n: `${inWords(first.at.length)} of your answers`,
		}),
	);
}

function feelings(pen: Pen): Part[] {
	const found: Fact[] = [];
	for (const { question, read, at } of openAnswers(pen.material)) {
		if (pen.guide.voiced.includes(question.id)) continue;
		// “I am glad of that” is a manner of speaking.
		const [feeling] = feelingsIn(read).filter(({ word }) => word !== "glad");
		if (!feeling) continue;
		const lines = feeling.tense === "past" ? feelingsThen : feelingsNow;
		const one = pen.fact(lines, "feeling", [at], { word: named(feeling.word), question: questionNamed(question) });
		if (one) found.push(one);
		if (found.length === 2) break;
	}
	return found;
}

/** How much was written, in all answers, also in those that are left alone: a count leaves none out. */
function lengthOf(pen: Pen): Part[] {
	const texts = pen.material.told;
	const words = texts.reduce((sum, { read }) => sum + read.words, 0);
	if (texts.length < 2) return [];
	const [longest, next] = [...texts].sort((a, b) => b.read.words - a.read.words);
	const values = { words, answers: inWords(texts.length) };
	const at = texts.map((one) => one.at);
	if (!longest || longest.isLeftAlone || longest.read.words === next?.read.words)
		return some(pen.fact(evenLengths, "count", at, values));
	return some(
		pen.fact(lengths, "count", at, {
			...values,
			most: count(longest.read.words, "word"),
			longest: questionNamed(longest.question),
		}),
	);
}

/** A choice that was made, with a question that fits it. */
function chosenOne(pen: Pen): Part[] {
	for (const { question } of pen.material.chosen) {
		if (!pen.guide.byChoice?.[question.id]) continue;
		const shown = some(pen.choice(question.id));
		if (shown.length > 0) return [...shown, ...some(pen.askByChoice(shown))];
	}
	return [];
}
