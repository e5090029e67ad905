/** Matches up to this many words between two others, each preceded by a space. */
export const some = (most: number) => `(?: [^ .]+){0,${most}}`;

/** Alternatives for a pattern: "I am sure that …". */
export const THINK = "feel|feels|feeling|felt|think|thinking|thought|convinced|sure|certain|worried";
