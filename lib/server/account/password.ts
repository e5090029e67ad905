import "server-only";
import { availableParallelism } from "node:os";
import { isUnderTest } from "@/lib/server/core/env";
import { Threads } from "@/lib/server/core/work/threads";

/** bcrypt's work factor: about a third of a second on a small server, and the least there is for the thousands that tests sign up. */
const COST = isUnderTest ? 4 : 12;
/** Generous, because a machine that is busy with other things may take much longer than a third of a second. */
const LIMIT_MS = 30_000;

type Task = { hash: string; cost: number } | { compare: string; with: string };

/**
 * A pool of its own: hashing blocks nobody's page, and many sign-ins from one address do not delay those from others.
 */
const threads = new Threads<Task, string | boolean>({
	kind: "passwords",
	file: "lib/server/account/password-worker.mjs",
	size: Math.min(2, availableParallelism()),
	timeoutMs: LIMIT_MS,
});

/**
 * @param password At most 72 bytes.
 * @param address Where the request comes from: addresses take turns.
 * @returns A bcrypt hash.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
	return (await threads.run({ hash: password, cost: COST }, { owner: address })) as string;
}

/** The hash of a password that nobody has, made at the same cost as everybody's. */
const NOBODYS_HASH = `$2b$${String(COST).padStart(2, "0")}$zVTHa2rnM5TAf3NTvsY2M.1Y71wEvMYx2hUzYN9eOdXHUIdwbE9..`;

/**
 * Whether the password belongs to the hash. Where there is no hash (an unknown account, or one without a password), it
 * takes the same time and answers false.
 * @param address as in `hashPassword`
 */
export async function verifyPassword(
	password: string,
	hash: string | null | undefined,
	address: string,
): Promise<boolean> {
	const matches = await threads.run({ compare: password, with: hash ?? NOBODYS_HASH }, { owner: address });
	return Boolean(hash) && matches === true;
}
