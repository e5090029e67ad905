import { type DraftStorage, drafts } from "@/lib/browser/core/drafts/storage";
import { newSendKey } from "@/lib/browser/core/send-key";
import { sameAnswers } from "@/lib/domain/exercises/run";
import type { Answers } from "@/lib/domain/exercises/schema";

/** Answers that the server has not accepted yet, as stored on the person's device. */
export interface RunDraft {
	answers: Answers;
	/** Zero-based index of the step that was shown. */
	step: number;
	/** The version of the run that they are based on. */
	version: number;
}

/** A draft as it was found in a slot. */
export interface FoundDraft extends RunDraft {
	key: string;
}

/** Reads a stored value; null if it is not a draft. */
function readDraft(stored: unknown): RunDraft | null {
	const { answers, step, version }: Partial<Record<keyof RunDraft, unknown>> = stored ?? {};
	if (typeof step !== "number" || typeof version !== "number") return null;
	return isAnswers(answers) ? { answers, step, version } : null;
}

// Validated by hand, because a schema library would be most of this screen's script.
function isAnswers(value: unknown): value is Answers {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.values(value).every(
		(answer) =>
			typeof answer === "string" ||
			typeof answer === "number" ||
			(Array.isArray(answer) && answer.every((id) => typeof id === "string")),
	);
}

/**
 * The answers of one run that the server has not accepted yet, with one slot for each tab. Not a `KeptDraft`: a run is
 * saved on the server with every step, so tabs meet there, and conflicts are recognized by the run's version.
 * `KeptDraft`, which offers each tab what the others are typing, would solve the same conflict a second time.
 */
export class RunDrafts {
	readonly #name: string;
	readonly #storage: DraftStorage;

	constructor(userId: number, runId: string, storage: DraftStorage = drafts) {
		this.#name = `innerscript:exercise:${userId}:${runId}`;
		this.#storage = storage;
	}

	/** Returns all stored drafts, newest first. */
	read(): FoundDraft[] {
		return this.#storage.slotsOf(this.#name).flatMap(({ key, value }) => {
			const draft = readDraft(value);
			return draft ? [{ ...draft, key }] : [];
		});
	}

	/**
	 * Stores the draft of this tab.
	 * @returns Whether that worked; a browser may forbid it.
	 */
	keep(draft: RunDraft): boolean {
		return this.#storage.write(this.#name, draft, Date.now());
	}

	/** Stores a draft in a slot that no tab writes to, so that nothing that is typed replaces it. */
	setAside(draft: RunDraft): FoundDraft {
		const key = `${this.#name}:${newSendKey(crypto)}`;
		this.#storage.set(key, JSON.stringify({ ...draft, at: Date.now() }));
		return { ...draft, key };
	}

	/** Empties the slot of a draft, unless its tab has written there since it was found. */
	forget({ key, answers }: FoundDraft): void {
		const now = this.read().find((slot) => slot.key === key);
		if (now && sameAnswers(now.answers, answers)) this.#storage.remove(key);
	}

	/** Removes every draft whose text is completely contained in the saved answers. */
	forgetSaved(saved: Answers): void {
		this.#storage.removeWhere(this.#name, ({ value }) => {
			const draft = readDraft(value);
			return !draft || isContained(draft.answers, saved);
		});
	}

	/** Removes every draft of this run. */
	forgetAll(): void {
		this.#storage.removeWhere(this.#name, () => true);
	}
}

/** Whether the other answers contain everything that these say. */
export function isContained(answers: Answers, others: Answers): boolean {
	return Object.entries(answers).every(([id, answer]) => {
		const other = others[id];
		if (typeof answer === "string")
			return answer.trim() === "" || (typeof other === "string" && other.includes(answer));
		return sameAnswers({ id: answer }, other === undefined ? {} : { id: other });
	});
}
