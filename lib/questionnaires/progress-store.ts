import type { AnswerValue } from "./answers";
import type { Answers, Flow, Progress } from "./progress";

/** The part of `Storage` that is used; it may throw at every call. */
export type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const FORMAT = 1;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Progress as text. */
export function encodeProgress({ answers, index, sendKey }: Progress): string {
	return JSON.stringify({ format: FORMAT, answers, index, sendKey });
}

/** The progress that a text holds; null for anything that is none, whoever wrote it. */
export function decodeProgress(text: string | null): Progress | null {
	if (text === null) return null;
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return null;
	}
	if (!isRecord(value) || value.format !== FORMAT || !isRecord(value.answers)) return null;
	const answers: Answers = Object.fromEntries(
		Object.entries(value.answers).filter((entry): entry is [string, AnswerValue] => isAnswer(entry[1])),
	);
	const { index, sendKey } = value;
	return {
		answers,
		index: typeof index === "number" && Number.isSafeInteger(index) && index >= 0 ? index : 0,
		sendKey: typeof sendKey === "string" && uuid.test(sendKey) ? sendKey : null,
	};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const isAnswer = (value: unknown): value is AnswerValue => typeof value === "string" || typeof value === "number";

/**
 * What one person has not sent yet, in this browser. Where the browser's storage is missing, full or forbidden, it is
 * kept in memory until the page is left, and nothing is thrown.
 */
export class ProgressStore {
	readonly #listeners = new Set<() => void>();
	readonly #memory = new Map<string, string>();
	readonly #prefix: string;
	readonly #storage: () => KeyValues;
	#discarded: Flow | null = null;
	#changes = 0;

	/** @param storage Asked for at every use, since asking may already throw. */
	constructor(userId: number, storage: () => KeyValues) {
		this.#prefix = `questionnaires:${userId}:`;
		this.#storage = storage;
	}

	/** Saved progress of a questionnaire. */
	read(questionnaireId: string): Progress | null {
		return decodeProgress(this.#get(`progress:${questionnaireId}`));
	}

	/** Unsaved changes to a response. */
	readDraft(responseId: string): Progress | null {
		return decodeProgress(this.#get(`edit:${responseId}`));
	}

	/** The questionnaire that was answered last, if its progress is still there. */
	get lastId(): string | null {
		return this.#get("last");
	}

	/** Keeps what somebody has typed, if they have; an edit is kept apart from answers that start anew. */
	save(flow: Flow): void {
		if (!flow.isTouched) return;
		if (flow.editing) {
			this.#set(`edit:${flow.editing.responseId}`, encodeProgress(flow));
		} else {
			this.#set(`progress:${flow.questionnaireId}`, encodeProgress(flow));
			this.#set("last", flow.questionnaireId);
		}
		this.#changed();
	}

	/** Forgets the progress of a questionnaire. */
	clear(questionnaireId: string): void {
		this.#remove(`progress:${questionnaireId}`);
		if (this.lastId === questionnaireId) this.#remove("last");
		this.#changed();
	}

	/** Forgets unsaved changes to a response. */
	clearDraft(responseId: string): void {
		this.#remove(`edit:${responseId}`);
		this.#changed();
	}

	/** Forgets whatever a flow would have saved. */
	clearFlow({ questionnaireId, editing }: Pick<Flow, "questionnaireId" | "editing">): void {
		if (editing) this.clearDraft(editing.responseId);
		else this.clear(questionnaireId);
	}

	/** Forgets the progress of a flow that was cancelled, except that it can be undone while the page is open. */
	discard(flow: Flow): void {
		this.#discarded = flow.isTouched ? flow : null;
		this.clearFlow(flow);
	}

	/** What was cancelled last, as long as that can be undone. */
	get discarded(): Flow | null {
		return this.#discarded;
	}

	/** The same, where it was a set of new answers to this questionnaire. */
	discardedAnswersTo(questionnaireId: string): Flow | null {
		const flow = this.#discarded;
		return flow?.questionnaireId === questionnaireId && !flow.editing ? flow : null;
	}

	/** Puts it back where it was saved. */
	undoDiscard(): void {
		if (this.#discarded) this.save(this.#discarded);
		this.forgetDiscarded();
	}

	/** From now on the cancelling cannot be undone. */
	forgetDiscarded(): void {
		this.#discarded = null;
		this.#changed();
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => void this.#listeners.delete(listener);
	};

	/** Grows with every change. */
	readonly changes = (): number => this.#changes;

	/** Another tab has changed the storage. */
	readonly noticeOtherTab = (): void => this.#changed();

	#changed(): void {
		this.#changes += 1;
		for (const listener of this.#listeners) listener();
	}

	#get(name: string): string | null {
		const key = this.#prefix + name;
		const inMemory = this.#memory.get(key);
		if (inMemory !== undefined) return inMemory;
		try {
			return this.#storage().getItem(key);
		} catch {
			return null;
		}
	}

	#set(name: string, text: string): void {
		const key = this.#prefix + name;
		try {
			this.#storage().setItem(key, text);
			this.#memory.delete(key);
		} catch {
			this.#memory.set(key, text);
		}
	}

	#remove(name: string): void {
		const key = this.#prefix + name;
		this.#memory.delete(key);
		try {
			this.#storage().removeItem(key);
		} catch {
			// Then it was never there, and nothing can be done about it.
		}
	}
}
