import "server-only";
import { availableParallelism } from "node:os";
import { isUnderTest } from "@/lib/server/core/env";
import { Threads } from "@/lib/server/core/work/threads";

/**
 * bcrypt's work factor: 12 takes about a third of a second on a small server; tests, which sign up thousands of
 * people, use the minimum.
 */
const COST = isUnderTest ? 4 : 12;
/**
 * The time limit in milliseconds. Generous, because hashing on a busy machine can take much longer than a third of a
 * second.
 */
const LIMIT_MS = 30_000;

type Task = { hash: string; cost: number } | { compare: string; with: string };

/**
 * The worker threads for hashing. They are separate from the others, so that hashing delays no page, and addresses
 * take turns, so that many sign-ins from one do not delay the rest.
 */
const threads = new Threads<Task, string | boolean>({
	kind: "passwords",
	file: "lib/server/account/password-worker.mjs",
	size: Math.min(2, availableParallelism()),
	timeoutMs: LIMIT_MS,
});

/**
 * Hashes a password.
 * @param password At most 72 bytes.
 * @param address Where the request comes from: addresses take turns.
 * @returns A bcrypt hash.
 */
export async function hashPassword(password: string, address: string): Promise<string> {
	return (await threads.run({ hash: password, cost: COST }, { owner: address })) as string;
}

/** A hash that no password matches, made with the same work factor as real ones. */
const NOBODYS_HASH = `$2b$${String(COST).padStart(2, "0")}$zVTHa2rnM5TAf3NTvsY2M.1Y71wEvMYx2hUzYN9eOdXHUIdwbE9..`;

/**
 * Whether the password matches the hash. Without a hash (an unknown account, or one without a password) the check
 * takes equally long and returns false.
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
