/** The voices that can be asked for, by the names that OpenAI-compatible servers know. */
export const voices = ["alloy", "echo", "fable", "nova", "onyx", "shimmer"] as const;
export type Voice = (typeof voices)[number];

export const DEFAULT_VOICE: Voice = "nova";

/** What each voice says so that it can be chosen. */
export const SAMPLE_SENTENCE = "Good evening. Take your time. This is how I would read to you.";

/** A voice as it is called on the screen. */
export const spoken = (voice: Voice) => voice.charAt(0).toUpperCase() + voice.slice(1);
