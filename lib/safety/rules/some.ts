/** Up to so many words, with a space before each, as they may stand between two others. */
export const some = (most: number) => `(?: [^ .]+){0,${most}}`;

/** "I am sure that …": alternatives for a pattern. */
export const THINK = "feel|feels|feeling|felt|think|thinking|thought|convinced|sure|certain|worried";
