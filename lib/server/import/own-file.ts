import type { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { fill } from "@/lib/domain/core/fill";
import { EXPORT_VERSION, type ListName, rowSchemas } from "@/lib/domain/export/schema";
import {
	fileSchema,
	type Incoming,
	type IncomingRow,
	incomingSchemas,
	MOST_IN_ROW,
	MOST_OF_VERSIONS,
} from "@/lib/domain/import/incoming";
import { LeftOuts } from "@/lib/domain/import/left-out";
import { MAX_ROWS } from "@/lib/domain/import/limits";
import { names, reasons, refusals } from "@/lib/domain/import/texts";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import { charactersIn } from "@/lib/server/core/characters";
import { withoutUnread } from "./unread";

export const listNames = Object.keys(rowSchemas) as ListName[];

/** A file with nothing in it. */
export const emptyFile = (): Incoming => ({
	journalEntries: [],
	responses: [],
	goals: [],
	chatMessages: [],
	lifeScripts: [],
	loveScripts: [],
	scriptVersions: [],
	affirmations: [],
	exerciseRuns: [],
	feelings: [],
	threads: [],
	people: [],
	keptLines: [],
	letterMarks: [],
	learnedFacts: [],
	forgotten: [],
	memoryPauses: [],
	coachSettings: [],
});

/** Whether a file is one that was taken along from here, whatever its version. */
export const isOwn = (value: unknown): boolean =>
	typeof value === "object" && value !== null && "format" in value && value.format === "innerscript";

export interface Own {
	rows: Incoming;
	/** The person's clock when it was taken along, as `getTimezoneOffset` gives it. */
	offset: number | null;
	leftOut: LeftOuts;
}

const schemas: { [Name in ListName]: z.ZodType<IncomingRow<Name>> } = incomingSchemas;

/** Why a valid row still cannot be imported here, by list. */
const hindrances: {
	[Name in ListName]?: (row: IncomingRow<Name>, questionnaires: ReadonlySet<string>) => string | null;
} = {
	responses: ({ questionnaireId }, questionnaires) =>
		questionnaires.has(questionnaireId) ? null : reasons.unknownQuestionnaire,
	exerciseRuns: ({ slug }) => (practiceBySlug(slug) ? null : reasons.unknownExercise),
};

/** Drops the oldest earlier states of an entry, if these are more than can be kept. @returns Whether it did. */
function dropOldest(row: Pick<IncomingRow<"journalEntries">, "versions">): boolean {
	const newestFirst = [...row.versions].sort((a, b) => b.version - a.version);
	let left = MOST_OF_VERSIONS;
	const kept = newestFirst.filter(({ content }) => {
		left -= content.length;
		return left >= 0;
	});
	const drops = kept.length < row.versions.length;
	if (drops) row.versions = kept.reverse();
	return drops;
}

/**
 * Reads `data.json` row by row and leaves out invalid rows.
 * @param questionnaires The ids of our questionnaires.
 * @throws AppError `invalid`
 */
export function readOwn(value: unknown, questionnaires: ReadonlySet<string>): Own {
	const { data: file } = fileSchema.safeParse(value);
	if (!file) throw new AppError("invalid", refusals.unknown);
	const { version, person, ...lists } = file;
	if (version > EXPORT_VERSION) throw new AppError("invalid", refusals.newer);
	const rows = emptyFile();
	const leftOut = new LeftOuts();
	let total = 0;

	function read<Name extends ListName>(name: Name): void {
		const list = lists[name] ?? [];
		if (!Array.isArray(list)) throw new AppError("invalid", refusals.unknown);
		total += list.length;
		if (total > MAX_ROWS) throw new AppError("invalid", refusals.tooManyRows);
		for (const [index, raw] of list.entries()) {
			const sound = withoutUnread(name, raw);
			const row = sound === null ? undefined : schemas[name].safeParse(sound).data;
			const lost = sound === null ? reasons.unread : reasons.notUnderstood;
			const why = row === undefined ? lost : hindrances[name]?.(row, questionnaires);
			const isTooMuch = row !== undefined && charactersIn({ ...row, versions: null }) > MOST_IN_ROW;
			const called = () => fill(names.row, { list: names.lists[name], number: String(index + 1) });
			if (row === undefined || why) leftOut.add(called(), why ?? lost);
			else if (isTooMuch) leftOut.add(called(), reasons.tooMuch);
			else rows[name].push(row);
			if (row && "versions" in row && dropOldest(row)) leftOut.add(called(), reasons.tooManyVersions);
		}
	}

	for (const name of listNames) read(name);
	return { rows, offset: person?.timezoneOffset ?? null, leftOut };
}
