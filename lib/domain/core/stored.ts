import { z } from "zod";

/* Fields that many things share, as they are stored, sent, exported and imported. Their limits hold for imported files too. */

export const id = z.string().min(1).max(100);
/** ISO 8601, UTC. It fits a column, and is a time in which somebody can have lived. */
export const time = z.iso.datetime().refine((text) => text >= "1900");
/** Counts the changes. */
export const version = z.number().int().min(1).max(1_000_000);
/** Who wrote it: `built-in` or a model's name; null where nobody did. */
export const writer = z.string().max(200).nullable();
/** What a coach wrote can be long, but not endless. */
export const coachText = z.string().max(60_000);
/** What a person wrote, which is never blank. */
export const ownText = z.string().refine((text) => text.trim() !== "");

/** The names of a schema's fields, in their order. */
export const fieldsOf = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
	Object.keys(shape) as (keyof Shape & string)[];

type Sent<Value> = Value extends Date ? string : Value;

/** These fields of a stored row as they are sent: times become ISO 8601, UTC. */
export const sent = <Row extends object, Field extends keyof Row>(row: Row, fields: readonly Field[]) =>
	Object.fromEntries(
		fields.map((field) => [field, row[field] instanceof Date ? row[field].toISOString() : row[field]]),
	) as { [Name in Field]: Sent<Row[Name]> };
