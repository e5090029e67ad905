import { type DraftStorage, drafts } from "@/lib/browser/core/drafts/storage";
import type { AnswerValue } from "@/lib/domain/questionnaires/answers";
import type { AnswerDraft, Answers, Flow } from "@/lib/domain/questionnaires/flow";

const FORMAT = 1;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns an AnswerDraft in its stored form. */
export const storedDraft = ({ answers, index, sendKey }: AnswerDraft) => ({ format: FORMAT, answers, index, sendKey });

/** Reads a stored draft; null if it is not one. */
export function readAnswerDraft(value: unknown): AnswerDraft | null {
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
 * The answers that one person has not sent yet, in this browser. Each tab keeps its own; no method throws. Not a
 * `KeptDraft`: what can be brought back, and what is newer than the answers on the screen, is decided by the flow
 * (`lib/domain/questionnaires/flow`), which knows the questions. It is also one store for all questionnaires, because
 * their list shows which one was left unfinished, and cancelling can be undone after the screen has closed.
 */
export class AnswerDrafts {
	readonly #listeners = new Set<() => void>();
	readonly #prefix: string;
	readonly #storage: DraftStorage;
	#discarded: Flow | null = null;
	#changes = 0;

	constructor(userId: number, storage: DraftStorage = drafts) {
		this.#prefix = `questionnaires:${userId}:`;
		this.#storage = storage;
	}

	/** Reads the draft of new answers to a questionnaire. */
	readNew(questionnaireId: string): AnswerDraft | null {
		return this.#read(`progress:${questionnaireId}`);
	}

	/** Reads unsaved changes to a response. */
	readEdit(responseId: string): AnswerDraft | null {
		return this.#read(`edit:${responseId}`);
	}

	/** Id of the questionnaire that was answered last, if it still has a draft. */
	get lastId(): string | null {
		return this.#storage.get(`${this.#prefix}last`);
	}

	/** Stores what the person has typed, if anything. Edits are stored separately from new answers. */
	save(flow: Flow): void {
		if (!flow.isTouched) return;
		if (flow.editing) {
			this.#write(`edit:${flow.editing.responseId}`, flow);
		} else {
			this.#write(`progress:${flow.questionnaireId}`, flow);
			this.#storage.set(`${this.#prefix}last`, flow.questionnaireId);
		}
		this.#changed();
	}

	/** Removes the draft of new answers to a questionnaire. */
	clearNew(questionnaireId: string): void {
		this.#remove(`progress:${questionnaireId}`);
		if (this.lastId === questionnaireId) this.#storage.remove(`${this.#prefix}last`);
		this.#changed();
	}

	/** Removes unsaved changes to a response. */
	clearEdit(responseId: string): void {
		this.#remove(`edit:${responseId}`);
		this.#changed();
	}

	/** Removes everything that a flow has stored. */
	clearFlow({ questionnaireId, editing }: Pick<Flow, "questionnaireId" | "editing">): void {
		if (editing) this.clearEdit(editing.responseId);
		else this.clearNew(questionnaireId);
	}

	/** Removes the draft of a cancelled flow. This can be undone as long as the page is open. */
	discard(flow: Flow): void {
		this.#discarded = flow.isTouched ? flow : null;
		this.clearFlow(flow);
	}

	/** The flow that was cancelled last, as long as that can be undone. */
	get discarded(): Flow | null {
		return this.#discarded;
	}

	/** Returns the cancelled flow, if it consisted of new answers to this questionnaire. */
	discardedAnswersTo(questionnaireId: string): Flow | null {
		const flow = this.#discarded;
		return flow?.questionnaireId === questionnaireId && !flow.editing ? flow : null;
	}

	/** Restores the cancelled draft. */
	undoDiscard(): void {
		if (this.#discarded) this.save(this.#discarded);
		this.forgetDiscarded();
	}

	/** Makes cancelling final. */
	forgetDiscarded(): void {
		this.#discarded = null;
		this.#changed();
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => void this.#listeners.delete(listener);
	};

	/** Returns a number that grows with every change, so that React notices it. */
	readonly changes = (): number => this.#changes;

	/** Called when another tab has changed the storage. */
	readonly noticeOtherTab = (): void => this.#changed();

	#changed(): void {
		this.#changes += 1;
		for (const listener of this.#listeners) listener();
	}

	/** Reads this tab's draft or, without one, the newest. */
	#read(name: string): AnswerDraft | null {
		const own = this.#storage.ownKey(this.#prefix + name);
		const slots = this.#storage.slotsOf(this.#prefix + name);
		const found = slots.find(({ key }) => key === own) ?? slots[0];
		return readAnswerDraft(found?.value);
	}

	#write(name: string, draft: AnswerDraft): void {
		this.#storage.write(this.#prefix + name, storedDraft(draft), Date.now());
	}

	/** Removes a draft from every tab's slot: what was sent or started over must not be offered again. */
	#remove(name: string): void {
		this.#storage.removeWhere(this.#prefix + name, () => true);
	}
}
