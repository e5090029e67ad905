import { type DraftStorage, drafts } from "@/lib/browser/core/drafts/storage";
import { sameAnswers } from "@/lib/domain/exercises/run";
import type { Answers } from "@/lib/domain/exercises/schema";

/** Answers that the server has not taken yet, as stored on the person's device. */
export interface RunDraft {
	answers: Answers;
	/** Position of the step that was shown, from 0. */
	step: number;
	/** The version of the run in which they were typed. */
	version: number;
}

/** Reads what a slot holds; null for anything else. */
function readDraft(stored: unknown): RunDraft | null {
	const { answers, step, version }: Partial<Record<keyof RunDraft, unknown>> = stored ?? {};
	if (typeof step !== "number" || typeof version !== "number") return null;
	return isAnswers(answers) ? { answers, step, version } : null;
}

// Checked by hand, because a schema library would be most of this screen's script.
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
 * The answers of one run that the server has not taken yet, one slot for each tab. Not a `KeptDraft`: a run is saved on
 * the server with every step, so tabs meet there and the run's version tells them apart. The rule of `KeptDraft`, which
 * offers each tab what the others are typing, would be a second answer to the same conflict.
 */
export class RunDrafts {
	readonly #name: string;
	readonly #storage: DraftStorage;

	constructor(userId: number, runId: string, storage: DraftStorage = drafts) {
		this.#name = `innerscript:exercise:${userId}:${runId}`;
		this.#storage = storage;
	}

	/** Everything that is stored, newest first. */
	read(): RunDraft[] {
		return this.#storage.slotsOf(this.#name).flatMap(({ value }) => readDraft(value) ?? []);
	}

	/** Stores what is in this tab. @returns Whether that worked; a browser may forbid it. */
	keep(draft: RunDraft): boolean {
		return this.#storage.write(this.#name, draft, Date.now());
	}

	/** Removes every draft whose words are all among the saved answers. */
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

/** Whether the other answers have everything that these say. */
export function isContained(answers: Answers, others: Answers): boolean {
	return Object.entries(answers).every(([id, answer]) => {
		const other = others[id];
		if (typeof answer === "string")
			return answer.trim() === "" || (typeof other === "string" && other.includes(answer));
		return sameAnswers({ id: answer }, other === undefined ? {} : { id: other });
	});
}
