/**
 * Placeholder for a text that cannot be read because its stored form was damaged. It must never be stored in place of
 * the person's own words.
 */
export const DAMAGED = "This cannot be read: what is stored of it was damaged. A backup may still have it.";

/** Error message for a request that would use data that cannot be read. */
export const UNREAD =
	"A part of this cannot be read: what is stored of it was damaged. A backup may still have it. Nothing was changed.";

/** Whether a text is the placeholder for unreadable words. */
export const isDamaged = (text: unknown): boolean => text === DAMAGED;

/** Whether a text contains the placeholder: it may, if somebody typed on in a text box that showed it. */
export const containsDamaged = (text: unknown): boolean => typeof text === "string" && text.includes(DAMAGED);

/**
 * Key under which a row lists its columns that could not be read. As a symbol, it is copied with the row but never
 * written to JSON.
 */
const COLUMNS = Symbol("unread");

type Row = Record<PropertyKey, unknown>;

/** Marks columns of a row as unreadable. */
export const withUnread = <Found extends object>(row: Found, columns: readonly string[]): Found =>
	columns.length === 0 ? row : { ...row, [COLUMNS]: columns };

/** Returns the columns of a row that could not be read. */
export const unreadOf = (row: object): readonly string[] => ((row as Row)[COLUMNS] as string[] | undefined) ?? [];

/** Whether every requested column of a row could be read. */
export const isSound = (row: object): boolean => unreadOf(row).length === 0;
