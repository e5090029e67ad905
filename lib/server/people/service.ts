import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { refuseIfChanged } from "@/lib/domain/core/was";
import { MAX_NAMES, MAX_PEOPLE } from "@/lib/domain/people/limits";
import { isOneOf } from "@/lib/domain/people/names";
import type { Rename } from "@/lib/domain/people/schema";
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

/** Lists the people that a person has named, in the order in which they were named. */
export async function listPeople(userId: number): Promise<ClientPerson[]> {
	const rows = await readRows<Pick<KnownPerson, "id" | "userId" | "names">>(Prisma.sql`
		SELECT ${columns} FROM people p WHERE p.user_id = ${userId} ORDER BY p.created_at, p.id`);
	return openedWhereSound("KnownPerson", rows).flatMap((row) => (row ? [toClientPerson(row)] : []));
}

/**
 * Finds somebody whom the person has named.
 * @throws AppError `not_found`
 */
export async function findPerson(userId: number, id: string): Promise<ClientPerson> {
	const row = await db().knownPerson.findFirst({ where: { id, userId } });
	if (!row || !isSound(row)) throw notFound();
	return toClientPerson(row);
}

/** Lists the people inside a transaction, with the person's row locked. */
async function peopleIn(tx: Transaction, userId: number): Promise<ClientPerson[]> {
	await lockPerson(tx, userId);
	return (await tx.knownPerson.findMany({ where: { userId } })).filter(isSound).map(toClientPerson);
}

/**
 * Refuses names that already belong to somebody else.
 * @throws AppError `conflict` if there is one.
 */
function refuseTaken(people: readonly ClientPerson[], names: readonly string[], except?: string): void {
	for (const person of people) {
		const taken = person.id === except ? undefined : names.find(isOneOf(person.names));
		if (taken) throw new AppError("conflict", `${taken} is one of your people already: ${person.names[0]}.`);
	}
}

/**
 * Adds somebody to the person's people.
 * @throws AppError `conflict` if a name is taken, or there are too many.
 */
export const createPerson = (userId: number, names: string[]): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		const people = await peopleIn(tx, userId);
		if (people.length >= MAX_PEOPLE) {
			throw new AppError("conflict", `You can name ${MAX_PEOPLE} people. Please remove somebody first.`);
		}
		refuseTaken(people, names);
		return toClientPerson(await tx.knownPerson.create({ data: { userId, names } }));
	});

/**
 * Changes somebody's names.
 * @throws AppError `not_found`; `conflict` if one of them belongs to somebody else, or if the names were changed
 * elsewhere since they were shown.
 */
export const renamePerson = (userId: number, id: string, rename: Rename): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		const { names } = rename;
		const people = await peopleIn(tx, userId);
		const person = people.find((one) => one.id === id);
		if (person) refuseIfChanged(person, rename);
		refuseTaken(people, names, id);
		const { count } = await tx.knownPerson.updateMany({ where: { id, userId }, data: { names } });
		if (count === 0) throw notFound();
		return { id, names };
	});

/**
 * Merges two of the person's people: the first one gets the other one's names as well.
 * @throws AppError `not_found`; `conflict`
 */
export const mergePeople = (userId: number, id: string, otherId: string): Promise<ClientPerson> =>
	db().$transaction(async (tx) => {
		const people = await peopleIn(tx, userId);
		const [one, other] = [id, otherId].map((of) => people.find((person) => person.id === of));
		if (!one || !other || id === otherId) throw notFound();
		const names = [...one.names, ...other.names];
		if (names.length > MAX_NAMES) throw new AppError("conflict", `A person can have at most ${MAX_NAMES} names.`);
		await tx.knownPerson.deleteMany({ where: { id: otherId, userId } });
		await tx.knownPerson.updateMany({ where: { id, userId }, data: { names } });
		return { id, names };
	});

/**
 * Removes somebody from the person's people, which can be undone for some seconds.
 * @throws AppError `not_found`
 */
export async function deletePerson(userId: number, id: string): Promise<Deleted> {
	const person = { table: "people", where: Prisma.sql`t.id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [person], notFound().message));
}
