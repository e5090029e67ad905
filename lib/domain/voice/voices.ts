/** The voices that can be asked for, by the names that OpenAI-compatible servers know. */
export const voices = ["alloy", "echo", "fable", "nova", "onyx", "shimmer"] as const;
export type Voice = (typeof voices)[number];

export const DEFAULT_VOICE: Voice = "nova";

/** What each voice says so that people can choose. */
export const SAMPLE_SENTENCE = "Good evening. Take your time. This is how I would read to you.";

/** The name of a voice on the screen. */
export const spoken = (voice: Voice) => voice.charAt(0).toUpperCase() + voice.slice(1);
