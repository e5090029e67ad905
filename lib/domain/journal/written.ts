/** What a person writes in an entry, for what needs no more than that: the outbox, and what is sent and saved. */
export const writtenFields = ["content", "prompt"] as const;

export type Written = Record<(typeof writtenFields)[number], string>;

/** These fields alone, of something that may have more. */
export const writtenOf = (whole: Written): Written =>
	Object.fromEntries(writtenFields.map((field) => [field, whole[field]])) as Written;

/** One value for each of these fields, such as the schema of a text. */
export const forEachWritten = <Value>(value: Value) =>
	Object.fromEntries(writtenFields.map((field) => [field, value])) as Record<keyof Written, Value>;

/** An entry in which nothing stands yet. */
export const nothingWritten: Written = forEachWritten("");
