import { partialText } from "./client/partial-answer";
import type { Following } from "./client/structured";
import { wholeSentences } from "./sentences";

interface Speaking {
	/** The field of the answer that is said. */
	key: string;
	/** Makes sentences presentable. What it makes of more of them has to begin with what it made of fewer. */
	mend(sentences: string): string;
	/** Whether these sentences, the last of which are new, may be shown; `skip` leaves the new ones out, `end` says no more. */
	judge(soFar: string, fresh: string): "say" | "skip" | "end";
	/** Is told each piece that is said; put together they are the beginning of the reply. */
	say(piece: string): void;
	/** Nothing more may be said. */
	onEnd(): void;
}

/** Says a text sentence by sentence while a model writes it: whole sentences, each judged before it is said. */
export class Speaker implements Following {
	/** What has been said. */
	said = "";
	#heard = "";
	/** Whether a sentence of this answer was left out. */
	#hasSkipped = false;
	#isOver = false;

	constructor(private readonly speaking: Speaking) {}

	isCommitted = (): boolean => this.said !== "";

	content = (raw: string): void => {
		const { key } = this.speaking;
		const partial = this.#isOver ? null : partialText(raw, key);
		if (partial) this.#hear(partial.isComplete ? partial.text : wholeSentences(partial.text));
	};

	#hear(sentences: string): void {
		// A second request of the same call starts over. Nothing of the first was spoken.
		if (!sentences.startsWith(this.#heard)) {
			this.#heard = "";
			this.#hasSkipped = false;
		}
		if (sentences === this.#heard) return;
		const { mend, judge } = this.speaking;
		const before = mend(this.#heard);
		const now = mend(sentences);
		// The beginning now reads differently, so nothing more is spoken until the answer is complete.
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
		// An answer with a faulty beginning goes back to the model, so nothing of it is spoken.
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
