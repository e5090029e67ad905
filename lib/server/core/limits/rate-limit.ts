import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/domain/core/errors";
import { pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";

const MINUTE = 60;

/** Each limit's points, and the seconds for which they last. */
const rules = {
	loginPerAccountAndAddress: () => ({ points: 10, duration: 15 * MINUTE }),
	loginPerAddress: () => ({ points: 100, duration: 15 * MINUTE }),
	registrationPerAddress: () => ({ points: env().REGISTRATIONS_PER_HOUR, duration: 60 * MINUTE }),
	/** Responses that say that a name or an email is taken, because each reveals something about somebody. */
	takenPerAddress: () => ({ points: 5, duration: 60 * MINUTE }),
	takenPerPerson: () => ({ points: 5, duration: 60 * MINUTE }),
	nameChangesPerPerson: () => ({ points: 30, duration: 60 * MINUTE }),
	resetRequestPerAddress: () => ({ points: 30, duration: 60 * MINUTE }),
	resetMailsPerPerson: () => ({ points: 3, duration: 60 * MINUTE }),
	exportsPerPerson: () => ({ points: 20, duration: 60 * MINUTE }),
	/** Passwords that a signed-in person enters before a change that could lock them out. */
	proofsPerPerson: () => ({ points: 10, duration: 15 * MINUTE }),
	/** Six-digit codes and recovery codes entered after the password. */
	codesPerPersonAndAddress: () => ({ points: 10, duration: 15 * MINUTE }),
	codesPerPerson: () => ({ points: 100, duration: 24 * 60 * MINUTE }),
	passkeysPerAddress: () => ({ points: 100, duration: 15 * MINUTE }),
	/** A passkey's challenge can only be used once. */
	challengeOnce: () => ({ points: 1, duration: 15 * MINUTE }),
	/** In a browser where the person has signed in before, once the account has had too many wrong passwords in total. */
	wrongPasswordsPerBrowser: () => ({ points: 100, duration: 30 * 24 * 60 * MINUTE }),
	/** Files to import, previews, and their contents: about two large files an hour. */
	importsPerPerson: () => ({ points: 40, duration: 60 * MINUTE }),
	importedKilobytesPerPerson: () => ({ points: 900 * 1024, duration: 60 * MINUTE }),
	/** Sounds in imported files, unpacked: as much as two long scripts read aloud in every voice. */
	soundKilobytesPerPerson: () => ({ points: 200 * 1024, duration: 60 * MINUTE }),
	resetPerAddress: () => ({ points: 30, duration: 60 * MINUTE }),
	/** Added pictures, counted before any of their up to 15 megabytes are read. */
	photosPerPerson: () => ({ points: 120, duration: 60 * MINUTE }),
	/** Decoded pictures, including those in an imported file: two thousand from a phone. */
	megapixelsPerPerson: () => ({ points: 24_000, duration: 60 * MINUTE }),
	/** Every change that a signed-in person makes. */
	writesPerPerson: () => ({ points: 900, duration: 60 * MINUTE }),
	/** Deletions that are undone: each writes everything that was deleted once more. */
	undosPerPerson: () => ({ points: 120, duration: 60 * MINUTE }),
	/** The size of those changes in kilobytes of JSON: about six novels. */
	kilobytesPerPerson: () => ({ points: 6_000, duration: 60 * MINUTE }),
	/** Recordings to be transcribed, counted before any of their up to 25 megabytes are read. */
	recordingsPerPerson: () => ({ points: 30, duration: MINUTE }),
	/** Searches of one's own pages: each can block the process for some ten milliseconds. */
	searchesPerPerson: () => ({ points: 120, duration: MINUTE }),
	aiCallsPerPerson: () => ({ points: env().AI_CALLS_PER_MINUTE, duration: MINUTE }),
	/** Work that continues after its process died. Limited, because it may be this very work that makes processes die. */
	takenUp: () => ({ points: 2, duration: 60 * MINUTE }),
} satisfies Record<string, () => { points: number; duration: number }>;
export type Limit = keyof typeof rules;

// Unnamed statements, because a pooler or the embedded database may share one database session among connections.
const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => pool().query(text, values) };

const limiters = new Map<Limit, RateLimiterPostgres>();

function limiter(limit: Limit): RateLimiterPostgres {
	let found = limiters.get(limit);
	if (!found) {
		const options = {
			storeClient,
			storeType: "pool",
			tableName: "rate_limits",
			tableCreated: true,
			// The library's own timer would query the database at any time, even while this process shuts down.
			clearExpiredByTimeout: false,
			keyPrefix: limit,
			...rules[limit](),
		};
		found = new RateLimiterPostgres(options);
		limiters.set(limit, found);
	}
	return found;
}

const isRefusal = (error: unknown): error is RateLimiterRes => !(error instanceof Error);

const refusal = ({ msBeforeNext }: RateLimiterRes, message: string) =>
	new AppError("rate_limited", message, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/**
 * Takes points from a limit.
 * @param message Shown to the person if too few are left.
 * @param points How many; one by default.
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export async function takePoint(limit: Limit, key: string, message: string, points = 1): Promise<void> {
	try {
		await consume(limit, key, points);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		throw refusal(error, message);
	}
}

/** Whether a counter lasts longer than its rule allows: it was counted before the clock was set back. */
const isFromTheFuture = (limit: Limit, { msBeforeNext }: RateLimiterRes): boolean =>
	msBeforeNext > (rules[limit]().duration + 1) * 1000;

async function consume(limit: Limit, key: string, points: number): Promise<void> {
	try {
		await limiter(limit).consume(key, points);
	} catch (error) {
		if (!isRefusal(error) || !isFromTheFuture(limit, error)) throw error;
		await forgetPoints(limit, key);
		await limiter(limit).consume(key, points);
	}
}

/**
 * Refuses if no point is left; takes none.
 * @throws as `takePoint`
 */
export async function requirePoint(limit: Limit, key: string, message: string): Promise<void> {
	const used = await limiter(limit).get(key);
	if (!used || used.consumedPoints < rules[limit]().points || isFromTheFuture(limit, used)) return;
	throw refusal(used, message);
}

/** Gives back one point. */
export async function returnPoint(limit: Limit, key: string): Promise<void> {
	await limiter(limit).reward(key);
}

/** Deletes the counter of this key. */
export async function forgetPoints(limit: Limit, key: string): Promise<void> {
	await limiter(limit).delete(key);
}
