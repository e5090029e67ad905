/** The texts that a person writes in an entry, for code that needs no more: the outbox, and what is sent and saved. */
export const writtenFields = ["content", "prompt"] as const;

export type Written = Record<(typeof writtenFields)[number], string>;

/**
 * Picks these fields of an object that may have more. A field that was added later is null in older entries and becomes
 * "".
 */
export const writtenOf = (whole: Readonly<Record<keyof Written, string | null>>): Written =>
	Object.fromEntries(writtenFields.map((field) => [field, whole[field] ?? ""])) as Written;

/** Returns an object with the same value for each of these fields, such as a text's schema. */
export const forEachWritten = <Value>(value: Value) =>
	Object.fromEntries(writtenFields.map((field) => [field, value])) as Record<keyof Written, Value>;

/** An entry without any text yet. */
export const nothingWritten: Written = forEachWritten("");
