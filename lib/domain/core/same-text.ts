const plainBreaks = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * Whether two texts look the same to a person. A text box turns every line break into `\n`, so a text stored with other
 * line breaks (from a file, for instance) comes back changed though nobody edited it.
 */
export const isSameText = (a: string, b: string): boolean => a === b || plainBreaks(a) === plainBreaks(b);
