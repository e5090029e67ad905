import { AppError } from "@/lib/domain/core/errors";

/** Where metrics are recorded. Never give it what a person wrote, an id, or a name. */
interface Metrics {
	/**
	 * Records a request to a coach, a voice, a transcriber or an embedder.
	 * @param outcome `ok`, or the kind of failure.
	 */
	answered(task: string, by: "built-in" | "server", outcome: string, seconds: number): void;
	/** Records the tokens of a model's answer, as the server counts them. */
	tokens(task: string, kind: "prompt" | "answer", count: number): void;
	/** Registers a queue whose length is shown; queues of the same name are added up. */
	queue(name: string, length: () => number): void;
}

// Set by lib/launcher/web/metrics.mjs before the app is loaded, if METRICS_PORT is set.
const holder = globalThis as { innerscriptMetrics?: Metrics };

/** Adds the length of a queue to the metrics. */
export function watchQueue(name: string, length: () => number): void {
	holder.innerscriptMetrics?.queue(name, length);
}

/** Counts the tokens of a model's answer. */
export function countTokens({ task, prompt, answer }: { task: string; prompt: number; answer: number }): void {
	holder.innerscriptMetrics?.tokens(task, "prompt", prompt);
	holder.innerscriptMetrics?.tokens(task, "answer", answer);
}

function outcomeOf(error: unknown): string {
	if (error instanceof AppError) return error.code;
	return (error as { name?: unknown } | null)?.name === "AbortError" ? "left" : "failed";
}

/** Returns the same provider, but counts its answers and failures, and measures how long they take. */
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
