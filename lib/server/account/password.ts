import "server-only";
import { availableParallelism } from "node:os";
import { Threads } from "@/lib/server/core/threads";

/** bcrypt's work factor: about a third of a second on a small server. */
const COST = 12;
/** A machine that is busy with other things may take much longer than a third of a second. */
const LIMIT_MS = 30_000;

type Task = { hash: string; cost: number } | { compare: string; with: string };

/** Sign-ins hold up nobody's page, and many of one address do not hold up those of another. */
const threads = new Threads<Task, string | boolean>({
	file: "lib/server/account/password-worker.mjs",
	size: Math.min(2, availableParallelism()),
	limitMs: LIMIT_MS,
});

/**
 * @param password At most 72 bytes.
 * @param address Where the request comes from: turns go round among addresses.
 * @returns A bcrypt hash.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
	return (await threads.run(address, { hash: password, cost: COST })) as string;
}

/** A hash of nobody's password, at the same cost as everybody's. */
const NOBODYS_HASH = "$2b$12$zVTHa2rnM5TAf3NTvsY2M.1Y71wEvMYx2hUzYN9eOdXHUIdwbE9..";

/**
 * Whether the password belongs to the hash. Takes the same time where there is no hash (an unknown account, or one
 * without a password), and is then false.
 * @param address as in `hashPassword`
 */
export async function verifyPassword(
	password: string,
	hash: string | null | undefined,
	address: string,
): Promise<boolean> {
	const matches = await threads.run(address, { compare: password, with: hash ?? NOBODYS_HASH });
	return Boolean(hash) && matches === true;
}
