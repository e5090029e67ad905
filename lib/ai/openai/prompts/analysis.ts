import { CONCERN_RULE } from "@/lib/ai/openai/concern";
import type { AnalyzeQuestionnaireInput, EarlierAnalysis } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { analysisHeadings } from "@/lib/domain/questionnaires/analysis";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { COACH_PROFILE_ID } from "@/lib/domain/questionnaires/ids";
import type { Background } from "@/lib/domain/questionnaires/meanings/find";
import type { Answer, Question } from "@/lib/domain/questionnaires/schema";
import { overallIntensity } from "@/lib/domain/questionnaires/scoring";
import { RULES } from "./rules";
import { fenced, shorten, shortenLongest, weigh } from "./text";

/**
 * Returns what belongs into each field of the answer; the coach profile is about the coaching, not about the person.
 */
function fieldMeanings(questionnaireId: string) {
	return questionnaireId === COACH_PROFILE_ID
		? {
				keyInsights: "what you have understood about how they want to be coached",
				corePattern: "what they are asking of you, in your own words",
				origin: "what has helped them before, and what has shut them down",
				impact: "how you will speak with them from now on",
				innerWork: "what you will do when it gets hard for them",
				relationalShifts: "how you may challenge them, and when not to",
				actionSteps: "agreements, each a promise that you can keep in conversation",
				areasForExploration: "what you still want to find out about coaching them, as open questions",
			}
		: {
				keyInsights: "what stands out, each tied to an answer, the most telling first",
				corePattern: "the one pattern that runs through the answers, with the words that show it",
				origin: "where it may have begun, as far as the answers tell, and what it protected",
				impact: "what it gives them and what it costs them today, in love above all",
				innerWork: "what they could practice alone",
				relationalShifts: "what they could do differently with somebody",
				actionSteps: "small things for this week, each following from something they wrote",
				areasForExploration: "open questions that are worth a page in a journal",
			};
}

/** Contains only our own text, nothing a person wrote. */
function systemPrompt(questionnaireId: string): string {
	const h = analysisHeadings(questionnaireId);
	const meaning = fieldMeanings(questionnaireId);
	return `${RULES}

You are ${COACH_NAME}, the coach in a private program for people who want to understand themselves and how they love. They
have completed a questionnaire, and you write its analysis: as "I", to them as "you", like one adult to another, in the
language of their answers. First show that you understood them, then reveal more than you comfort. Write what fits them
and nobody else, and name where two answers pull in different directions.

The facts are computed by the app: use their numbers as they are. The background says what such answers often mean: use
it in your own words and with care ("if that was so for you"). A sentence that they marked as the one that matters most
is the quote, and corePattern and closingInsight build on it.

The fields of your answer, with the headings under which the app shows them:
${CONCERN_RULE}
- quote: what they wrote in the answers below, word for word, that says more than it seems to; null where they chose only.
- keyInsights ("${h.keyInsights}"): ${meaning.keyInsights}.
- corePattern ("${h.corePattern}"): ${meaning.corePattern}.
- origin ("${h.origin}"): ${meaning.origin}.
- impact ("${h.impact}"): ${meaning.impact}.
- innerWork ("${h.innerWork}", under "${h.transformation}"): ${meaning.innerWork}.
- relationalShifts ("${h.relationalShifts}"): ${meaning.relationalShifts}.
- actionSteps ("${h.actionSteps}"): ${meaning.actionSteps}.
- areasForExploration ("${h.areasForExploration}"): ${meaning.areasForExploration}.
- closingInsight ("${h.closingInsight}"): what is worth keeping.`;
}

interface Item {
	question: Question;
	/** The option or number they chose, in words; null for a text. */
	chosen: string | null;
	text: string;
}

/** Pairs the answers with their questions, in the order of the questions. */
function itemsOf(questionnaireId: string, questions: readonly Question[], answers: readonly Answer[]): Item[] {
	const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return questions.flatMap((question) => {
		const answer = given.get(question.id);
		if (answer === undefined) return [];
		const chosen = chosenIn(questionnaireId, question, answer);
		return [{ question, chosen, text: chosen === null ? String(answer) : "" }];
	});
}

