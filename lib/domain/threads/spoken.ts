/** Whether a thread is in the person's own words, which stand in quotation marks. */
const isOwn = (meant: string): boolean => meant.startsWith("“");

/** Says what a thread is about that the person chose: their own sentence, or words that fit after "You planned to". */
export const spokenMeant = (meant: string): string =>
	isOwn(meant) ? `You wrote: ${meant}.` : `You planned to ${meant}.`;

/** Says what a thread would be about that is only offered: nothing is claimed that the person did not write. */
export const spokenOffer = (meant: string): string =>
	isOwn(meant) ? `You wrote: ${meant}.` : `If you like: ${meant}.`;
