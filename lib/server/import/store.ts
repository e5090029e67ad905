import "server-only";
import { tables } from "@/lib/domain/export/entities";
import type { ListName } from "@/lib/domain/export/schema";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { relink } from "@/lib/domain/import/relink";
import { listOfSource } from "@/lib/domain/lines/schema";
import { listOfThing } from "@/lib/domain/memory/forgettable";
import { toDateColumn } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { markedAmong } from "@/lib/domain/questionnaires/marked";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { nextReminder } from "@/lib/domain/reminders/next";
import { countWords } from "@/lib/domain/text/count-words";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { hashOfThing } from "@/lib/server/memory/hidden";
import { markColumn, questionsIn, scoresColumn } from "@/lib/server/questionnaires/columns";
import { Prisma } from "@/prisma/client/client";
import { anyIdOf, idOf, inBatches, type Placed, place, type Work } from "./batches";
import type { RowList } from "./row-list";
import { storeAffirmations } from "./store-affirmations";
import { storeMessages } from "./store-messages";
import { storePhotos } from "./store-photos";
import type { Plan } from "./to-store";

type Store<Name extends ListName> = (work: Work, rows: RowList<IncomingRow<Name>>, plan: Plan) => Promise<void>;

const time = (text: string) => new Date(text);

const timeFields = [
	"createdAt",
	"updatedAt",
	"completedAt",
	"finishedAt",
	"startedAt",
	"endedAt",
	"lastUpdated",
] as const;
type Stored<Row> = {
	[Field in keyof Row]: Field extends (typeof timeFields)[number] ? Date | Extract<Row[Field], null> : Row[Field];
};

/** Converts a row for the database: with its new id, the person's id, and its times as dates. */
function stored<Row extends object>(
	{ userId }: Work,
	{ id, row }: Placed<Row>,
): Stored<Row> & { id: string; userId: number } {
	const times = timeFields.flatMap((field) => {
		const text = (row as Record<string, unknown>)[field];
		return typeof text === "string" ? [[field, time(text)]] : [];
	});
	return { ...row, ...Object.fromEntries(times), id, userId };
}
/** Replaces ids inside a value, such as in the path of a page. */
const linked = <Value>(work: Work, value: Value): Value => relink(value, (id) => anyIdOf(work, id));

/** How many characters one statement writes: encrypting and sending more would block other requests. */
const CHARACTERS_AT_ONCE = 200_000;

/** Splits rows into groups that are written with one statement each. */
function* inPieces<Row extends { content: string }>(rows: readonly Row[]): Generator<Row[]> {
	let piece: Row[] = [];
	let characters = 0;
	for (const row of rows) {
		if (piece.length > 0 && characters + row.content.length > CHARACTERS_AT_ONCE) {
			yield piece;
			piece = [];
			characters = 0;
		}
		piece.push(row);
		characters += row.content.length;
	}
	if (piece.length > 0) yield piece;
}

const storeEntries: Store<"journalEntries"> = async (work, rows) => {
	const { userId } = work;
	const placed = place(work, "journalEntries", rows);
	await inBatches(work, "journalEntries", placed, async (tx, batch) => {
		await tx.journalEntry.createMany({
			data: batch.map(({ id, row: { versions, relatedId: _, localDate, createdAt, content, title, ...row } }) => ({
				...row,
				...{ id, userId, title, content },
				// The next edit stores the present text under this number.
				version: Math.max(row.version, ...versions.map(({ version }) => version + 1)),
				wordCount: countWords(content),
				localDate: toDateColumn(localDate),
				createdAt: time(createdAt),
			})),
		});
		const versions = batch.flatMap(({ id: entryId, row }) =>
			row.versions.map(({ version, content, localDate, editedAt }) => {
				return { entryId, version, userId, content, localDate: toDateColumn(localDate), editedAt: time(editedAt) };
			}),
		);
		for (const some of inPieces(versions)) await tx.journalEntryVersion.createMany({ data: some });
	});
	// Only when all of them are stored, because an entry can refer to one that comes later in the file.
	const links = rows.heads.flatMap(({ refersTo }, index) => {
		const relatedId = idOf(work, "journalEntries", refersTo);
		return relatedId === null ? [] : [{ id: placed.ids[index] as string, relatedId }];
	});
	for (let from = 0; from < links.length; from += 500) {
		const some = links.slice(from, from + 500);
		await db().$executeRaw`
			UPDATE journal_entries e SET related_id = r.id
			FROM unnest(${some.map(({ id }) => id)}::text[], ${some.map(({ relatedId }) => relatedId)}::text[]) AS l(id, related_id)
			JOIN journal_entries r ON r.id = l.related_id AND r.user_id = ${userId}
			WHERE e.id = l.id AND e.user_id = ${userId}`;
	}
};

