import "server-only";
import { keyring } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Budget, type Budgeted } from "@/lib/server/search/budget";
import { Prisma } from "@/prisma/client/client";

/** How much the answers may take, in bytes. A year of daily pages takes a quarter of a person's share. */
const LIMITS = { all: 24_000_000, share: 400_000 };
/** About how many bytes an answer takes per character of its JSON. */
const BYTES_PER_CHARACTER = 4;
const ITSELF_BYTES = 500;

interface KeptAnswer {
	/** The state of the rows that it was made from. */
	state: string;
	answer: object;
	bytes: number;
}

/** The answers that one person was given lately. */
class KeptAnswers implements Budgeted {
	usedAt = 0;
	/** The most recently used one is last. */
	private readonly all = new Map<string, KeptAnswer>();

	get bytes(): number {
		let sum = ITSELF_BYTES;
		for (const { bytes } of this.all.values()) sum += bytes;
		return sum;
	}

	clear(): void {
		this.all.clear();
	}

	get(name: string): KeptAnswer | undefined {
		const kept = this.all.get(name);
		if (kept) {
			this.all.delete(name);
			this.all.set(name, kept);
		}
		return kept;
	}

	/**
	 * Keeps an answer if there is room for it, in place of those that were not used for the longest time.
	 * @param room Returns by how many bytes the answers may grow.
	 */
	put(name: string, kept: KeptAnswer, room: (wanted: number) => number): void {
		this.all.delete(name);
		if (kept.bytes > LIMITS.share) return;
		for (const oldest of this.all.keys()) {
			if (room(kept.bytes) >= kept.bytes) break;
			this.all.delete(oldest);
		}
		if (room(kept.bytes) >= kept.bytes) this.all.set(name, kept);
	}
}

// Survives hot reload, which evaluates modules again.
const holder = globalThis as { innerscriptAnswers?: Budget<KeptAnswers> };

function everybodys(): Budget<KeptAnswers> {
	holder.innerscriptAnswers ??= new Budget(LIMITS);
	return holder.innerscriptAnswers;
}

/** What an answer is made from. */
interface Made {
	/** Distinguishes it from the person's other answers. Contains everything that it depends on besides the rows. */
	name: string;
	/** SQL expressions that change with the rows: see `stateOf`. */
	states: Prisma.Sql[];
	/** SQL expression for what the answer is made from, as JSON. Left out, `make` reads that itself. */
	read?: Prisma.Sql;
}

/**
 * Returns an SQL expression that changes with every insert, update and deletion of these rows, whichever process made
 * it: see `versionsOf`.
 * @param rows What follows FROM.
 * @param table The rows' table or its alias there.
 */
export const stateOf = (rows: Prisma.Sql, table: string): Prisma.Sql =>
	Prisma.sql`(SELECT count(*) || '.' || coalesce(sum(${Prisma.raw(table)}.xmin::text::bigint), 0) FROM ${rows})`;

/**
 * Returns an answer that is made from a person's rows. While these stay as they are, it is the same object as the last
 * time, and nothing is read or decrypted again. Postgres compares their state at each call, in the statement that would
 * also read them. The answer is shared: do not change it.
 * @param make Makes the answer from what `read` returned. What it reads itself may be newer than the state, in which
 * case the next call makes the answer again.
 */
export async function madeOnce<Found, Answer extends object>(
	userId: number,
	{ name, states, read = Prisma.sql`to_json(true)` }: Made,
	make: (found: Found) => Answer | Promise<Answer>,
): Promise<Answer> {
	// What could not be decrypted may be readable with another key.
	const withKeys = `${name} ${keyring().ids}`;
	const own = everybodys().get(userId);
	if (own) everybodys().use(userId, own);
	const known = own?.get(withKeys);
	const [row] = await readRows<{ state: string; found: Found | null }>(Prisma.sql`
		WITH now AS MATERIALIZED (SELECT concat_ws(' ', ${Prisma.join(states)}) AS state)
		SELECT state, CASE WHEN state IS DISTINCT FROM ${known?.state ?? null}::text THEN ${read} END AS found FROM now`);
	const state = row?.state ?? "";
	if (known?.state === state) return known.answer as Answer;
	const answer = await make(row?.found as Found);
	keep(userId, withKeys, { state, answer, bytes: JSON.stringify(answer).length * BYTES_PER_CHARACTER });
	return answer;
}

function keep(userId: number, name: string, kept: KeptAnswer): void {
	const budget = everybodys();
	const own = budget.get(userId) ?? new KeptAnswers();
	budget.use(userId, own);
	own.put(name, kept, (wanted) => budget.roomFor(own, wanted));
}

/** Removes a person's answers from this process. */
export function forgetAnswers(userId: number): void {
	everybodys().drop(userId);
}
