import "server-only";
import { setImmediate as pause } from "node:timers/promises";
import { AppError } from "@/lib/domain/core/errors";
import { fill } from "@/lib/domain/core/fill";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { EXPORT_VERSION, type ListName } from "@/lib/domain/export/schema";
import { fileSchema, type Incoming, type IncomingRow, incomingSchemas } from "@/lib/domain/import/incoming";
import { MAX_ROWS } from "@/lib/domain/import/limits";
import type { LeftOut } from "@/lib/domain/import/schema";
import { names, reasons, refusals } from "@/lib/domain/import/texts";
import { db } from "@/lib/server/core/database/db";

export const listNames = Object.keys(incomingSchemas) as ListName[];

/** A file with nothing in it. */
export const nothing = (): Incoming => Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Incoming;

/** Rows that are looked at before others get a turn. */
const SLICE = 200;

/** Whether a file is one that was taken along from here, whatever its version. */
export const isOwn = (value: unknown): boolean =>
	typeof value === "object" && value !== null && "format" in value && value.format === "innerscript";

export interface Own {
	rows: Incoming;
	/** The person's clock when it was taken along, as `getTimezoneOffset` gives it. */
	offset: number | null;
	leftOut: LeftOut[];
}

/** Reads `data.json` row by row; what is not as it should be is left out. @throws AppError `invalid` */
export async function readOwn(value: object): Promise<Own> {
	const { data: head } = fileSchema.safeParse(value);
	if (!head) throw new AppError("invalid", refusals.unknown);
	if (head.version > EXPORT_VERSION) throw new AppError("invalid", refusals.newer);
	const rows = nothing();
	const leftOut: LeftOut[] = [];
	const known = new Set((await db().questionnaire.findMany({ select: { id: true } })).map(({ id }) => id));
	let total = 0;
	for (const name of listNames) {
		const list: unknown = (value as Record<string, unknown>)[name] ?? [];
		if (!Array.isArray(list)) throw new AppError("invalid", refusals.unknown);
		total += list.length;
		if (total > MAX_ROWS) throw new AppError("invalid", refusals.tooManyRows);
		for (const [index, raw] of list.entries()) {
			if (index % SLICE === SLICE - 1) await pause();
			const row = incomingSchemas[name].safeParse(raw).data;
			const why = row === undefined ? reasons.notUnderstood : whyNot(name, row, known);
			if (why === null) (rows[name] as unknown[]).push(row);
			else leftOut.push({ what: fill(names.row, { list: names.lists[name], number: String(index + 1) }), why });
		}
	}
	return { rows, offset: head.person?.timezoneOffset ?? null, leftOut };
}

function whyNot(name: ListName, row: object, questionnaires: ReadonlySet<string>): string | null {
	if (name === "responses" && !questionnaires.has((row as IncomingRow<"responses">).questionnaireId)) {
		return reasons.unknownQuestionnaire;
	}
	if (name === "exerciseRuns" && !exerciseBySlug((row as IncomingRow<"exerciseRuns">).slug)) {
		return reasons.unknownExercise;
	}
	return null;
}
