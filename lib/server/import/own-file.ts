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
import { EarlierStates } from "@/lib/domain/import/versions";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import { charactersIn } from "@/lib/server/core/characters";
import { withoutUnread } from "./unread";

export const listNames = Object.keys(rowSchemas) as ListName[];

/** Returns a file without rows. */
export const emptyFile = (): Incoming => ({
	journalEntries: [],
	photos: [],
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
	reminders: [],
	learnedFacts: [],
	forgotten: [],
	notMeant: [],
	memoryPauses: [],
	coachSettings: [],
});

/** Whether a file is an export of this app, of any version. */
export const isOwn = (value: unknown): boolean =>
	typeof value === "object" && value !== null && "format" in value && value.format === "innerscript";

export interface Own {
	rows: Incoming;
	/** The person's time zone offset in minutes when the file was exported, as returned by `getTimezoneOffset`. */
	offset: number | null;
	leftOut: LeftOuts;
}

const schemas: { [Name in ListName]: z.ZodType<IncomingRow<Name>> } = incomingSchemas;

/** Returns why a valid row still cannot be imported, by list; null if it can. */
const hindrances: {
	[Name in ListName]?: (row: IncomingRow<Name>, questionnaires: ReadonlySet<string>) => string | null;
} = {
	responses: ({ questionnaireId }, questionnaires) =>
		questionnaires.has(questionnaireId) ? null : reasons.unknownQuestionnaire,
	exerciseRuns: ({ slug }) => (practiceBySlug(slug) ? null : reasons.unknownExercise),
};

/**
 * Reads `data.json` row by row and leaves out invalid rows.
 * @param questionnaires The ids of the app's questionnaires.
 * @throws AppError `invalid`
 */
export function readOwn(value: unknown, questionnaires: ReadonlySet<string>): Own {
	const { data: file } = fileSchema.safeParse(value);
	if (!file) throw new AppError("invalid", refusals.unknown);
	const { version, person, ...lists } = file;
	if (version > EXPORT_VERSION) throw new AppError("invalid", refusals.newer);
	const rows = emptyFile();
	const leftOut = new LeftOuts();
	const earlier = new EarlierStates();
	let total = 0;

	function read<Name extends ListName>(name: Name): void {
		const list = lists[name] ?? [];
		if (!Array.isArray(list)) throw new AppError("invalid", refusals.unknown);
		total += list.length;
		if (total > MAX_ROWS) throw new AppError("invalid", refusals.tooManyRows);
		for (const [index, raw] of list.entries()) {
			const { row: few, dropped } = name === "journalEntries" ? earlier.newestOf(raw) : { row: raw, dropped: 0 };
			const sound = withoutUnread(name, few);
			const row = sound === null ? undefined : schemas[name].safeParse(sound).data;
			const lost = sound === null ? reasons.unread : reasons.notUnderstood;
			const why = row === undefined ? lost : hindrances[name]?.(row, questionnaires);
			const isTooMuch = row !== undefined && charactersIn({ ...row, versions: null }) > MOST_IN_ROW;
			const called = () => fill(names.row, { list: names.lists[name], number: String(index + 1) });
			if (row === undefined || why) leftOut.add(called(), why ?? lost);
			else if (isTooMuch) leftOut.add(called(), reasons.tooMuch);
			else {
				const without = dropped + ("versions" in row ? earlier.fit(row, MOST_OF_VERSIONS) : 0);
				if (without === 1) leftOut.add(called(), reasons.oldestVersion);
				else if (without > 1) leftOut.add(called(), fill(reasons.oldestVersions, { count: String(without) }));
				rows[name].push(row);
			}
		}
	}

	for (const name of listNames) read(name);
	return { rows, offset: person?.timezoneOffset ?? null, leftOut };
}
