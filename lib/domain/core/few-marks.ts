/** Matches more combining marks on one letter than any language uses. */
const tooMany = /(\p{M}{4})\p{M}+/gu;

/**
 * Limits the combining marks per letter before a text is passed to `normalize`, which sorts them: thousands on one
 * letter would take it seconds.
 */
export const limitCombiningMarks = (text: string): string => text.replace(tooMany, "$1");
