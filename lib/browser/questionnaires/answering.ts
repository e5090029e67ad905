import { begin, beginEdit, type Flow, type FlowEvent, step } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { AnswerDrafts } from "./answer-drafts";

/**
 * Somebody answering one questionnaire. A draft is stored in the browser with every answer, on Next, and before
 * sending. The page calls `save` when it may soon be closed.
 */
export class Answering {
	readonly #questionnaire: Questionnaire;
	readonly #store: AnswerDrafts;
	#flow: Flow;
	// Leaving takes a moment, in which the page may be hidden and ask to save.
	#hasEnded = false;

	/** Starts a questionnaire, or continues it. @param response The response to edit; null to answer anew. */
	constructor(questionnaire: Questionnaire, response: ClientResponse | null, store: AnswerDrafts) {
		this.#questionnaire = questionnaire;
		this.#store = store;
		this.#flow = response
			? beginEdit(questionnaire, response, store.readEdit(response.id))
			: begin(questionnaire, store.readNew(questionnaire.id), store.discardedAnswersTo(questionnaire.id));
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

	/** Stores the draft, unless it has been sent or cancelled. */
	save(): void {
		if (!this.#hasEnded) this.#store.save(this.#flow);
	}

	/** Removes the draft, and stores no more. */
	end(how: "sent" | "cancelled"): void {
		this.#hasEnded = true;
		if (how === "sent") this.#store.clearFlow(this.#flow);
		else this.#store.discard(this.#flow);
	}

	#forgetSetAside(): void {
		const { editing } = this.#flow;
		if (editing) this.#store.clearEdit(editing.responseId);
		else this.#store.forgetDiscarded();
	}
}
