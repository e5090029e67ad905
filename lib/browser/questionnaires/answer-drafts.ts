import { type DraftStorage, drafts, type Slot } from "@/lib/browser/core/drafts/storage";
import { newSendKey } from "@/lib/browser/core/send-key";
import type { AnswerValue } from "@/lib/domain/questionnaires/answers";
import { type AnswerDraft, type Answers, type Flow, isWithin } from "@/lib/domain/questionnaires/flow";

const FORMAT = 1;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type OfFlow = Pick<Flow, "questionnaireId" | "editing">;

/** Answers in a slot that are not shown, but offered. */
export interface AsideDraft {
	key: string;
	draft: AnswerDraft;
}

/** The name under which the draft of a flow is stored. */
const nameOf = ({ questionnaireId, editing }: OfFlow) =>
	editing ? `edit:${editing.responseId}` : `progress:${questionnaireId}`;

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
	/** The slots from which this tab has continued new answers, and their content at the time. */
	readonly #continued = new Map<string, { key: string; text: string | null }>();
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

	/**
	 * Reads the draft of new answers that this tab goes on with. Its slot is emptied as soon as this tab has written its
	 * own, unless another tab has gone on writing there.
	 */
	continueNew(questionnaireId: string): AnswerDraft | null {
		const name = nameOf({ questionnaireId, editing: null });
		const found = this.#find(name);
		if (found) this.#continued.set(name, { key: found.key, text: this.#storage.get(found.key) });
		else this.#continued.delete(name);
		return readAnswerDraft(found?.value);
	}

	/** Moves this tab's draft to a slot that no tab writes to, so that what is answered next does not replace it. */
	setAsideOwn(of: OfFlow): void {
		const own = this.#storage.ownKey(this.#prefix + nameOf(of));
		const text = this.#storage.get(own);
		if (text === null) return;
		this.#storage.set(this.#newKey(of), text);
		this.#storage.remove(own);
	}

	/** Stores answers in a slot that no tab writes to. */
	setAside(of: OfFlow, answers: Answers): AsideDraft {
		const key = this.#newKey(of);
		const draft = { answers, index: 0, sendKey: null };
		this.#storage.set(key, JSON.stringify({ ...storedDraft(draft), at: Date.now() }));
		return { key, draft };
	}

	/** Returns the drafts of a flow that this tab does not write to, newest first. */
	asides(of: OfFlow): AsideDraft[] {
		const name = this.#prefix + nameOf(of);
		const own = this.#storage.ownKey(name);
		return this.#storage.slotsOf(name).flatMap(({ key, value }) => {
			const draft = key === own ? null : readAnswerDraft(value);
			return draft ? [{ key, draft }] : [];
		});
	}

	/** Removes answers that were taken or are not wanted, unless their tab has gone on writing there. */
	forgetAside(of: OfFlow, { key, draft }: AsideDraft): void {
		const now = this.asides(of).find((one) => one.key === key);
		if (now && isWithin(now.draft.answers, draft.answers)) this.#storage.remove(key);
		this.#changed();
	}

	/** Id of the questionnaire that was answered last, if it still has a draft. */
	get lastId(): string | null {
		return this.#storage.get(`${this.#prefix}last`);
	}

	/** Stores what the person has typed, if anything. Edits are stored separately from new answers. */
	save(flow: Flow): void {
		if (!flow.isTouched) return;
		this.#write(nameOf(flow), flow);
		if (!flow.editing) this.#storage.set(`${this.#prefix}last`, flow.questionnaireId);
		this.#changed();
	}

	/** Removes all drafts of new answers to a questionnaire, because the person starts over. */
	clearNew(questionnaireId: string): void {
		this.#remove({ questionnaireId, editing: null }, () => true);
	}

	/**
	 * Removes what this tab has stored of a flow, and drafts that contain nothing else. Other answers, in another tab or
	 * set aside, stay.
	 */
	clearFlow(flow: OfFlow & Pick<Flow, "answers">): void {
		const own = this.#storage.ownKey(this.#prefix + nameOf(flow));
		this.#remove(flow, ({ key, value }) => {
			const draft = readAnswerDraft(value);
			return key === own || !draft || isWithin(draft.answers, flow.answers);
		});
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

	#newKey(of: OfFlow): string {
		return `${this.#prefix}${nameOf(of)}:${newSendKey(crypto)}`;
	}

	/** Finds this tab's draft or, without one, the newest. */
	#find(name: string): Slot | undefined {
		const own = this.#storage.ownKey(this.#prefix + name);
		const slots = this.#storage.slotsOf(this.#prefix + name);
		return slots.find(({ key }) => key === own) ?? slots[0];
	}

	#read(name: string): AnswerDraft | null {
		return readAnswerDraft(this.#find(name)?.value);
	}

	#write(name: string, draft: AnswerDraft): void {
		this.#storage.write(this.#prefix + name, storedDraft(draft), Date.now());
		const from = this.#continued.get(name);
		this.#continued.delete(name);
		if (!from || from.key === this.#storage.ownKey(this.#prefix + name)) return;
		if (this.#storage.get(from.key) === from.text) this.#storage.remove(from.key);
	}

	#remove(of: OfFlow, isDone: (slot: Slot) => boolean): void {
		this.#storage.removeWhere(this.#prefix + nameOf(of), isDone);
		const isGone = !of.editing && !this.#find(nameOf(of));
		if (isGone && this.lastId === of.questionnaireId) this.#storage.remove(`${this.#prefix}last`);
		this.#changed();
	}
}
