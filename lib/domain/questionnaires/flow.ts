import { type AnswerValue, answerProblem, DEFAULT_SCALE, scaleMax } from "./answers";
import type { Answer, ClientResponse, Question, Questionnaire } from "./schema";

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Answers that have not been sent, as they are stored in the browser. */
export interface AnswerDraft {
	answers: Answers;
	/** Zero-based index of the question that is shown. */
	index: number;
	/** The Idempotency-Key with which exactly these answers were sent; null if they never were. */
	sendKey: string | null;
}

/** State of a person who is answering a questionnaire. */
export interface Flow extends AnswerDraft {
	questionnaireId: string;
	/** What is wrong with the answer on the screen; null if nothing is. */
	error: string | null;
	/** The response that is being edited, and its version when it was opened. */
	editing: { responseId: string; version: number } | null;
	/** Answers that are no longer on the screen although the person did not discard them; they can be brought back. */
	setAside: Answers | null;
	/** Whether anything would be lost by leaving. */
	isTouched: boolean;
}

export type FlowEvent =
	| { type: "answer"; questionId: string; answer: AnswerValue }
	| { type: "next" }
	| { type: "previous" }
	/** Goes to one question, whatever precedes it. */
	| { type: "open"; questionId: string }
	/** Checks every answer and shows the first missing one. */
	| { type: "finish" }
	/** Sets the key for sending, unless the same answers were already sent under another one. */
	| { type: "send"; key: string }
	| { type: "bringBack" }
	| { type: "letGo" }
	/** Shows the server's newer answers, and sets those on the screen aside. */
	| { type: "loadNewer"; response: ClientResponse }
	/** Keeps the answers on the screen and continues from the newer version. */
	| { type: "saveOver"; version: number };

/** Returns an answer in the form that its input can show; undefined if it cannot. Text is never changed. */
function usable(questionnaireId: string, question: Question, answer: AnswerValue | undefined): AnswerValue | undefined {
	if (answer === undefined) return undefined;
	if (question.type === "text") return String(answer);
	if (question.type === "multiple_choice") {
		return question.options?.some(({ value }) => value === answer) ? answer : undefined;
	}
	const value = typeof answer === "string" ? Number(answer.trim() || Number.NaN) : answer;
	return Number.isInteger(value) && value >= 1 && value <= scaleMax(questionnaireId) ? value : undefined;
}

/** Returns the answers that fit the questionnaire in its current form. */
function fitting(questionnaire: Questionnaire, answers: Answers): Answers {
	const fit: [string, AnswerValue][] = [];
	for (const question of questionnaire.questions) {
		const given = answers[question.id];
		const answer = usable(questionnaire.id, question, given);
		if (answer !== undefined) fit.push([question.id, answer]);
	}
	return Object.fromEntries(fit);
}

/** Returns the answers of a response by question id. */
export function answersOf(questionnaire: Questionnaire, { responses }: Pick<ClientResponse, "responses">): Answers {
	return fitting(questionnaire, Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer])));
}

/** Whether two sets of answers are equal. */
export function sameAnswers(a: Answers, b: Answers): boolean {
	const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...ids].every((id) => a[id] === b[id]);
}

/** Whether the other answers contain everything that these say. */
export function isWithin(answers: Answers, others: Answers): boolean {
	return Object.entries(answers).every(([id, answer]) => {
		const other = others[id];
		if (typeof answer !== "string") return answer === other;
		return answer.trim() === "" || (typeof other === "string" && other.includes(answer));
	});
}

/** Whether a draft belongs to the attempt that became this response, and not to a later one. */
export function isDraftOf(questionnaire: Questionnaire, saved: AnswerDraft, response: ClientResponse): boolean {
	return sameAnswers(fitting(questionnaire, saved.answers), answersOf(questionnaire, response));
}

const worthOffering = (answers: Answers) => (Object.keys(answers).length > 0 ? answers : null);

/** Shows a question. */
function show(questionnaire: Questionnaire, flow: Flow, index: number): Flow {
	const last = questionnaire.questions.length - 1;
	return { ...flow, index: Number.isInteger(index) ? Math.min(Math.max(index, 0), last) : 0 };
}

/**
 * Makes the default of the scale on the screen its answer, if it has none. Until somebody goes on from there, the
 * default is only shown: what nobody chose is not stored.
 */
function withDefault(questionnaire: Questionnaire, flow: Flow): Flow {
	const question = questionnaire.questions[flow.index];
	if (question?.type !== "scale" || flow.answers[question.id] !== undefined) return flow;
	return { ...flow, answers: { ...flow.answers, [question.id]: DEFAULT_SCALE }, sendKey: null };
}

/**
 * Starts a questionnaire, or continues it from a draft.
 * @param discarded Answers that the person just cancelled. They are offered, not shown.
 */