const storeResponses: Store<"responses"> = async (work, rows) => {
	const questionnaire = await db().questionnaire.findUnique({ where: { id: PATTERN_QUESTIONNAIRE_ID } });
	const questions = questionnaire ? questionsIn(questionnaire.questions) : [];
	await inBatches(work, "responses", place(work, "responses", rows), async (tx, batch) => {
		await tx.userResponse.createMany({
			data: batch.map((one) => {
				const { row } = one;
				// Scores are always computed, never imported.
				const isScored = row.questionnaireId === PATTERN_QUESTIONNAIRE_ID;
				const patternScores = scoresColumn(isScored ? scorePatterns(questions, row.responses) : null);
				// A marked sentence must occur in the answers.
				const marked = markColumn(markedAmong(row.questionnaireId, row.marked, row.responses) && row.marked);
				return { ...stored(work, one), patternScores, marked };
			}),
		});
	});
};

/** Converts a script for the database, with its patterns, which get new ids. */
function storedScript<Row extends IncomingRow<"lifeScripts"> | IncomingRow<"loveScripts">>(
	work: Work,
	one: Placed<Row>,
) {
	const create = one.row.patterns.map(({ id: _, ...pattern }) => pattern);
	return { ...stored(work, one), sources: linked(work, one.row.sources), patterns: { create } };
}

/** Stores the rows of a batch one by one. */
const each =
	<Row>(store: (tx: Transaction, placed: Placed<Row>) => Promise<unknown>) =>
	async (tx: Transaction, batch: Placed<Row>[]) => {
		for (const one of batch) await store(tx, one);
	};

const storeForgotten: Store<"forgotten"> = async (work, rows) => {
	for (const { rows: part } of rows.parts()) {
		const hashes = part.flatMap(({ id, thing, of }) => {
			if (thing === null) return [id];
			const here = idOf(work, listOfThing[thing], of);
			return here === null ? [] : [hashOfThing(`${thing}-${here}`)];
		});
		const { userId, importId } = work;
		await db().$transaction(async (tx) => {
			const data = hashes.map((hash) => ({ userId, hash }));
			const fresh = await tx.forgottenFact.createManyAndReturn({ data, skipDuplicates: true });
			await tx.importedRow.createMany({
				data: fresh.map(({ hash }) => ({ importId, list: "forgotten", rowId: hash, sourceId: "" })),
			});
		});
		work.onStored(part.length);
	}
};

/** Returns the new id of the text that a kept line is from; null if neither the file nor the account has it. */
function sourceHere(work: Work, { source, sourceId }: IncomingRow<"keptLines">): string | null {
	const list = listOfSource[source];
	return list && idOf(work, list, sourceId);
}

