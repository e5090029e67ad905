import { isDamaged } from "@/lib/domain/core/damaged";
import type { ListName } from "@/lib/domain/export/schema";
import { nothingWritten } from "@/lib/domain/journal/written";

const { content: _, ...besideContent } = nothingWritten;

/**
 * The columns that a row can do without, and their replacements, by list. A row with any other column unreadable is not
 * imported.
 */
const spare: { [Name in ListName]?: Record<string, unknown> } = {
	journalEntries: { title: null, ...besideContent, chatHistory: [], keyInsights: [], quote: null, message: null },
	photos: { description: null },
	responses: { patternScores: null, aiAnalysis: null, marked: null },
	goals: { title: null },
	chatMessages: { guide: null },
	lifeScripts: { sources: [] },
	loveScripts: { sources: [] },
	scriptVersions: { sources: [] },
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the columns that a file marks as unreadable: those it names, and those that contain the notice. */
function unreadIn(row: Record<string, unknown>): string[] {
	const named = Array.isArray(row.unread) ? row.unread.filter((name) => typeof name === "string") : [];
	return [...named, ...Object.keys(row).filter((name) => isDamaged(row[name]))];
}

/**
 * Returns a row without the columns that could not be decrypted when the file was exported; null if a required one is
 * among them.
 */
export function withoutUnread(name: ListName, raw: unknown): unknown {
	if (!isObject(raw)) return raw;
	const { unread: _, ...row } = raw;
	for (const column of unreadIn(raw)) {
		const spared = spare[name] ?? {};
		if (!Object.hasOwn(spared, column)) return null;
		row[column] = spared[column];
	}
	for (const [column, value] of Object.entries(row)) {
		if (!Array.isArray(value)) continue;
		row[column] = value.flatMap((part) => {
			if (!isObject(part)) return [part];
			const { unread: __, ...rest } = part;
			return unreadIn(part).length === 0 ? [rest] : [];
		});
	}
	return row;
}
