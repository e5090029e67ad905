import "server-only";
import { z } from "zod";
import { COACH_NAME } from "@/lib/domain/core/brand";
import * as markdown from "@/lib/domain/export/markdown";
import { audioName, safeName } from "@/lib/domain/export/names";
import { EXPORT_VERSION, type ExportedRow, exportSchema, type ListName, rowSchemas } from "@/lib/domain/export/schema";
import { texts } from "@/lib/domain/export/texts";
import { memoryMarkdown } from "@/lib/domain/memory/markdown";
import { localDay } from "@/lib/domain/progress/days";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { loveScriptDefinition } from "@/lib/domain/scripts/love-definition";
import { db } from "@/lib/server/core/database/db";
import { readMemory } from "@/lib/server/memory/service";
import { questionsIn } from "@/lib/server/questionnaires/columns";
import { photosOnEntry, exported as read, readAudio, readPerson, readPicture } from "./lists";

/** A file of the ZIP, whose parts are generated when they are read. */
export interface ExportFile {
	name: string;
	parts(): AsyncIterable<string | Uint8Array>;
}

/** Called for each row with columns that could not be decrypted. */
type Unread = (place: string, columns: string) => void;

async function* once(text: string | Uint8Array) {
	yield text;
}

/** Yields every file of a person's export, in the order of the ZIP. */
export async function* exportFiles(userId: number, offset: number, now: Date): AsyncGenerator<ExportFile> {
	yield { name: "README.md", parts: () => once(`${texts.readMe.join("\n\n")}\n`) };
	yield { name: "schema.json", parts: () => once(JSON.stringify(z.toJSONSchema(exportSchema), null, "\t")) };
	const unread = new Map<string, string>();
	const isUnread: Unread = (place, columns) => unread.set(place, columns);
	yield { name: "data.json", parts: () => data(userId, now, isUnread) };
	// Sounds and pictures come first, so that their memory is free again when the coach's knowledge is gathered.
	yield* sounds(userId, isUnread);
	yield* pictures(userId, isUnread);
	yield* journal(userId);
	yield* answers(userId, offset);
	yield* scripts(userId, offset);
	yield* conversation(userId, offset);
	yield* exercises(userId, offset);
	if ((await db().relationshipGoal.count({ where: { userId } })) > 0) {
		yield { name: "goals.md", parts: () => goals(userId, offset) };
	}
	const known = await readMemory({ id: userId, timezoneOffset: offset }, now);
	if (known.facts.length > 0) yield { name: "what-the-coach-knows.md", parts: () => once(memoryMarkdown(known)) };
	for await (const row of read("coachSettings", userId)) {
		yield { name: "coach-settings.md", parts: () => once(markdown.coachMarkdown(row)) };
	}
	if (unread.size > 0) yield { name: "could-not-be-read.md", parts: () => once(unreadMarkdown(unread)) };
}

/** Lists, row by row, what could not be decrypted. */
const unreadMarkdown = (unread: ReadonlyMap<string, string>): string =>
	[texts.unread, ...[...unread].map(([place, columns]) => `- ${place}: ${columns}`)].join("\n\n").concat("\n");

const columnsIn = (row: object): string[] => ("unread" in row && Array.isArray(row.unread) ? row.unread : []);

/**
 * Returns the columns of a row that could not be decrypted, including those of nested rows, such as a script's
 * patterns.
 */
const unreadIn = (row: object): string[] => [
	...columnsIn(row),
	...Object.entries(row).flatMap(([list, parts]) =>
		(Array.isArray(parts) ? parts : []).flatMap((part, index) =>
			typeof part === "object" && part !== null
				? columnsIn(part).map((column) => `${list} ${index + 1} ${column}`)
				: [],
		),
	),
];

/** Yields the JSON of everything, row by row. */
async function* data(userId: number, now: Date, isUnread: Unread): AsyncGenerator<string> {
	const head = { format: "innerscript", version: EXPORT_VERSION, exportedAt: now.toISOString() };
	const person = await readPerson(userId);
	yield JSON.stringify({ ...head, person }).slice(0, -1);
	for (const name of Object.keys(rowSchemas) as ListName[]) {
		yield `,\n${JSON.stringify(name)}:[`;
		let isFirst = true;
		for await (const row of read(name, userId)) {
			yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
			const columns = unreadIn(row);
			if (columns.length > 0) isUnread(`${name} ${row.id}`, columns.join(", "));
			isFirst = false;
		}
		yield "]";
	}
	yield "}\n";
}

async function* sounds(userId: number, isUnread: Unread): AsyncGenerator<ExportFile> {
	for await (const { id, kind, voice, audio } of read("affirmations", userId)) {
		if (!audio) continue;
		const bytes = async function* () {
			const sound = await readAudio(userId, id);
			if (sound.length === 0) isUnread(`affirmations ${id}`, "audioData");
			yield sound;
		};
		yield { name: audioName({ id, kind, voice }), parts: bytes };
	}
}

async function* pictures(userId: number, isUnread: Unread): AsyncGenerator<ExportFile> {
	for await (const { id, file } of read("photos", userId)) {
		const bytes = async function* () {
			const picture = await readPicture(userId, id);
			if (picture.length === 0) isUnread(`photos ${id}`, "image");
			yield picture;
		};
		yield { name: file, parts: bytes };
	}
}

