import "server-only";
import type { ListName } from "@/lib/domain/export/schema";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { relink } from "@/lib/domain/import/relink";
import { listOfThing } from "@/lib/domain/memory/forgettable";
import { toDateColumn } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { markedAmong } from "@/lib/domain/questionnaires/marked";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { countWords } from "@/lib/domain/text/count-words";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { hashOfThing } from "@/lib/server/memory/hidden";
import { markColumn, questionsIn, scoresColumn } from "@/lib/server/questionnaires/columns";
import { anyIdOf, idOf, inBatches, type Placed, place, type Work } from "./batches";
import type { RowList } from "./row-list";
import { storeAffirmations } from "./store-affirmations";
import { storeMessages } from "./store-messages";
import type { Plan } from "./to-store";

type Store<Name extends ListName> = (work: Work, rows: RowList<IncomingRow<Name>>, plan: Plan) => Promise<void>;

const time = (text: string) => new Date(text);
/** Where ids stand in what was written, such as the address of a page. */
const linked = <Value>(work: Work, value: Value): Value => relink(value, (id) => anyIdOf(work, id));

/** Characters that are written with one statement: encrypting and sending them holds everybody up. */
const CHARACTERS_AT_ONCE = 200_000;

/** Texts in groups that are written with one statement each. */
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
				// The next edit keeps what is there under this number.
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
	// Only once all of them are stored, because an entry can refer to one that comes later in the file.
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
			data: batch.map(({ id, row: { completedAt, patternScores: _, ...row } }) => {
				// Scores are worked out, never taken from elsewhere.
				const isScored = row.questionnaireId === PATTERN_QUESTIONNAIRE_ID;
				const patternScores = scoresColumn(isScored ? scorePatterns(questions, row.responses) : null);
				// A sentence that does not stand in the answers is none of theirs.
				const marked = markColumn(markedAmong(row.questionnaireId, row.marked, row.responses) && row.marked);
				return { ...row, id, userId: work.userId, patternScores, marked, completedAt: time(completedAt) };
			}),
		});
	});
};

const patternRows = (patterns: IncomingRow<"lifeScripts">["patterns"]) => ({
	create: patterns.map(({ id: _, createdAt, ...pattern }) => ({ ...pattern, createdAt: time(createdAt) })),
});

/** Reads: "for each row of a batch". */
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

