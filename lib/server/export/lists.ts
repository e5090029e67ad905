import "server-only";
import { unreadOf } from "@/lib/domain/core/damaged";
import { audioName, photoName } from "@/lib/domain/export/names";
import type { ExportedPerson, ExportedRow, ListName } from "@/lib/domain/export/schema";
import { writtenOf } from "@/lib/domain/journal/written";
import { type Forgettable, forgettable, listOfThing } from "@/lib/domain/memory/forgettable";
import { fromDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { bytesOf } from "@/lib/server/core/objects/objects";
import { hashOfThing } from "@/lib/server/memory/hidden";

/**
 * How many rows are read and decrypted at a time: an entry with all its earlier versions can have millions of
 * characters.
 */
const PAGE = 10;

type Id = string | number;
type Where<I extends Id> = { userId: number; id: { in: I[] } };

/**
 * Makes a reader of a list of a person's rows, which reads them in batches. The ids are read first, so that no row is
 * missed because others are added, deleted or changed meanwhile.
 */
function list<I extends Id, Row extends { id: I }>(
	ids: (userId: number) => Promise<{ id: I }[]>,
	rows: (where: Where<I>) => Promise<Row[]>,
) {
	return async function* read(userId: number): AsyncGenerator<Row> {
		const all = (await ids(userId)).map(({ id }) => id);
		for (let from = 0; from < all.length; from += PAGE) {
			const page = all.slice(from, from + PAGE);
			const found = new Map((await rows({ userId, id: { in: page } })).map((row) => [row.id, row]));
			for (const id of page) {
				const row = found.get(id);
				if (row) yield row;
			}
		}
	};
}

const idOnly = { id: true } as const;
/** A sound is stored in its row or in the object store. */
const hasSound = (userId: number) => ({ OR: [{ audioData: { not: null } }, { objects: { some: { userId } } }] });
const byTime = [{ createdAt: "asc" as const }, { id: "asc" as const }];
const patterns = { orderBy: { orderNum: "asc" as const } };

/** Reads what a person had the coach forget: sentences by their hashes, things by their ids in this file. */
async function* readForgotten(
	userId: number,
): AsyncGenerator<{ id: string; thing: Forgettable | null; of: string | null }> {
	const where = { userId };
	const rows = await db().forgottenFact.findMany({ where, orderBy: { hash: "asc" } });
	if (rows.length === 0) return;
	const [goals, responses, lifeScripts, loveScripts] = await Promise.all([
		db().relationshipGoal.findMany({ where, select: idOnly }),
		db().userResponse.findMany({ where, select: idOnly }),
		db().lifeScript.findMany({ where, select: idOnly }),
		db().loveScript.findMany({ where, select: idOnly }),
	]);
	const rowsOf = { goals, responses, lifeScripts, loveScripts };
	const things = forgettable.flatMap((thing) =>
		rowsOf[listOfThing[thing]].map(({ id }) => [hashOfThing(`${thing}-${id}`), { thing, of: id }] as const),
	);
	const byHash = new Map(things);
	for (const { hash } of rows) {
		const thing = byHash.get(hash);
		yield thing ? { id: `${thing.thing}-${thing.of}`, ...thing } : { id: hash, thing: null, of: null };
	}
}

/**
 * The lists of `data.json`, oldest first. They omit the owner, who is the person, and whatever the app can compute
 * again.
 */
export const lists = {
	journalEntries: list(
		(userId) =>
			db().journalEntry.findMany({ where: { userId }, orderBy: [{ localDate: "asc" }, ...byTime], select: idOnly }),
		async (where) => {
			const omit = { userId: true, insightUntil: true } as const;
			const versions = { orderBy: { version: "asc" as const }, omit: { entryId: true, userId: true } as const };
			const rows = await db().journalEntry.findMany({ where, omit, include: { versions } });
			const withDay = <Row extends { localDate: Date }>(row: Row) => ({
				...row,
				localDate: fromDateColumn(row.localDate),
			});
			return rows.map((row) => ({ ...withDay(row), ...writtenOf(row), versions: row.versions.map(withDay) }));
		},
	),
	photos: list(
		(userId) =>
			db().photo.findMany({
				where: { userId, entryId: { not: null } },
				orderBy: [{ createdAt: "asc" }, { place: "asc" }, { id: "asc" }],
				select: idOnly,
			}),
		async (where) => {
			const omit = { userId: true, image: true, small: true, isDeleted: true, dropAt: true } as const;
			const rows = await db().photo.findMany({ where: { ...where, entryId: { not: null } }, omit });
			return rows.map((row) => ({ ...row, file: photoName(row) }));
		},
	),
	responses: list(
		(userId) =>
			db().userResponse.findMany({
				where: { userId },
				orderBy: [{ completedAt: "asc" }, { id: "asc" }],
				select: idOnly,
			}),
		(where) => db().userResponse.findMany({ where, omit: { userId: true, analysisUntil: true } }),
	),
	goals: list(
		(userId) => db().relationshipGoal.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().relationshipGoal.findMany({ where, omit: { userId: true } }),
	),
	chatMessages: list(
		(userId) => db().chatMessage.findMany({ where: { userId }, orderBy: { id: "asc" }, select: idOnly }),
		(where) =>
			db().chatMessage.findMany({
				where,
				omit: { userId: true, sealId: true, sendKey: true, replyUntil: true },
				include: { answers: { orderBy: { id: "asc" }, omit: { userId: true, sealId: true, replyId: true } } },
			}),
	),
	lifeScripts: list(
		(userId) => db().lifeScript.findMany({ where: { userId }, select: idOnly }),
		async (where) => {
			const include = { patterns: { ...patterns, omit: { lifeScriptId: true } } } as const;
			return db().lifeScript.findMany({ where, omit: { userId: true }, include });
		},
	),
	loveScripts: list(
		(userId) => db().loveScript.findMany({ where: { userId }, select: idOnly }),
		async (where) => {
			const include = { patterns: { ...patterns, omit: { loveScriptId: true } } } as const;
			return db().loveScript.findMany({ where, omit: { userId: true }, include });
		},
	),
	scriptVersions: list(
		(userId) => db().scriptVersion.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().scriptVersion.findMany({ where, omit: { userId: true } }),
	),
	affirmations: list(
		(userId) =>
			db().affirmation.findMany({
				where: { userId },
				orderBy: [{ createdAt: "asc" }, { orderNum: "asc" }, { id: "asc" }],
				select: idOnly,
			}),
		async (where) => {
			const omit = { userId: true, audioData: true, audioUrl: true } as const;
			const [rows, spoken] = await Promise.all([
				db().affirmation.findMany({ where, omit }),
				db().affirmation.findMany({ where: { ...where, ...hasSound(where.userId) }, select: idOnly }),
			]);
			const isSpoken = new Set(spoken.map(({ id }) => id));
			return rows.map((row) => ({ ...row, audio: isSpoken.has(row.id) ? audioName(row) : null }));
		},
	),
	exerciseRuns: list(
		(userId) => db().exerciseRun.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().exerciseRun.findMany({ where, omit: { userId: true } }),
	),
	feelings: list(
		(userId) => db().chosenFeeling.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		async (where) => {
			const rows = await db().chosenFeeling.findMany({ where, omit: { userId: true } });
			return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }));
		},
	),
	threads: list(
		(userId) => db().thread.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		async (where) => {
			const rows = await db().thread.findMany({ where, omit: { userId: true } });
			return rows.map(({ day, answeredOn, ...row }) => ({
				...row,
				day: fromDateColumn(day),
				answeredOn: answeredOn && fromDateColumn(answeredOn),
			}));
		},
	),
	people: list(
		(userId) => db().knownPerson.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().knownPerson.findMany({ where, omit: { userId: true } }),
	),
	keptLines: list(
		(userId) => db().keptLine.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		async (where) => {
			const rows = await db().keptLine.findMany({ where, omit: { userId: true } });
			return rows.map((row) => ({ ...row, day: fromDateColumn(row.day) }));
		},
	),
	letterMarks: list(
		(userId) => db().letterMark.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().letterMark.findMany({ where, omit: { userId: true } }),
	),
	reminders: list(
		(userId) => db().reminder.findMany({ where: { userId }, select: idOnly }),
		(where) => db().reminder.findMany({ where, omit: { userId: true, nextAt: true } }),
	),
	learnedFacts: list(
		(userId) => db().learnedFact.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().learnedFact.findMany({ where, omit: { userId: true } }),
	),
	forgotten: readForgotten,
	notMeant: list(
		(userId) => db().notMeant.findMany({ where: { userId }, orderBy: byTime, select: idOnly }),
		(where) => db().notMeant.findMany({ where, omit: { userId: true } }),
	),
	memoryPauses: list(
		(userId) => db().memoryPause.findMany({ where: { userId }, orderBy: { startedAt: "asc" }, select: idOnly }),
		(where) => db().memoryPause.findMany({ where, omit: { userId: true } }),
	),
	coachSettings: list(
		(userId) => db().aiPersonaSettings.findMany({ where: { userId }, select: idOnly }),
		(where) => db().aiPersonaSettings.findMany({ where, omit: { userId: true } }),
	),
} satisfies Record<ListName, (userId: number) => AsyncGenerator<{ id: Id }>>;

