/** The part of the browser's own speech recognition that is used; TypeScript knows no constructor of it. */
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

/** What makes one, or null in a browser that has none. */
export function recognitionOf(scope: object): (new () => Recognition) | null {
	const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<string, (new () => Recognition) | undefined>;
	return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** What has been understood in one go: what is settled, and what may still change. */
export function heardIn({ results }: RecognitionResults): { settled: string; open: string } {
	const heard = { settled: "", open: "" };
	for (const result of Array.from(results)) heard[result.isFinal ? "settled" : "open"] += result[0].transcript;
	return heard;
}

/** Two stretches of speech, with a space between them. */
export const join = (first: string, second: string) => [first.trim(), second.trim()].filter(Boolean).join(" ");
