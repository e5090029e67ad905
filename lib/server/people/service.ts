import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_NAMES, MAX_PEOPLE } from "@/lib/domain/people/limits";
import { sameName } from "@/lib/domain/people/names";
import type { ClientPerson } from "@/lib/domain/people/shown";
import { db, openedWhereSound, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { type KnownPerson, Prisma } from "@/prisma/client/client";

const notFound = () => new AppError("not_found", "We could not find that person. You may have removed them already.");

const toClientPerson = ({ id, names }: Pick<KnownPerson, "id" | "names">): ClientPerson => ({
	id,
	names: names as string[],
});

const columns = columnsAs("p", ["id", "userId", "names", "createdAt"]);

/** The people that somebody has named, in the order in which they did. */
export async function listPeople(userId: number): Promise<ClientPerson[]> {
	const rows = await readRows<Pick<KnownPerson, "id" | "userId" | "names">>(Prisma.sql`
		SELECT ${columns} FROM people p WHERE p.user_id = ${userId} ORDER BY p.created_at, p.id`);
	return openedWhereSound("KnownPerson", rows).flatMap((row) => (row ? [toClientPerson(row)] : []));
}

/** @throws AppError `not_found` */
export async function findPerson(userId: number, id: string): Promise<ClientPerson> {
	const row = await db().knownPerson.findFirst({ where: { id, userId } });
	if (!row || !isSound(row)) throw notFound();
	return toClientPerson(row);
}

/** The same inside a transaction. */
async function peopleIn(tx: Transaction, userId: number): Promise<ClientPerson[]> {
	await lockPerson(tx, userId);
	return (await tx.knownPerson.findMany({ where: { userId } })).filter(isSound).map(toClientPerson);
}

/** @throws AppError `conflict` where one of the names is somebody else's already. */
function refuseTaken(people: readonly ClientPerson[], names: readonly string[], except?: string): void {
	for (const person of people) {
		const taken =
			person.id === except ? undefined : names.find((name) => person.names.some((one) => sameName(one, name)));
		if (taken) throw new AppError("conflict", `${taken} is one of your people already: ${person.names[0]}.`);
	}
}

/** Names somebody. @throws AppError `conflict` where the name is taken, or there are too many. */
export const createPerson = (userId: number, names: string[]): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		const people = await peopleIn(tx, userId);
		if (people.length >= MAX_PEOPLE) {
			throw new AppError("conflict", `You can name ${MAX_PEOPLE} people. Please remove somebody first.`);
		}
		refuseTaken(people, names);
		return toClientPerson(await tx.knownPerson.create({ data: { userId, names } }));
	});

/** Gives somebody other names. @throws AppError `not_found`; `conflict` where one of them is somebody else's. */
export const renamePerson = (userId: number, id: string, names: string[]): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		refuseTaken(await peopleIn(tx, userId), names, id);
		const { count } = await tx.knownPerson.updateMany({ where: { id, userId }, data: { names } });
		if (count === 0) throw notFound();
		return { id, names };
	});

/** Makes two of them one: the other one's names are this one's as well. @throws AppError `not_found`; `conflict` */
export const mergePeople = (userId: number, id: string, otherId: string): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		const people = await peopleIn(tx, userId);
		const [one, other] = [id, otherId].map((of) => people.find((person) => person.id === of));
		if (!one || !other || id === otherId) throw notFound();
		const names = [...one.names, ...other.names];
		if (names.length > MAX_NAMES) throw new AppError("conflict", `Somebody can go by ${MAX_NAMES} names.`);
		await tx.knownPerson.deleteMany({ where: { id: otherId, userId } });
		await tx.knownPerson.updateMany({ where: { id, userId }, data: { names } });
		return { id, names };
	});

/** @throws AppError `not_found` */
export async function deletePerson(userId: number, id: string): Promise<Deleted> {
	const person = { table: "people", where: Prisma.sql`t.id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [person], notFound().message));
}