/** Reads a list's rows in the form of `data.json`: times and days are text. */
export async function* exported<Name extends ListName>(name: Name, userId: number): AsyncGenerator<ExportedRow<Name>> {
	for await (const row of lists[name](userId)) yield JSON.parse(JSON.stringify(row, saysUnread)) as ExportedRow<Name>;
}

/** A replacer for `JSON.stringify` that adds the names of a row's columns that could not be decrypted. */
function saysUnread(_: string, value: unknown): unknown {
	const columns = typeof value === "object" && value !== null ? unreadOf(value) : [];
	return columns.length > 0 ? { ...(value as object), unread: columns } : value;
}

/** Reads the person in the form of `data.json`. */
export async function readPerson(userId: number): Promise<ExportedPerson> {
	const { lastJournalDate, weekStartDate, createdAt, updatedAt, externalLogins, ...rest } =
		await db().user.findUniqueOrThrow({
			where: { id: userId },
			omit: { id: true, usernameKey: true, isAdmin: true },
			include: { externalLogins: { omit: { userId: true } } },
		});
	return {
		...rest,
		lastJournalDate: lastJournalDate && fromDateColumn(lastJournalDate),
		weekStartDate: weekStartDate && fromDateColumn(weekStartDate),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
		externalLogins: externalLogins.map((login) => ({ ...login, createdAt: login.createdAt.toISOString() })),
	};
}

/** Reads the description and file name of each picture of an entry, for the entry's page in the export. */
export async function photosOnEntry(
	userId: number,
	entryId: string,
): Promise<{ description: string | null; file: string }[]> {
	const rows = await db().photo.findMany({
		where: { userId, entryId },
		orderBy: [{ place: "asc" }, { id: "asc" }],
		select: { id: true, createdAt: true, description: true },
	});
	return rows.map((row) => ({ description: row.description, file: photoName(row) }));
}

/** Reads the bytes of a picture; empty if they cannot be decrypted. */
export async function readPicture(userId: number, id: string): Promise<Uint8Array> {
	const row = await db().photo.findFirst({ where: { id, userId }, select: { image: true } });
	return (await bytesOf("Photo", { id, userId }, "image", row?.image)) ?? new Uint8Array();
}

/** Reads the bytes of a text read aloud; empty if they cannot be decrypted. */
export async function readAudio(userId: number, id: string): Promise<Uint8Array> {
	const row = await db().affirmation.findFirst({ where: { id, userId }, select: { audioData: true } });
	return (await bytesOf("Affirmation", { id, userId }, "audioData", row?.audioData)) ?? new Uint8Array();
}