export function begin(
	questionnaire: Questionnaire,
	saved: AnswerDraft | null,
	discarded: AnswerDraft | null = null,
): Flow {
	const answers = fitting(questionnaire, saved?.answers ?? {});
	const flow: Flow = {
		questionnaireId: questionnaire.id,
		answers,
		index: 0,
		// A key is only valid for the answers it was sent with.
		sendKey: saved && sameAnswers(saved.answers, answers) ? saved.sendKey : null,
		error: null,
		editing: null,
		setAside: saved ? null : discarded && worthOffering(fitting(questionnaire, discarded.answers)),
		isTouched: saved !== null,
	};
	return show(questionnaire, flow, saved?.index ?? 0);
}

/**
 * Opens a response for editing, at its first question.
 * @param draft Earlier changes that were never saved. They are offered, not shown.
 */
export function beginEdit(questionnaire: Questionnaire, response: ClientResponse, draft: AnswerDraft | null): Flow {
	const answers = answersOf(questionnaire, response);
	const typed = draft && fitting(questionnaire, draft.answers);
	const flow: Flow = {
		questionnaireId: questionnaire.id,
		answers,
		index: 0,
		sendKey: null,
		error: null,
		editing: { responseId: response.id, version: response.version },
		setAside: typed && !sameAnswers(typed, answers) ? typed : null,
		isTouched: false,
	};
	return show(questionnaire, flow, 0);
}

/** Says what is wrong with the question at an index; null if nothing is. */
function problemAt(questionnaire: Questionnaire, { answers }: Flow, index: number): string | null {
	const question = questionnaire.questions[index];
	return question ? answerProblem(questionnaire.id, question, answers[question.id]) : null;
}

function next(questionnaire: Questionnaire, flow: Flow): Flow {
	const answered = withDefault(questionnaire, flow);
	const error = problemAt(questionnaire, answered, flow.index);
	if (error) return { ...flow, error };
	const isTouched = flow.isTouched || !flow.editing || answered !== flow;
	const valid = { ...answered, error: null, isTouched };
	const isLast = flow.index >= questionnaire.questions.length - 1;
	return isLast ? finish(questionnaire, valid) : show(questionnaire, valid, flow.index + 1);
}

function finish(questionnaire: Questionnaire, flow: Flow): Flow {
	const error = problemAt(questionnaire, flow, flow.index);
	if (error) return { ...flow, error };
	const missing = questionnaire.questions.findIndex((_, index) => problemAt(questionnaire, flow, index) !== null);
	if (missing === -1) return { ...flow, error: null };
	const shown = show(questionnaire, flow, missing);
	return { ...shown, error: problemAt(questionnaire, shown, missing) };
}

function answer(questionnaire: Questionnaire, flow: Flow, questionId: string, value: AnswerValue): Flow {
	if (!questionnaire.questions.some(({ id }) => id === questionId)) return flow;
	if (flow.answers[questionId] === value) return { ...flow, isTouched: flow.isTouched || !flow.editing };
	const answers = { ...flow.answers, [questionId]: value };
	const answered = { ...flow, answers, sendKey: null, isTouched: true };
	// An error that is already visible is updated while typing; a new one does not appear until Next.
	return flow.error === null ? answered : { ...answered, error: problemAt(questionnaire, answered, flow.index) };
}

/** Returns the state after an event. Never throws; an event that makes no sense changes nothing. */
export function step(questionnaire: Questionnaire, flow: Flow, event: FlowEvent): Flow {
	switch (event.type) {
		case "answer":
			return answer(questionnaire, flow, event.questionId, event.answer);
		case "next":
			return next(questionnaire, flow);
		case "previous":
			return show(questionnaire, { ...flow, error: null }, flow.index - 1);
		case "open": {
			const at = questionnaire.questions.findIndex(({ id }) => id === event.questionId);
			return at < 0 ? flow : show(questionnaire, { ...flow, error: null }, at);
		}
		case "finish":
			return finish(questionnaire, flow);
		case "send":
			return { ...flow, sendKey: flow.sendKey ?? event.key };
		case "bringBack": {
			if (!flow.setAside) return flow;
			// What was typed since takes its place.
			const instead = flow.isTouched && !isWithin(flow.answers, flow.setAside) ? flow.answers : null;
			return show(
				questionnaire,
				{ ...flow, answers: flow.setAside, setAside: instead, error: null, sendKey: null, isTouched: true },
				flow.index,
			);
		}
		case "letGo":
			return { ...flow, setAside: null };
		case "loadNewer": {
			const newer = beginEdit(questionnaire, event.response, flow);
			return show(questionnaire, newer, flow.index);
		}
		case "saveOver":
			return flow.editing ? { ...flow, editing: { ...flow.editing, version: event.version } } : flow;
	}
}

/** Whether every question has a valid answer. */
export function isComplete(questionnaire: Questionnaire, flow: Flow): boolean {
	return questionnaire.questions.every((_, index) => problemAt(questionnaire, flow, index) === null);
}

/** Returns the answers as they are sent, in the order of the questions. */
export function toResponses(questionnaire: Questionnaire, answers: Answers): Answer[] {
	return questionnaire.questions.flatMap(({ id }) => {
		const value = answers[id];
		return value === undefined ? [] : [{ questionId: id, answer: value }];
	});
}
