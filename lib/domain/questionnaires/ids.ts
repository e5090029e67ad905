// Separate from the schemas, so that a screen that only needs an id does not load Zod.

export const HOME_QUESTIONNAIRE_ID = "3";
/** The pattern questionnaire: 31 statements. It is the only one that is scored. */
export const PATTERN_QUESTIONNAIRE_ID = "6";
/** The coach profile: how the person wants to be coached. Hidden in the library. */
export const COACH_PROFILE_ID = "5";
export const MOTHER_QUESTIONNAIRE_ID = "8";
export const FATHER_QUESTIONNAIRE_ID = "9";
export const SOUL_SPARK_ID = "12";
/** The relationship timeline: one response per relationship. Hidden in the library. */
export const TIMELINE_QUESTIONNAIRE_ID = "b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40";

export const patternNames = ["Pleaser", "Avoider", "Anxious", "Controller", "Victim", "All-or-Nothing"] as const;
export type PatternName = (typeof patternNames)[number];

/** A pattern is shown, and counts as strong, when its score is above this. */
export const SHOWN_ABOVE = 60;

/** Minimum and maximum length of one answer, in characters (UTF-16 code units, like `String.length`). */
export const MIN_TEXT_ANSWER = 10;
export const MAX_ANSWER = 10_000;
/** How many characters of a relationship's third answer its card shows. */
export const PREVIEW_LENGTH = 240;
