/**
 * Says what a thread is about. What the person only wrote stands in quotation marks; anything else fits after "You meant
 * to".
 */
export const spokenMeant = (meant: string): string =>
	meant.startsWith("“") ? `You wrote: ${meant}.` : `You meant to ${meant}.`;
