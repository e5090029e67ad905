import { createHash } from "node:crypto";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";

/** Returns the same text for equal values, whatever the order of their keys. */
function canonical(value: unknown): string {
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
}

const key = (...parts: unknown[]): string => createHash("sha256").update(canonical(parts)).digest("base64");

const wordsOf = ({ id: _, orderNum: __, createdAt: ___, isUserEdited: ____, ...words }: Record<string, unknown>) =>
	words;

/**
 * Returns the keys by which a row is recognized; one match is enough. Ids differ between accounts, so the keys are made
 * of text and time. An edited row is recognized by any of its earlier versions.
 */
export const keysOf: { [Name in ListName]: (row: ExportedRow<Name>) => string[] } = {
	journalEntries: ({ createdAt, content, versions }) => {
		return [content, ...versions.map((version) => version.content)].map((text) => key(createdAt, text));
	},
	photos: ({ entryId, createdAt, place }) => [key(entryId, createdAt, place)],
	responses: ({ questionnaireId, completedAt, responses }) => [key(questionnaireId, completedAt, responses)],
	goals: ({ createdAt, description }) => [key(createdAt, description)],
	chatMessages: ({ createdAt, isAiResponse, content }) => [key(createdAt, isAiResponse, content)],
	lifeScripts: ({ scriptSentence, mainScript, patterns }) => [key(scriptSentence, mainScript, patterns.map(wordsOf))],
	loveScripts: (row) =>
		[key(row.personalMythTitle, row.personalMythIntro, row.healedScriptSentence, row.healedMainScript)].map((part) =>
			key(part, row.dayInLifeNarrative, row.patterns.map(wordsOf)),
		),
	scriptVersions: ({ kind, createdAt, content }) => [key(kind, createdAt, content)],
	affirmations: (row) => [key(row.createdAt, row.kind, row.orderNum, row.voice, row.narrator, row.text)],
	exerciseRuns: ({ slug, createdAt }) => [key(slug, createdAt)],
	feelings: ({ createdAt, feeling }) => [key(createdAt, feeling)],
	threads: ({ createdAt, meant }) => [key(createdAt, meant)],
	people: ({ names }) => [key(names)],
	letterMarks: ({ period }) => [key(period)],
	// There is at most one, and the existing one stays.
	reminders: () => [key()],
	keptLines: ({ createdAt, text }) => [key(createdAt, text)],
	learnedFacts: ({ createdAt, kind, text }) => [key(createdAt, kind, text)],
	forgotten: ({ id, thing, of }) => [thing === null ? key(id) : key(thing, of)],
	notMeant: ({ createdAt, words }) => [key(createdAt, words)],
	memoryPauses: ({ startedAt }) => [key(startedAt)],
	coachSettings: (row) =>
		[key(row.coachPersona, row.chatInstructions, row.journalInstructions, row.quickInsightInstructions)].map((part) =>
			key(part, row.questionnaireInstructions, row.defaultVoice),
		),
};

/** A quarter of an hour in milliseconds. All time zones agree on the time within one. */
const QUARTER_MS = 15 * 60_000;

/** Returns the key of a feeling from another program, whose time may have been read in the wrong time zone. */
export const feltKey = ({ localDate, feeling, createdAt }: ExportedRow<"feelings">): string =>
	key(localDate, feeling, Date.parse(createdAt) % QUARTER_MS);

/** Returns the key of an entry from another program, which may have a day only. */
export const dayKey = ({ localDate, content }: { localDate: string; content: string }): string =>
	key(localDate, content.trim());
