/** The available voices, by the names that OpenAI-compatible servers use. */
export const voices = ["alloy", "echo", "fable", "nova", "onyx", "shimmer"] as const;
export type Voice = (typeof voices)[number];

export const DEFAULT_VOICE: Voice = "nova";

/** What each voice says in its sample, so that people can choose. */
export const SAMPLE_SENTENCE = "Good evening. Take your time. This is how I would read to you.";

const sounds: Record<Voice, string> = {
	nova: "Warm, female",
	shimmer: "Bright, female",
	alloy: "Even, female",
	echo: "Calm, male",
	onyx: "Deep, male",
	fable: "British, male",
};

/** Describes how a voice sounds. */
export const spoken = (voice: Voice) => sounds[voice];
