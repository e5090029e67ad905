/** The voices that can be asked for, by the names that OpenAI-compatible servers know. */
export const voices = ["alloy", "echo", "fable", "nova", "onyx", "shimmer"] as const;
export type Voice = (typeof voices)[number];

export const DEFAULT_VOICE: Voice = "nova";
