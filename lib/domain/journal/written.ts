/** What a person writes in an entry, for what needs no more than that: the outbox, and what is sent and saved. */
export const writtenFields = ["content", "prompt"] as const;

export type Written = Record<(typeof writtenFields)[number], string>;

/** These fields alone, of something that may have more. */
export const writtenOf = (whole: Written): Written =>
	Object.fromEntries(writtenFields.map((field) => [field, whole[field]])) as Written;