/** Stores the rows of each list. A list comes after those that it refers to. */
const stores: { [Name in ListName]: Store<Name> } = {
	responses: storeResponses,
	journalEntries: storeEntries,
	photos: storePhotos,
	goals: (work, rows) =>
		inBatches(work, "goals", place(work, "goals", rows), async (tx, batch) => {
			await tx.relationshipGoal.createMany({ data: batch.map((one) => stored(work, one)) });
		}),
	exerciseRuns: (work, rows) =>
		inBatches(work, "exerciseRuns", place(work, "exerciseRuns", rows), async (tx, batch) => {
			await tx.exerciseRun.createMany({ data: batch.map((one) => stored(work, one)) });
		}),
	learnedFacts: (work, rows) =>
		inBatches(work, "learnedFacts", place(work, "learnedFacts", rows), async (tx, batch) => {
			await tx.learnedFact.createMany({
				data: batch.flatMap((one) => {
					const entryId = idOf(work, "journalEntries", one.row.entryId);
					return entryId ? [{ ...stored(work, one), entryId }] : [];
				}),
			});
		}),
	memoryPauses: (work, rows) =>
		inBatches(work, "memoryPauses", place(work, "memoryPauses", rows), async (tx, batch) => {
			await tx.memoryPause.createMany({ data: batch.map((one) => stored(work, one)) });
		}),
	lifeScripts: (work, rows) =>
		inBatches(
			work,
			"lifeScripts",
			place(work, "lifeScripts", rows),
			each((tx, one) => tx.lifeScript.create({ data: storedScript(work, one) })),
		),
	loveScripts: (work, rows) =>
		inBatches(
			work,
			"loveScripts",
			place(work, "loveScripts", rows),
			each((tx, one) => tx.loveScript.create({ data: storedScript(work, one) })),
		),
	scriptVersions: (work, rows) =>
		inBatches(work, "scriptVersions", place(work, "scriptVersions", rows), async (tx, batch) => {
			await tx.scriptVersion.createMany({
				data: batch.map((one) => ({ ...stored(work, one), sources: linked(work, one.row.sources) })),
			});
		}),
	affirmations: (work, rows, { find }) => storeAffirmations(work, rows, find),
	coachSettings: (work, rows) =>
		inBatches(
			work,
			"coachSettings",
			place(work, "coachSettings", rows),
			each((tx, one) => tx.aiPersonaSettings.create({ data: stored(work, one) })),
		),
	threads: (work, rows) =>
		inBatches(work, "threads", place(work, "threads", rows), async (tx, batch) => {
			await tx.thread.createMany({
				data: batch.map((one) => ({
					...stored(work, one),
					source: linked(work, one.row.source),
					day: toDateColumn(one.row.day),
					answeredOn: one.row.answeredOn === null ? null : toDateColumn(one.row.answeredOn),
				})),
				skipDuplicates: true,
			});
		}),
	people: (work, rows) =>
		inBatches(work, "people", place(work, "people", rows), async (tx, batch) => {
			await tx.knownPerson.createMany({
				data: batch.map(({ id, row: { names, createdAt, updatedAt } }) => ({
					...{ id, userId: work.userId, names, createdAt: time(createdAt), updatedAt: time(updatedAt) },
				})),
			});
		}),
	// After everything but the feelings, because an offer of the coach can lead to any other row.
	chatMessages: (work, rows, plan) => storeMessages(work, rows, plan, (value) => linked(work, value)),
	// Last, because a feeling can belong to an entry or a message. If that was not imported, it only belongs to its day.
	feelings: (work, rows) =>
		inBatches(work, "feelings", place(work, "feelings", rows), async (tx, batch) => {
			await tx.chosenFeeling.createMany({
				data: batch.map((one) => ({
					...stored(work, one),
					localDate: toDateColumn(one.row.localDate),
					entryId: idOf(work, "journalEntries", one.row.entryId),
					messageId: Number(idOf(work, "chatMessages", one.row.messageId)) || null,
				})),
			});
		}),
	letterMarks: (work, rows) =>
		inBatches(work, "letterMarks", place(work, "letterMarks", rows), async (tx, batch) => {
			await tx.letterMark.createMany({ data: batch.map((one) => stored(work, one)), skipDuplicates: true });
		}),
	// The file does not contain browsers to be notified: nothing is sent until the person allows it in one here.
	reminders: (work, rows) =>
		inBatches(work, "reminders", place(work, "reminders", rows), async (tx, batch) => {
			await tx.reminder.createMany({
				data: batch.map((one) => ({ ...stored(work, one), nextAt: nextReminder(one.row, new Date()) })),
				skipDuplicates: true,
			});
		}),
	// After the texts that the lines are from. A line whose text is not in the file is kept.
	keptLines: (work, rows) =>
		inBatches(work, "keptLines", place(work, "keptLines", rows), async (tx, batch) => {
			await tx.keptLine.createMany({
				data: batch.map((one) => ({
					...stored(work, one),
					sourceId: sourceHere(work, one.row),
					day: toDateColumn(one.row.day),
				})),
			});
		}),
	// What was said of a text that is not here is left out.
	notMeant: (work, rows) =>
		inBatches(work, "notMeant", place(work, "notMeant", rows), async (tx, batch) => {
			const data = batch.map((one) => ({
				...stored(work, one),
				entryId: idOf(work, "journalEntries", one.row.entryId),
				messageId: Number(idOf(work, "chatMessages", one.row.messageId)) || null,
				responseId: idOf(work, "responses", one.row.responseId),
				goalId: idOf(work, "goals", one.row.goalId),
				runId: idOf(work, "exerciseRuns", one.row.runId),
			}));
			await tx.notMeant.createMany({
				data: data.filter((row) => row.entryId ?? row.messageId ?? row.responseId ?? row.goalId ?? row.runId),
			});
		}),
	// At the end, when everything that it can refer to has its id.
	forgotten: storeForgotten,
};

/**
 * From this many rows on, the database's statistics of a table are renewed at once. With old ones it takes the person
 * for one with hardly any rows and chooses plans that go through all of them again and again.
 */
const MANY = 1_000;

/**
 * Stores all rows that the plan found to be new.
 * @throws whatever the database throws.
 */
export async function storeRows(work: Work, plan: Plan): Promise<void> {
	for (const name of Object.keys(stores) as ListName[]) {
		const { length } = plan.rows[name];
		if (length > 0) await storeList(name, work, plan);
		if (length < MANY) continue;
		for (const table of [tables[name], "imported_rows"]) await db().$executeRaw`ANALYZE ${Prisma.raw(table)}`;
	}
}

const storeList = <Name extends ListName>(name: Name, work: Work, plan: Plan) =>
	stores[name](work, plan.rows[name], plan);
