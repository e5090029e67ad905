import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { Answer, Question, Questionnaire } from "@/lib/questionnaires/schema";
import { legibilityOf, nameLanguage } from "../language";
import { movePatterns } from "../lexicon/moves";
import { findCare } from "./care";
import { clausesOf } from "./clauses";
import type { AnswerReading, MoveHit, Reading, Sentence, TextAnswer } from "./model";
import { findPeople } from "./people";
import { findHabits, findRecurrences } from "./recurrence";
import { findEmotions, findThemes } from "./terms";
import { loadTokenizer, plain, type Tokenizer } from "./tokens";

/** After this many characters the event loop gets a turn. */
const BREATH = 8_000;

/**
 * Reads a set of answers: sentence by sentence what is felt, done, said and left out, and across answers what returns.
 * Lets others run in between where the answers are long.
 * @throws the signal's reason once it aborts.
 */
export async function readAnswers(
	questionnaire: Pick<Questionnaire, "id" | "questions">,
	answers: readonly Answer[],
	signal?: AbortSignal,
): Promise<Reading> {
	const tokenize = await loadTokenizer();
	const read: AnswerReading[] = [];
	let since = 0;
	for (const [index, question] of questionnaire.questions.entries()) {
		signal?.throwIfAborted();
		const answer = answers.find((candidate) => candidate.questionId === question.id);
		if (!answer) continue;
		if (question.type !== "text") {
			const chosen = readChosen(questionnaire.id, question, index, answer.answer);
			if (chosen) read.push(chosen);
			continue;
		}
		const raw = String(answer.answer);
		const text = await readText(tokenize, question, index, raw, async (length) => {
			since += length;
			if (since < BREATH) return;
			since = 0;
			await breathe();
			signal?.throwIfAborted();
		});
		read.push(text);
	}
	const texts = read.filter((answer) => answer.kind === "text");
	const isLong = texts.reduce((sum, answer) => sum + answer.raw.length, 0) > BREATH * 2;
	const rest = async () => {
		if (isLong) await breathe();
		signal?.throwIfAborted();
	};
	await rest();
	const people = findPeople(texts);
	await rest();
	const recurrences = findRecurrences(texts);
	await rest();
	const habits = findHabits(texts);
	await rest();
	return {
		answers: read,
		texts,
		scales: read.filter((answer) => answer.kind === "scale"),
		choices: read.filter((answer) => answer.kind === "choice"),
		words: texts
			.filter((a) => a.legibility === "english" || a.legibility === "slight")
			.reduce((sum, a) => sum + a.words, 0),
		people,
		recurrences,
		habits,
		foreign: await foreignLanguage(texts),
		care: (["self-harm", "sexual violence", "violence"] as const).filter((kind) =>
			texts.some((a) => a.care.some((hit) => hit.kind === kind)),
		),
	};
}

/** Lets others run. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

function readChosen(
	questionnaireId: string,
	question: Question,
	index: number,
	answer: string | number,
): AnswerReading | null {
	if (question.type === "scale") {
		const value = typeof answer === "number" ? answer : Number(answer.trim() || Number.NaN);
		const max = questionnaireId === PATTERN_QUESTIONNAIRE_ID ? 5 : 10;
		if (!Number.isFinite(value) || value < 1 || value > max) return null;
		return { kind: "scale", question, index, value, max };
	}
	const option = question.options?.find(({ value }) => value === answer);
	return option ? { kind: "choice", question, index, value: option.value, label: option.label } : null;
}

const bullet = /^[\s]*(?:[-*•–—·>]+|\(?\d{1,2}[.):]|[a-z]\))\s+/;

async function readText(
	tokenize: Tokenizer,
	question: Question,
	index: number,
	raw: string,
	pause: (length: number) => Promise<void>,
): Promise<TextAnswer> {
	const sentences: Sentence[] = [];
	let lineStart = 0;
	for (const line of raw.split("\n")) {
		const skip = bullet.exec(line)?.[0].length ?? 0;
		for (let at = skip; at < line.length; at += CHUNK) {
			const piece = line.slice(at, at + CHUNK);
			for (const tokens of tokenize(piece, lineStart + at)) sentences.push(sentenceFrom(raw, tokens));
			await pause(piece.length);
		}
		lineStart += line.length + 1;
	}
	const tokens = sentences.flatMap((sentence) => sentence.tokens);
	const legibility = legibilityOf(tokens);
	const readable = legibility === "english" || legibility === "slight";
	return {
		kind: "text",
		question,
		index,
		raw,
		words: raw.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
		legibility,
		sentences,
		emotions: readable ? sentences.flatMap((sentence) => findEmotions(sentence.clauses)) : [],
		themes: readable ? sentences.flatMap((sentence) => findThemes(sentence.clauses)) : [],
		moves: readable ? sentences.flatMap(movesIn) : [],
		care: findCare(raw),
	};
}

/** A line longer than this is read in pieces. */
const CHUNK = 4_000;

function sentenceFrom(raw: string, tokens: Sentence["tokens"]): Sentence {
	const start = tokens[0]?.start ?? 0;
	const end = tokens.at(-1)?.end ?? 0;
	return {
		start,
		end,
		tokens,
		clauses: clausesOf(tokens),
		words: tokens.filter((token) => token.isWord).length,
		lower: plain(raw.slice(start, end)),
	};
}

function movesIn(sentence: Sentence, index: number): MoveHit[] {
	const hits: MoveHit[] = [];
	for (const { name, pattern } of movePatterns) {
		const match = pattern.exec(sentence.lower);
		if (match)
			hits.push({
				move: name,
				sentence: index,
				start: sentence.start + match.index,
				end: sentence.start + match.index + match[0].length,
			});
	}
	return hits;
}

async function foreignLanguage(texts: readonly TextAnswer[]): Promise<string | null> {
	const foreign = texts.filter((answer) => answer.legibility === "other language");
	const words = (list: readonly TextAnswer[]) => list.reduce((sum, answer) => sum + answer.words, 0);
	if (foreign.length === 0 || words(foreign) < words(texts) * 0.34) return null;
	return nameLanguage(foreign.map((answer) => answer.raw).join("\n"));
}
