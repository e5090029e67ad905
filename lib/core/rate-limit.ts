import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "./db";
import { env } from "./env";
import { AppError } from "./errors";

const MINUTE = 60;

/** name → how many points in how many seconds. */
const rules = {
	loginPerAccountAndAddress: () => ({ points: 10, duration: 15 * MINUTE }),
	loginPerAddress: () => ({ points: 100, duration: 15 * MINUTE }),
	registrationPerAddress: () => ({ points: env().REGISTRATIONS_PER_HOUR, duration: 60 * MINUTE }),
	nameChangesPerPerson: () => ({ points: 30, duration: 60 * MINUTE }),
	resetPerAddress: () => ({ points: 30, duration: 60 * MINUTE }),
	aiCallsPerPerson: () => ({ points: env().AI_CALLS_PER_MINUTE, duration: MINUTE }),
	aiCallsAtOnce: () => ({ points: 4, duration: 3 * MINUTE }),
} satisfies Record<string, () => { points: number; duration: number }>;
export type Limit = keyof typeof rules;

// Unnamed statements: a pooler, and the embedded database, share one session among connections.
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
			keyPrefix: limit,
			...rules[limit](),
		};
		found = new RateLimiterPostgres(options);
		limiters.set(limit, found);
	}
	return found;
}

const isRefusal = (error: unknown): error is RateLimiterRes => !(error instanceof Error);

/**
 * Takes one point of a limit.
 * @param message What the person is told when none is left.
 * @throws AppError `rate_limited` with the seconds to wait.
 */
export async function takePoint(limit: Limit, key: string, message: string): Promise<void> {
	try {
		await limiter(limit).consume(key);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		throw new AppError("rate_limited", message, { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
	}
}

/** Gives one point back. */
export async function returnPoint(limit: Limit, key: string): Promise<void> {
	await limiter(limit).reward(key);
}

/** Forgets what was counted for this key. */
export async function forgetPoints(limit: Limit, key: string): Promise<void> {
	await limiter(limit).delete(key);
}
