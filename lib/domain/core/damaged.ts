/**
 * Stands for words that cannot be read, because what is stored of them was damaged. Nobody wrote it, so it is never
 * stored in place of what somebody did.
 */
export const DAMAGED = "This cannot be read: what is stored of it was damaged. A backup may still have it.";

/** Why nothing is made of something that cannot be read. */
export const UNREAD =
	"A part of this cannot be read: what is stored of it was damaged. A backup may still have it. Nothing was changed.";

/** Whether it stands in the place of somebody's words. */
export const isDamaged = (text: unknown): boolean => text === DAMAGED;

/**
 * Whether words hold the sentence somewhere: in a change of what cannot be read, the box still had it when somebody went on.
 */
export const holdsDamaged = (text: unknown): boolean => typeof text === "string" && text.includes(DAMAGED);

/** Under this the row of a query says which of its columns could not be read. No JSON has it, and every copy. */
const COLUMNS = Symbol("unread");

type Row = Record<PropertyKey, unknown>;

/** The same row, which says that these columns of it could not be read. */
export const withUnread = <Found extends object>(row: Found, columns: readonly string[]): Found =>
	columns.length === 0 ? row : { ...row, [COLUMNS]: columns };

/** The columns of a row that could not be read. */
export const unreadOf = (row: object): readonly string[] => ((row as Row)[COLUMNS] as string[] | undefined) ?? [];

/** Whether all that was asked for of a row could be read. */
export const isSound = (row: object): boolean => unreadOf(row).length === 0;
