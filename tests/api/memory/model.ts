import { anything, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";

/** A model that answers messages and reflects on entries, notes the facts it is told to, and keeps every prompt. */
export class LearningModel {
	readonly #mock = coachServer();
	/** The messages of each request, as text. */
	readonly sent: string[] = [];
	/** The facts it notes for every entry, regardless of its content. */
	notes: unknown = [];
	/** The first insight it returns for every entry. */
	insight = "You noticed it.";

	/** Whether every request fails. */
	isBroken = false;

	constructor() {
		this.#mock.on({ predicate: () => this.isBroken }, OUT_OF_ORDER);
		this.#mock.on(anything, ({ messages }) => {
			const text = (messages as { content: string }[]).map(({ content }) => content).join("\n\n");
			this.sent.push(text);
			const isEntry = text.includes("Somebody has just written an entry");
			return { content: JSON.stringify(isEntry ? this.#reflection(text) : { reply: "What was that like?" }) };
		});
	}

	#reflection(prompt: string) {
		return {
			title: "A page of one day",
			keyInsights: [this.insight, "You stayed with it.", "You wrote it down."],
			quote: null,
			message: "Thank you for writing this down.",
			relatedEntry: null,
			...(prompt.includes("- facts:") && { facts: this.notes }),
		};
	}

	reset(): void {
		this.sent.splice(0);
		this.notes = [];
		this.isBroken = false;
		this.insight = "You noticed it.";
	}
}
