import { begin, beginEdit, type Flow, type FlowEvent, step } from "@/lib/domain/questionnaires/progress";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { ProgressStore } from "./progress-store";

/**
 * Somebody answering one questionnaire. Progress is stored in the browser with every answer, on Next, and before
 * sending. The page calls `save` when it may soon be closed.
 */
export class Answering {
	readonly #questionnaire: Questionnaire;
	readonly #store: ProgressStore;
	#flow: Flow;
	// Leaving takes a moment, in which the page may be hidden and ask to save.
	#hasEnded = false;

	/** Starts a questionnaire, or continues it. @param response The response to edit; null to answer anew. */
	constructor(questionnaire: Questionnaire, response: ClientResponse | null, store: ProgressStore) {
		this.#questionnaire = questionnaire;
		this.#store = store;
		this.#flow = response
			? beginEdit(questionnaire, response, store.readDraft(response.id))
			: begin(questionnaire, store.read(questionnaire.id), store.discardedAnswersTo(questionnaire.id));
	}

	get flow(): Flow {
		return this.#flow;
	}

	/** @returns The flow after the event. */
	dispatch(event: FlowEvent): Flow {
		this.#flow = step(this.#questionnaire, this.#flow, event);
		if (this.#hasEnded) return this.#flow;
		// Brought back or let go, it is not offered again.
		if (event.type === "bringBack" || event.type === "letGo") this.#forgetSetAside();
		// What was set aside stays in storage until the newer answers are changed.
		if (event.type !== "previous" && event.type !== "open" && event.type !== "loadNewer") this.save();
		return this.#flow;
	}

	/** Stores the progress, unless it has been sent or cancelled. */
	save(): void {
		if (!this.#hasEnded) this.#store.save(this.#flow);
	}

	/** Removes the stored progress, and stores no more. */
	end(how: "sent" | "cancelled"): void {
		this.#hasEnded = true;
		if (how === "sent") this.#store.clearFlow(this.#flow);
		else this.#store.discard(this.#flow);
	}

	#forgetSetAside(): void {
		const { editing } = this.#flow;
		if (editing) this.#store.clearDraft(editing.responseId);
		else this.#store.forgetDiscarded();
	}
}
