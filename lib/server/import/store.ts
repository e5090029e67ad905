import "server-only";
import type { ListName } from "@/lib/domain/export/schema";
import type { Incoming, IncomingRow } from "@/lib/domain/import/incoming";
import { relink } from "@/lib/domain/import/relink";
import { toDateColumn } from "@/lib/domain/progress/days";
import { countWords } from "@/lib/domain/progress/words";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { questionsIn, scoresColumn } from "@/lib/server/questionnaires/columns";
import { anyIdOf, idOf, inBatches, type Placed, place, type Work } from "./batches";
import type { Plan } from "./plan";
import { storeAffirmations } from "./store-affirmations";
import { storeMessages } from "./store-messages";

type Store<Name extends ListName> = (work: Work, rows: Incoming[Name], plan: Plan) => Promise<void>;

const time = (text: string) => new Date(text);
/** Where ids stand in what was written, such as the address of a page. */
const linked = <Value>(work: Work, value: Value): Value => relink(value, (id) => anyIdOf(work, id));

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
		await tx.journalEntryVersion.createMany({ data: versions });
	});
	// Only once all of them are stored, because an entry can refer to one that comes later in the file.
	const links = placed.flatMap(({ id, row }) => {
		const relatedId = idOf(work, "journalEntries", row.relatedId);
		return relatedId === null ? [] : [{ id, relatedId }];
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
				return { ...row, id, userId: work.userId, patternScores, completedAt: time(completedAt) };
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

/** How the rows of each list are stored, in the order in which one can speak of another. */
const stores: { [Name in ListName]: Store<Name> } = {
	responses: storeResponses,
	journalEntries: storeEntries,
	journalInsights: (work, rows) =>
		inBatches(work, "journalInsights", place(work, "journalInsights", rows), async (tx, batch) => {
			await tx.journalInsight.createMany({
				data: batch.map(({ id, row }) => ({ ...row, id, userId: work.userId, createdAt: time(row.createdAt) })),
			});
		}),
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
		const placed = place(work, "learnedFacts", rows.filter(entryOf));
		return inBatches(work, "learnedFacts", placed, async (tx, batch) => {
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
	// Last, because an offer of the coach can lead to any other row.
	chatMessages: (work, rows, { replied }) => storeMessages(work, rows, replied, (value) => linked(work, value)),
};

/** Stores everything that a plan found not to be here yet. @throws whatever the database does. */
export async function storeRows(work: Work, plan: Plan): Promise<void> {
	for (const name of Object.keys(stores) as ListName[]) {
		if (plan.rows[name].length > 0) await storeList(name, work, plan);
	}
}

const storeList = <Name extends ListName>(name: Name, work: Work, plan: Plan) =>
	stores[name](work, plan.rows[name], plan);
