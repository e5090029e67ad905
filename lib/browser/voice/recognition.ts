/** The part of the browser's speech recognition that is used. TypeScript does not know its constructor. */
export interface Recognition {
	lang: string;
	continuous: boolean;
	interimResults: boolean;
	onresult: ((event: RecognitionResults) => void) | null;
	onerror: ((event: { error: string }) => void) | null;
	onend: (() => void) | null;
	start(): void;
	stop(): void;
	abort(): void;
}

export interface RecognitionResults {
	results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
}

/** Returns the browser's constructor; null if it has none. */
export function recognitionOf(scope: object): (new () => Recognition) | null {
	const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<string, (new () => Recognition) | undefined>;
	return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Returns what was recognized in one go: the final words, and those that may still change. */
export function heardIn({ results }: RecognitionResults): { settled: string; open: string } {
	const heard = { settled: "", open: "" };
	for (const result of Array.from(results)) heard[result.isFinal ? "settled" : "open"] += result[0].transcript;
	return heard;
}

/** Joins two stretches of speech with a space. */
export const join = (first: string, second: string) => [first.trim(), second.trim()].filter(Boolean).join(" ");