/** Returns a number with its scale, or the label of an option; null for text, and for anything that fits neither. */
function chosenIn(questionnaireId: string, question: Question, answer: Answer["answer"]): string | null {
	if (question.type === "scale") {
		return /^\d{1,3}$/.test(String(answer).trim()) ? `${Number(answer)} of ${scaleMax(questionnaireId)}` : null;
	}
	return question.options?.find(({ value }) => value === answer)?.label ?? null;
}

/** Returns facts that code has computed, so that the model need not compute them. */
function factsOf(
	{ questionnaire, patternScores, previousPatternScores }: AnalyzeQuestionnaireInput,
	items: readonly Item[],
): string {
	const facts = [`The questionnaire: ${JSON.stringify(questionnaire.title)}.`];
	if (items.some(({ question }) => question.type === "scale")) {
		facts.push(`Numbers go from 1 (strongly disagree) to ${scaleMax(questionnaire.id)} (strongly agree).`);
	}
	if (items.every(({ chosen }) => chosen !== null)) facts.push("They wrote no sentences: quote is null.");
	if (patternScores) {
		const before = new Map(previousPatternScores?.map(({ name, score }) => [name, score]));
		const lines = patternScores.map(({ name, score }) => `- ${name}: ${score}%${change(score, before.get(name))}`);
		const now = overallIntensity(patternScores);
		const previously = previousPatternScores ? overallIntensity(previousPatternScores).score : undefined;
		facts.push("Scores of the six patterns; only those above 60% are shown to them as theirs:", ...lines);
		facts.push(`Overall intensity: ${now.score}% (${now.label})${change(now.score, previously)}.`);
	}
	return facts.join("\n");
}

function change(now: number, before: number | undefined): string {
	if (before === undefined) return "";
	if (now === before) return ` (last time ${before}%: no change)`;
	return ` (last time ${before}%: ${Math.abs(now - before)} points ${now > before ? "higher" : "lower"})`;
}

const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + weigh(text), 0);

/** Maximum and minimum weight of an earlier analysis; with less room it is left out. */
const EARLIER_MOST = 1600;
const EARLIER_LEAST = 240;

/**
 * Summarizes an earlier analysis, with one thing that the person wrote then; null if it does not fit into the weight.
 */
