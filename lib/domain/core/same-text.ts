const plainBreaks = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * Whether two texts say the same to a person. A text box turns every line break into `\n`, so what was stored with
 * others, from a file for instance, comes back from it changed though nobody edited it.
 */
export const isSameText = (a: string, b: string): boolean => a === b || plainBreaks(a) === plainBreaks(b);
