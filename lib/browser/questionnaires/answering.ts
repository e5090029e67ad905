import { begin, beginEdit, type Flow, type FlowEvent, step } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { AnswerDrafts } from "./answer-drafts";

/**
 * A person answering one questionnaire. A draft is stored in the browser with every answer, on Next, and before
 * sending. The page calls `save` when it may soon be closed. On the server and in the first render there is no store
 * yet.
 */
export class Answering {
	readonly #questionnaire: Questionnaire;
	readonly #response: ClientResponse | null;
	readonly #questionId: string | null;
	#store: AnswerDrafts | null;
	#flow: Flow;
	// Leaving takes a moment, in which the page may be hidden and call `save`.
	#hasEnded = false;

	/**
	 * Starts a questionnaire, or continues it.
	 * @param response The response to edit; null for new answers.
	 * @param questionId The question to show first; null for the first one, or for where the person left off.
	 */
	constructor(
		questionnaire: Questionnaire,
		response: ClientResponse | null,
		store: AnswerDrafts | null,
		questionId: string | null = null,
	) {
		this.#questionnaire = questionnaire;
		this.#response = response;
		this.#questionId = questionId;
		this.#store = store;
		this.#flow = this.#begun();
	}

	#begun(): Flow {
		const [questionnaire, response, store] = [this.#questionnaire, this.#response, this.#store];
		const { id } = questionnaire;
		const flow = response
			? beginEdit(questionnaire, response, store?.readEdit(response.id) ?? null)
			: begin(questionnaire, store?.readNew(id) ?? null, store?.discardedAnswersTo(id));
		const questionId = this.#questionId;
		return questionId === null ? flow : step(questionnaire, flow, { type: "open", questionId });
	}

	/**
	 * Provides the browser's unsent answers. Anything the person has answered before that stays.
	 * @returns The flow after that.
	 */
	open(store: AnswerDrafts): Flow {
		if (this.#store) return this.#flow;
		this.#store = store;
		if (this.#flow.isTouched) this.save();
		else this.#flow = this.#begun();
		return this.#flow;
	}

	get flow(): Flow {
		return this.#flow;
	}

	/**
	 * Applies an event.
	 * @returns The flow after the event.
	 */
	dispatch(event: FlowEvent): Flow {
		this.#flow = step(this.#questionnaire, this.#flow, event);
		if (this.#hasEnded) return this.#flow;
		// Answers that were brought back or dismissed are not offered again.
		if (event.type === "bringBack" || event.type === "letGo") this.#forgetSetAside();
		// What was set aside stays in storage until the newer answers are changed.
		if (event.type !== "previous" && event.type !== "open" && event.type !== "loadNewer") this.save();
		return this.#flow;
	}

	/** Stores the draft, unless it has been sent or cancelled. */
	save(): void {
		if (!this.#hasEnded) this.#store?.save(this.#flow);
	}

	/** Removes the draft, and stores nothing any more. */
	end(how: "sent" | "cancelled"): void {
		this.#hasEnded = true;
		if (how === "sent") this.#store?.clearFlow(this.#flow);
		else this.#store?.discard(this.#flow);
	}

	#forgetSetAside(): void {
		const { editing } = this.#flow;
		if (editing) this.#store?.clearEdit(editing.responseId);
		else this.#store?.forgetDiscarded();
	}
}
