import {
	answersOf,
	begin,
	beginEdit,
	type Flow,
	type FlowEvent,
	sameAnswers,
	step,
} from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { AnswerDrafts, AsideDraft } from "./answer-drafts";

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
	/** Where the answers are stored that the flow has set aside. */
	#aside: AsideDraft | null = null;
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
		let flow: Flow;
		if (response) {
			flow = beginEdit(questionnaire, response, null);
			store?.setAsideOwn(flow);
			this.#aside = this.#nextAside(flow);
			if (this.#aside) flow = beginEdit(questionnaire, response, this.#aside.draft);
		} else flow = begin(questionnaire, store?.continueNew(id) ?? null, store?.discardedAnswersTo(id));
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
		if (!this.#flow.isTouched) this.#flow = this.#begun();
		else {
			// The person was faster than the script. What was answered earlier is kept as well, and offered.
			store.setAsideOwn(this.#flow);
			this.save();
			this.#aside = this.#nextAside(this.#flow);
			this.#flow = { ...this.#flow, setAside: this.#aside?.draft.answers ?? null };
		}
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
		if (event.type === "loadNewer") {
			this.#store?.setAsideOwn(this.#flow);
			this.#aside = this.#nextAside(this.#flow);
		} else if (event.type !== "previous" && event.type !== "open") this.save();
		if (event.type === "bringBack" || event.type === "letGo") this.#offerNext();
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

	/** Answers that were brought back or dismissed are not offered again. What was on the screen before, or set aside earlier, is. */
	#offerNext(): void {
		const store = this.#store;
		if (!store) return;
		if (!this.#flow.editing) store.forgetDiscarded();
		const taken = this.#aside;
		if (this.#flow.setAside) this.#aside = store.setAside(this.#flow, this.#flow.setAside);
		if (taken) store.forgetAside(this.#flow, taken);
		if (this.#flow.setAside || !this.#flow.editing) return;
		this.#aside = this.#nextAside(this.#flow);
		this.#flow = { ...this.#flow, setAside: this.#aside?.draft.answers ?? null };
	}

	/** Finds the newest stored answers that would be missed beside those on the screen and those that are saved. */
	#nextAside(flow: Flow): AsideDraft | null {
		const saved = this.#response ? answersOf(this.#questionnaire, this.#response) : {};
		const found = this.#store
			?.asides(flow)
			.find(({ draft: { answers } }) => !sameAnswers(answers, flow.answers) && !sameAnswers(answers, saved));
		return found ?? null;
	}
}
