import { wholeSentences } from "@/lib/domain/text/pieces";
import type { Following } from "./client/ask";
import { partialText, saysNothing } from "./client/partial-answer";

interface Speaking {
	/** The field of the answer that is shown. */
	key: string;
	/**
	 * A field that has to be known to be empty before anything is shown, wherever a model puts it: if it has content, or
	 * comes last, nothing is shown before the answer is complete.
	 */
	unless?: string;
	/** Makes sentences presentable. The result for more sentences has to begin with the result for fewer. */
	mend(sentences: string): string;
	/**
	 * Decides whether these sentences, the last of which are new, may be shown. `skip` leaves out the new ones; `end`
	 * shows no more.
	 */
	judge(soFar: string, fresh: string): "say" | "skip" | "end";
	/** Called with each piece that is shown; joined, they are the beginning of the reply. */
	say(piece: string): void;
	/** Called when nothing more may be shown. */
	onEnd(): void;
}

/** Shows a text sentence by sentence while a model writes it. Each sentence is checked first. */
export class Speaker implements Following {
	/** What has been shown. */
	said = "";
	#heard = "";
	/** Whether a sentence of this answer was left out. */
	#hasSkipped = false;
	#isOver = false;

	constructor(private readonly speaking: Speaking) {}

	isCommitted = (): boolean => this.said !== "";

	content = (raw: string): void => {
		const { key, unless } = this.speaking;
		if (unless && !this.isCommitted() && !saysNothing(raw, unless)) return;
		const partial = this.#isOver ? null : partialText(raw, key);
		if (partial) this.#hear(partial.isComplete ? partial.text : wholeSentences(partial.text));
	};

	#hear(sentences: string): void {
		// A second request of the same call starts over; nothing of the first was shown.
		if (!sentences.startsWith(this.#heard)) {
			this.#heard = "";
			this.#hasSkipped = false;
		}
		if (sentences === this.#heard) return;
		const { mend, judge } = this.speaking;
		const before = mend(this.#heard);
		const now = mend(sentences);
		// The beginning now reads differently, so nothing more is shown until the answer is complete.
		if (!now.startsWith(before)) {
			this.#isOver = true;
			return;
		}
		this.#heard = sentences;
		const fresh = now.slice(before.length);
		if (fresh.trim() === "") return;
		const verdict = judge(this.said + fresh, fresh);
		if (verdict === "end") this.#end();
		else if (verdict === "skip") this.#hasSkipped = true;
		// An answer with a faulty beginning is sent back to the model, so nothing of it is shown.
		else if (!this.#hasSkipped || this.isCommitted()) this.#say(fresh);
	}

	#say(piece: string): void {
		const words = this.said === "" ? piece.trimStart() : piece;
		this.said += words;
		this.speaking.say(words);
	}

	#end(): void {
		this.#isOver = true;
		if (this.isCommitted()) this.speaking.onEnd();
	}
}
