/** Alternatives for a pattern: "I am sure that …". */
export const THINK = "feel~|think~|convinced|sure|certain|worried";