/** How the rows of each list are stored, in the order in which one can speak of another. */
const stores: { [Name in ListName]: Store<Name> } = {
	responses: storeResponses,
	journalEntries: storeEntries,
	goals: (work, rows) =>
		inBatches(work, "goals", place(work, "goals", rows), async (tx, batch) => {
			await tx.relationshipGoal.createMany({
				data: batch.map(({ id, row: { completedAt, createdAt, updatedAt, ...row } }) => {
					const times = { createdAt: time(createdAt), updatedAt: time(updatedAt) };
					return {
						...row,
						...times,
						id,
						userId: work.userId,
						completedAt: completedAt === null ? null : time(completedAt),
					};
				}),
			});
		}),
	exerciseRuns: (work, rows) =>
		inBatches(work, "exerciseRuns", place(work, "exerciseRuns", rows), async (tx, batch) => {
			await tx.exerciseRun.createMany({
				data: batch.map(({ id, row: { finishedAt, createdAt, updatedAt, ...row } }) => {
					const times = { createdAt: time(createdAt), updatedAt: time(updatedAt) };
					return {
						...row,
						...times,
						id,
						userId: work.userId,
						finishedAt: finishedAt === null ? null : time(finishedAt),
					};
				}),
			});
		}),
	learnedFacts: (work, rows) => {
		const entryOf = ({ entryId }: IncomingRow<"learnedFacts">) => idOf(work, "journalEntries", entryId);
		return inBatches(work, "learnedFacts", place(work, "learnedFacts", rows), async (tx, batch) => {
			await tx.learnedFact.createMany({
				data: batch.flatMap(({ id, row }) => {
					const entryId = entryOf(row);
					return entryId ? [{ ...row, id, entryId, userId: work.userId, createdAt: time(row.createdAt) }] : [];
				}),
			});
		});
	},
	memoryPauses: (work, rows) =>
		inBatches(work, "memoryPauses", place(work, "memoryPauses", rows), async (tx, batch) => {
			await tx.memoryPause.createMany({
				data: batch.map(({ id, row: { startedAt, endedAt } }) => {
					return {
						id,
						userId: work.userId,
						startedAt: time(startedAt),
						endedAt: endedAt === null ? null : time(endedAt),
					};
				}),
			});
		}),
	lifeScripts: (work, rows) =>
		inBatches(
			work,
			"lifeScripts",
			place(work, "lifeScripts", rows),
			each((tx, { id, row: { patterns, createdAt, lastUpdated, sources, ...row } }) => {
				const times = { createdAt: time(createdAt), lastUpdated: time(lastUpdated) };
				const data = { ...row, ...times, id, userId: work.userId, sources: linked(work, sources) };
				return tx.lifeScript.create({ data: { ...data, patterns: patternRows(patterns) } });
			}),
		),
	loveScripts: (work, rows) =>
		inBatches(
			work,
			"loveScripts",
			place(work, "loveScripts", rows),
			each((tx, { id, row: { patterns, createdAt, updatedAt, sources, ...row } }) => {
				const times = { createdAt: time(createdAt), updatedAt: time(updatedAt) };
				const data = { ...row, ...times, id, userId: work.userId, sources: linked(work, sources) };
				return tx.loveScript.create({ data: { ...data, patterns: patternRows(patterns) } });
			}),
		),
	scriptVersions: (work, rows) =>
		inBatches(work, "scriptVersions", place(work, "scriptVersions", rows), async (tx, batch) => {
			await tx.scriptVersion.createMany({
				data: batch.map(({ id, row }) => {
					const { userId } = work;
					return { ...row, id, userId, sources: linked(work, row.sources), createdAt: time(row.createdAt) };
				}),
			});
		}),
	affirmations: (work, rows, { find }) => storeAffirmations(work, rows, find),
	coachSettings: (work, rows) =>
		inBatches(
			work,
			"coachSettings",
			place(work, "coachSettings", rows),
			each((tx, { id, row: { createdAt, updatedAt, ...row } }) => {
				const times = { createdAt: time(createdAt), updatedAt: time(updatedAt) };
				return tx.aiPersonaSettings.create({ data: { ...row, ...times, id, userId: work.userId } });
			}),
		),
	threads: (work, rows) =>
		inBatches(work, "threads", place(work, "threads", rows), async (tx, batch) => {
			await tx.thread.createMany({
				data: batch.map(({ id, row }) => ({
					...row,
					...{ id, userId: work.userId, source: linked(work, row.source) },
					...{ day: toDateColumn(row.day), answeredOn: row.answeredOn === null ? null : toDateColumn(row.answeredOn) },
					...{ createdAt: time(row.createdAt), updatedAt: time(row.updatedAt) },
				})),
				skipDuplicates: true,
			});
		}),
	// After all but the feelings, because an offer of the coach can lead to any other row.
	chatMessages: (work, rows, plan) => storeMessages(work, rows, plan, (value) => linked(work, value)),
	// Last, because a feeling can belong to an entry or a message. One whose text is not there belongs to its day.
	feelings: (work, rows) =>
		inBatches(work, "feelings", place(work, "feelings", rows), async (tx, batch) => {
			await tx.chosenFeeling.createMany({
				data: batch.map(({ id, row }) => {
					const messageId = idOf(work, "chatMessages", row.messageId);
					return {
						...{ id, userId: work.userId, feeling: row.feeling, localDate: toDateColumn(row.localDate) },
						...{
							entryId: idOf(work, "journalEntries", row.entryId),
							messageId: messageId === null ? null : Number(messageId),
						},
						createdAt: time(row.createdAt),
					};
				}),
			});
		}),
	// At the end, when every thing that it can name has its id.
	forgotten: storeForgotten,
};

/** Stores everything that a plan found not to be here yet. @throws whatever the database does. */
export async function storeRows(work: Work, plan: Plan): Promise<void> {
	for (const name of Object.keys(stores) as ListName[]) {
		if (plan.rows[name].length > 0) await storeList(name, work, plan);
	}
}

const storeList = <Name extends ListName>(name: Name, work: Work, plan: Plan) =>
	stores[name](work, plan.rows[name], plan);
