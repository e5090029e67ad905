/** Two notes a fifth apart, and how much later each begins, in seconds. */
const NOTES = [
	{ hertz: 523.25, after: 0 },
	{ hertz: 783.99, after: 0.09 },
] as const;
/** Gain, where 1 is the maximum; quieter than speech. */
const LOUDNESS = 0.06;
const SECONDS = 1.2;

/** One context for the page, because browsers only allow a few. */
let context: AudioContext | undefined;

/** Plays two soft notes, synthesized by the browser. Does nothing if that is impossible. */
export async function ring(): Promise<void> {
	if (typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	const { destination } = context;
	// The context is suspended until the person has interacted with the page and, on some phones, after it was in the
	// background.
	await context.resume();
	for (const { hertz, after } of NOTES) {
		const start = context.currentTime + after;
		const note = new OscillatorNode(context, { type: "sine", frequency: hertz });
		const loudness = new GainNode(context, { gain: 0 });
		loudness.gain.setValueAtTime(0, start);
		loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
		loudness.gain.exponentialRampToValueAtTime(0.0001, start + SECONDS);
		note.connect(loudness).connect(destination);
		note.start(start);
		note.stop(start + SECONDS);
	}
}
