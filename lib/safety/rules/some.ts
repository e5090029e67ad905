/** Up to so many words, with a space before each, as they may stand between two others. */
export const some = (most: number) => `(?: [^ .]+){0,${most}}`;

/** Phrases that count as one idea, however many of them a text has. */
export const oneIdea = (phrases: readonly string[]) => `(?:${phrases.join("|")})`;
