import type {
	AnalyzeQuestionnaireInput,
	AnsweredQuestionnaire,
	EarlierAnalysis,
	LifeScriptInput,
	LoveScriptInput,
} from "@/lib/ai/types";
import type { Day } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import type { LifeScriptDraft } from "@/lib/domain/scripts/life-schema";
import { catalog } from "@/prisma/catalog/catalog";
import easilyMisread from "./easily-misread.json";
import edgeData from "./edge.json";
import eight from "./eight.json";
import fourData from "./four.json";
import heldOutData from "./held-out.json";
import strangersData from "./strangers.json";
import tunedData from "./tuned.json";
import withScripts from "./with-scripts.json";

type Answers = Record<string, string | number>;

/** An invented person and their answers, by questionnaire id and question id. */
export interface Person {
	firstName: string;
	/** A description of them, for readers of the output. */
	portrait: string;
	answers: Record<string, Answers>;
	/** Their own words that an attentive reader would come back to. */
	specifics?: string[];
	/** Further relationships in their timeline. */
	relationships?: Answers[];
	goals?: { title: string | null; description: string }[];
}

/** TypeScript infers a type of its own for every answer in the JSON file; this gives all of them the same type. */
const from = <T>(data: unknown) => data as T;

/** Eight people who are as different from each other as possible. */
export const people = from<Person[]>(eight);
/** People invented after the coach was built, to see how it treats strangers. */
export const strangers = from<Person[]>(strangersData);
/** Edge cases: few words, another language, keyboard mashing, danger. */
export const edge = from<Record<keyof typeof edgeData, Person>>(edgeData);
/** Their texts may be read while working on the coach. Of `heldOut`, only the figures may. */
export const tuned = from<Person[]>(tunedData);
export const heldOut = from<Person[]>(heldOutData);
/** Four people with whom a coach can easily go wrong. They were written before its code was read. */
export const four = from<(Person & { entry: string })[]>(fourData);
/** People who answered enough for both scripts. */
export const everyone = from<Person[]>(withScripts);
/** People with enough answers for scripts, in words that are easily misunderstood. */
export const misread = from<Person[]>(easilyMisread);

/** One of some people. */
export function called(firstName: string, some: readonly Person[]): Person {
	const found = some.find((one) => one.firstName === firstName);
	if (!found) throw new Error(`nobody is called ${firstName}`);
	return found;
}

/** Returns a questionnaire of the catalog. */
export function questionnaireOf(id: string): Questionnaire {
	const found = catalog.find((questionnaire) => questionnaire.id === id);
	if (!found) throw new Error(`no questionnaire ${id}`);
	return found;
}

export const answersFrom = (given: Answers): Answer[] =>
	Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }));

/** Returns what the coach is given about one questionnaire of a person. */
export function inputFor(
	person: Person,
	id: string,
	changes: Partial<AnalyzeQuestionnaireInput> = {},
): AnalyzeQuestionnaireInput {
	const questionnaire = questionnaireOf(id);
	const answers = answersFrom(person.answers[id] ?? {});
	return {
		person: { firstName: person.firstName },
		manner: { persona: "", instructions: "" },
		questionnaire,
		answers,
		patternScores: id === PATTERN_QUESTIONNAIRE_ID ? scorePatterns(questionnaire.questions, answers) : null,
		previousPatternScores: null,
		earlier: [],
		...changes,
	};
}

/** Returns earlier answers of the same person, as the coach gets them. */
export function earlierFor(person: Person, id: string, analysis = ""): EarlierAnalysis {
	const { title, questions } = questionnaireOf(id);
	return {
		questionnaireId: id,
		title,
		completedAt: new Date("2025-03-01T10:00:00Z"),
		analysis,
		answers: answersFrom(person.answers[id] ?? {}),
		questions,
	};
}

/** Returns what the coach is given for a life script. */
export function lifeInput(person: Person): LifeScriptInput {
	const answered: AnsweredQuestionnaire[] = [
		...Object.entries(person.answers),
		...(person.relationships ?? []).map((answers) => [TIMELINE_QUESTIONNAIRE_ID, answers] as const),
	].map(([id, answers], i) => ({
		responseId: `response-${i}`,
		questionnaire: questionnaireOf(id),
		answers: answersFrom(answers),
		day: "2026-03-01" as Day,
	}));
	const patterns = person.answers[PATTERN_QUESTIONNAIRE_ID];
	return {
		person: { firstName: person.firstName },
		manner: { persona: "", instructions: "" },
		answered,
		patternScores: patterns
			? scorePatterns(questionnaireOf(PATTERN_QUESTIONNAIRE_ID).questions, answersFrom(patterns))
			: null,
	};
}

/** Returns what the coach is given for a love script, including the current life script. */
export function loveInput(person: Person, { sources: _, ...lifeScript }: LifeScriptDraft): LoveScriptInput {
	return {
		...lifeInput(person),
		lifeScript,
		goals: (person.goals ?? []).map((goal) => ({ ...goal, type: "short term", progress: 20, isCompleted: false })),
	};
}
