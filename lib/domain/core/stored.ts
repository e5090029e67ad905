import { z } from "zod";

/*
 * Field schemas shared by many entities, as they are stored, sent, exported and imported. Their limits apply to
 * imported files, too.
 */

export const id = z.string().min(1).max(100);
/** Whether a date or time is within a plausible lifetime (1900 to 2199). This leaves room to calculate with days. */
export const isPlausibleTime = (text: string): boolean => text >= "1900" && text < "2200";
/** A time in ISO 8601, UTC, within the range of the database column. */
export const time = z.iso.datetime().refine(isPlausibleTime);
/** A day, YYYY-MM-DD, within the range of the database column; anything else gets the error. */
export const dayOr = (error: string) => z.iso.date(error).refine(isPlausibleTime, { error });
/** Number of the current version, incremented by each change. */
export const version = z.number().int().min(1).max(1_000_000);
/** Who wrote a text: `built-in` or a model's name; null if nobody did. */
export const writer = z.string().max(200).nullable();
/** A text by the coach: long, but limited. */
export const coachText = z.string().max(60_000);
/** A text by the person, never blank. */
export const ownText = z.string().refine((text) => text.trim() !== "");

/** Returns the field names of a schema, in their order. */
export const fieldsOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
	Object.keys(shape) as (keyof Shape & string)[];

type Sent<Value> = Value extends Date ? string : Value;

/** Picks these fields of a stored row in the form in which they are sent: times become ISO 8601, UTC. */
export const sent = <Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]) =>
	Object.fromEntries(
		fields.map((field) => [field, row[field] instanceof Date ? row[field].toISOString() : row[field]]),
	) as { [Name in Field]: Sent<Row[Name]> };
