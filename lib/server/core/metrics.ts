import { AppError } from "@/lib/domain/core/errors";

/** Where numbers go that somebody wants to watch. Never give it what a person wrote, an id, or a name. */
interface Metrics {
	/** A request to what writes, speaks, listens or compares. @param outcome `ok`, or what kind of failure it was. */
	answered(task: string, by: "built-in" | "server", outcome: string, seconds: number): void;
	/** What an answer took, in tokens as the server counts them. */
	tokens(task: string, kind: "prompt" | "answer", count: number): void;
	/** A queue whose length is to be shown; several of one name are added up. */
	queue(name: string, length: () => number): void;
}

// Put there by lib/launcher/web/metrics.mjs, where METRICS_PORT is set, before any of the app is loaded.
const holder = globalThis as { innerscriptMetrics?: Metrics };

/** Shows the length of a queue. */
export function watchQueue(name: string, length: () => number): void {
	holder.innerscriptMetrics?.queue(name, length);
}

/** Counts what an answer took. */
export function countTokens({ task, prompt, answer }: { task: string; prompt: number; answer: number }): void {
	holder.innerscriptMetrics?.tokens(task, "prompt", prompt);
	holder.innerscriptMetrics?.tokens(task, "answer", answer);
}

function outcomeOf(error: unknown): string {
	if (error instanceof AppError) return error.code;
	return (error as { name?: unknown } | null)?.name === "AbortError" ? "left" : "failed";
}

/** The same provider, whose answers and failures are counted, and how long they took. */
export function counted<Provider extends { readonly isServer: boolean }>(provider: Provider): Provider {
	const { innerscriptMetrics: metrics } = holder;
	if (!metrics) return provider;
	const by = provider.isServer ? "server" : "built-in";
	return new Proxy(provider, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			return (...given: unknown[]) => {
				const began = performance.now();
				const note = (outcome: string) =>
					metrics.answered(String(name), by, outcome, (performance.now() - began) / 1000);
				const answer: unknown = Reflect.apply(value, target, given);
				if (answer instanceof Promise) {
					answer.then(
						() => note("ok"),
						(error) => note(outcomeOf(error)),
					);
				} else if (isPieces(answer)) return noted(answer, note);
				return answer;
			};
		},
	});
}

const isPieces = (answer: unknown): answer is AsyncIterable<unknown> =>
	typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;

async function* noted(pieces: AsyncIterable<unknown>, note: (outcome: string) => void): AsyncGenerator<unknown> {
	let outcome = "left";
	try {
		yield* pieces;
		outcome = "ok";
	} catch (error) {
		outcome = outcomeOf(error);
		throw error;
	} finally {
		note(outcome);
	}
}