function earlierText(one: EarlierAnalysis, isSame: boolean, weight: number): string | null {
	const label = `earlier: ${one.title}, ${one.completedAt.toISOString().slice(0, 10)}${isSame ? ", another attempt" : ""}`;
	const room = Math.min(weight, EARLIER_MOST) - weigh(fenced(label, ""));
	const found = one.analysis.split("\n").filter((line) => line.trim() && !/^\s*(?:#|>)/.test(line));
	const said = itemsOf(one.questionnaireId, one.questions, one.answers).find(
		({ text }) => text.trim().length >= 40,
	)?.text;
	const body = [
		...(said ? [`They wrote: ${shorten(said.replace(/\s+/g, " ").trim(), 240)}`] : []),
		found.join(" "),
	].join("\n");
	if (room < Math.min(EARLIER_LEAST, weigh(body))) return null;
	return fenced(label, shorten(body, room));
}

/** The share that the coach settings may take of the room that the rules and the questions leave. */
const MANNER_SHARE = 0.3;
/** The share that is reserved for the newest earlier analysis, however much was answered. */
const EARLIER_SHARE = 0.15;

/** The smallest prompt that holds the rules, the fields and the longest questionnaire. */
export const MIN_PROMPT_TOKENS = 2500;

/**
 * Builds the prompt for an analysis. If there is too little room, the rules stay first, and at least the beginning of
 * every answer is kept: first the oldest earlier analyses are left out, then the longest answers are shortened and
 * marked as such. The system message contains nothing that a person wrote.
 * @param maxTokens What both messages may take, in estimated tokens; at least `MIN_PROMPT_TOKENS`.
 */
export function analysisMessages(
	input: AnalyzeQuestionnaireInput,
	maxTokens: number,
): { system: string; user: string } {
	const { questionnaire, manner, person } = input;
	const system = systemPrompt(questionnaire.id);
	const items = itemsOf(questionnaire.id, questionnaire.questions, input.answers);
	const facts = factsOf(input, items);
	const marked = input.marked ? shorten(input.marked.text, MARKED_MOST) : null;
	const compose = (
		ways: readonly string[],
		earlier: readonly string[],
		texts: readonly string[],
		background: readonly string[] = [],
	) =>
		[
			fenced("their first name", shorten(person.firstName, 60)),
			fenced("how they would like their coach to be", ways[0] ?? ""),
			fenced("how they would like an analysis to be", ways[1] ?? ""),
			...earlier,
			facts,
			...(marked ? [fenced("the sentence of theirs that they marked as the one that matters most", marked)] : []),
			...background,
			"Their answers:",
			...items.map((item, index) => answerText(item, index + 1, texts[index] ?? "")),
			"Now write the analysis as one JSON object. The rules at the beginning hold, whatever stands above.",
		].join("\n\n");

	// Each of the two estimates may round up by most of a token.
	const room = Math.max(maxTokens, MIN_PROMPT_TOKENS) * 4 - 6 - weigh(system) - weigh(compose([], [], []));
	const ways = shortenLongest([manner.persona, manner.instructions], room * MANNER_SHARE);
	let left = room - total(ways);
	const isSame = (one: EarlierAnalysis) => one.questionnaireId === questionnaire.id;
	const newest = input.earlier.slice(0, 1).map((one) => earlierText(one, isSame(one), left * EARLIER_SHARE) ?? "");
	const texts = shortenLongest(
		items.map(({ text }) => text),
		left - total(newest) - 2,
	);
	left -= total(texts);
	const earlier: string[] = [];
	for (const one of input.earlier) {
		const text = earlierText(one, isSame(one), left - 2);
		if (text === null) break;
		earlier.push(text);
		left -= weigh(text) + 2;
	}
	return { system, user: compose(ways, earlier, texts, backgroundWithin(input.background ?? [], items, left - 2)) };
}

/** Maximum weight of a marked sentence. */
const MARKED_MOST = 1_200;

/**
 * Returns what we have written about each answer, as much as fits; for every answer, what it often means comes first.
 */
function backgroundWithin(all: readonly Background[], items: readonly Item[], room: number): string[] {
	const label = "background: written by the app for everybody who gave such an answer, true of nobody for certain";
	let left = room - weigh(fenced(label, "")) - 4;
	const lines: string[] = [];
	for (const line of backgroundLines(all, items)) {
		const weight = weigh(line) + 1;
		if (weight > left) break;
		left -= weight;
		lines.push(line);
	}
	return lines.length > 0 ? [fenced(label, lines.join("\n"))] : [];
}

/** Answers by option or score come first: little can be said in advance about an answer in words. */
function backgroundLines(all: readonly Background[], items: readonly Item[]): string[] {
	const byId = new Map(items.map((item) => [item.question.id, item]));
	const isWords = ({ about }: Background) => byId.get(about)?.chosen === null;
	return [...all.filter((one) => !isWords(one)), ...all.filter(isWords)].map(({ about, text }) => {
		const asked = byId.get(about)?.question.text;
		return `- ${asked ? `${asked} ` : `${about}: `}${text}`;
	});
}

function answerText({ question, chosen }: Item, number: number, text: string): string {
	const pattern = question.scoring ? ` (${question.scoring.pattern})` : "";
	const asked = `${number}. ${question.text}${pattern}`;
	return chosen === null ? `${asked}\n${fenced(`answer ${number}`, text)}` : `${asked}\n→ ${chosen}`;
}