async function* journal(userId: number): AsyncGenerator<ExportFile> {
	const months = await db().$queryRaw<{ month: string }[]>`
		SELECT DISTINCT to_char(local_date, 'YYYY-MM') AS month FROM journal_entries WHERE user_id = ${userId} ORDER BY 1`;
	const entries = read("journalEntries", userId);
	const photos = await db().photo.findMany({ where: { userId, entryId: { not: null } }, select: { entryId: true } });
	const withPhotos = new Set(photos.map(({ entryId }) => entryId));
	const render = async (entry: ExportedRow<"journalEntries">) =>
		markdown.entryMarkdown(entry, withPhotos.has(entry.id) ? await photosOnEntry(userId, entry.id) : []);
	yield* byMonth("journal", months, entries, ({ localDate }) => localDate.slice(0, 7), render);
}

async function* conversation(userId: number, offset: number): AsyncGenerator<ExportFile> {
	const months = await db().$queryRaw<{ month: string }[]>`
		SELECT DISTINCT to_char(created_at AT TIME ZONE 'UTC' - make_interval(mins => ${offset}), 'YYYY-MM') AS month
		FROM chat_messages WHERE user_id = ${userId} ORDER BY 1`;
	const messages = read("chatMessages", userId);
	const monthOf = (message: ExportedRow<"chatMessages">) => localDay(new Date(message.createdAt), offset).slice(0, 7);
	const render = (message: ExportedRow<"chatMessages">) =>
		markdown.messageMarkdown(message, message.isAiResponse ? COACH_NAME : texts.you, offset);
	yield* byMonth("conversation", months, messages, monthOf, render);
}

/**
 * Yields one file per month, from rows sorted by month, each read once. A row that is out of order goes into the next
 * file.
 */
async function* byMonth<Row>(
	folder: string,
	months: { month: string }[],
	rows: AsyncGenerator<Row>,
	monthOf: (row: Row) => string,
	render: (row: Row) => string | Promise<string>,
): AsyncGenerator<ExportFile> {
	let waiting = await rows.next();
	for (const { month } of months) {
		const parts = async function* () {
			yield `# ${month}\n\n`;
			for (; !waiting.done && monthOf(waiting.value) <= month; waiting = await rows.next()) {
				yield await render(waiting.value);
			}
		};
		yield { name: `${folder}/${month.slice(0, 4)}/${month}.md`, parts };
	}
}

async function* answers(userId: number, offset: number): AsyncGenerator<ExportFile> {
	const rows = await db().questionnaire.findMany();
	const known = new Map(rows.map((row) => [row.id, { ...row, questions: questionsIn(row.questions) }]));
	const names = new Set<string>();
	let hasTimeline = false;
	for await (const response of read("responses", userId)) {
		if (response.questionnaireId === TIMELINE_QUESTIONNAIRE_ID) {
			hasTimeline = true;
			continue;
		}
		const questionnaire = known.get(response.questionnaireId);
		const title = safeName(questionnaire?.title ?? response.questionnaireId);
		const name = unique(`answers/${localDay(new Date(response.completedAt), offset)}-${title}`, names);
		yield { name, parts: () => once(markdown.responseMarkdown(response, questionnaire, offset)) };
	}
	if (!hasTimeline) return;
	const timeline = async function* () {
		yield `# ${texts.timeline}\n\n`;
		for await (const response of read("responses", userId)) {
			if (response.questionnaireId !== TIMELINE_QUESTIONNAIRE_ID) continue;
			yield markdown.responseMarkdown(response, known.get(TIMELINE_QUESTIONNAIRE_ID), offset);
		}
	};
	yield { name: "timeline.md", parts: timeline };
}

async function* scripts(userId: number, offset: number): AsyncGenerator<ExportFile> {
	for (const [definition, name] of [
		[lifeScriptDefinition, "lifeScripts"],
		[loveScriptDefinition, "loveScripts"],
	] as const) {
		const { kind } = definition;
		for await (const row of read(name, userId)) {
			yield { name: `scripts/${kind}-script.md`, parts: () => once(markdown.currentScript(definition, row)) };
		}
		if ((await db().scriptVersion.count({ where: { userId, kind } })) === 0) continue;
		const earlier = async function* () {
			for await (const row of read("scriptVersions", userId)) {
				if (row.kind === kind) yield markdown.earlierScript(definition, row, offset);
			}
		};
		yield { name: `scripts/${kind}-script-earlier.md`, parts: earlier };
	}
}

async function* exercises(userId: number, offset: number): AsyncGenerator<ExportFile> {
	const names = new Set<string>();
	for await (const run of read("exerciseRuns", userId)) {
		const name = unique(`exercises/${localDay(new Date(run.createdAt), offset)}-${safeName(run.slug)}`, names);
		yield { name, parts: () => once(markdown.exerciseMarkdown(run, offset)) };
	}
}

async function* goals(userId: number, offset: number): AsyncGenerator<string> {
	yield `# ${texts.goals}\n\n`;
	for await (const goal of read("goals", userId)) yield markdown.goalMarkdown(goal, offset);
}

/** Returns a file name that has not been used yet. */
function unique(name: string, names: Set<string>): string {
	let free = name;
	for (let number = 2; names.has(free); number++) free = `${name}-${number}`;
	names.add(free);
	return `${free}.md`;
}
