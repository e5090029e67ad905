import { AppError } from "@/lib/domain/core/errors";
import { counted, watchQueue } from "@/lib/server/core/metrics";

const holder = globalThis as { innerscriptMetrics?: unknown };
const answers: unknown[] = [];

beforeEach(() => {
	answers.length = 0;
	holder.innerscriptMetrics = {
		answered: (task: string, by: string, outcome: string, seconds: number) =>
			answers.push([task, by, outcome, seconds >= 0 && seconds < 10]),
		queue: (name: string, length: () => number) => answers.push([name, length()]),
	};
});
afterEach(() => {
	delete holder.innerscriptMetrics;
});

class Provider {
	readonly batch = 8;

	constructor(readonly name: string) {}

	get isServer(): boolean {
		return this.name !== "built-in";
	}

	async reply(words: string): Promise<string> {
		if (words === "timeout") throw new AppError("ai_timeout", `It took too long to read ${words}.`);
		if (words === "left") throw new DOMException("They left.", "AbortError");
		if (words === "broken") throw new TypeError(`${words} is broken`);
		return `${this.name}: ${words}`;
	}

	async *speak(words: string): AsyncIterable<string> {
		for (const word of words.split(" ")) {
			if (word === "broken") throw new AppError("ai_failed", "No voice.");
			yield word;
		}
	}
}

it("counts answers and failures by what was asked, without the words", async () => {
	const model = counted(new Provider("llama3:8b"));
	expect([model.name, model.batch, await model.reply("hello")]).toEqual(["llama3:8b", 8, "llama3:8b: hello"]);
	await counted(new Provider("built-in")).reply("hello");
	for (const words of ["timeout", "left", "broken"]) await expect(model.reply(words)).rejects.toThrow();
	expect(answers).toEqual([
		["reply", "server", "ok", true],
		["reply", "built-in", "ok", true],
		["reply", "server", "ai_timeout", true],
		["reply", "server", "left", true],
		["reply", "server", "failed", true],
	]);
});

it("counts what comes in pieces once, when it is over, or its listener is gone", async () => {
	const voice = counted(new Provider("built-in"));
	const heard: string[] = [];
	for await (const piece of voice.speak("a b")) heard.push(piece);
	const hear = async () => {
		for await (const piece of voice.speak("broken")) heard.push(piece);
	};
	await expect(hear()).rejects.toThrow("No voice.");
	for await (const piece of voice.speak("c d")) {
		heard.push(piece);
		break;
	}
	expect(heard).toEqual(["a", "b", "c"]);
	expect(answers).toEqual(["ok", "ai_failed", "left"].map((outcome) => ["speak", "built-in", outcome, true]));
});

it("shows a queue, and leaves everything as it is where nobody counts", () => {
	watchQueue("turns", () => 3);
	expect(answers).toEqual([["turns", 3]]);
	delete holder.innerscriptMetrics;
	const provider = new Provider("built-in");
	expect(counted(provider)).toBe(provider);
	watchQueue("turns", () => 4);
	expect(answers).toHaveLength(1);
});
