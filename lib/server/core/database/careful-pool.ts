import pg from "pg";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { whoseWork } from "@/lib/server/core/work/whose";

/** A connection that was idle for longer than this is tested before it is used, in milliseconds. */
const IDLE_MS = 500;
/** How long a connection may take to answer that test, in milliseconds. */
const ANSWERS_WITHIN_MS = 1_500;

/** The share of the connections that one person may use at once. The rest stay free for others. */
const SHARE = 0.4;
/**
 * Minimum number of connections that one person may use at once: a query within a transaction may need a second one.
 */
const LEAST = 2;

const nothing = () => {};
/** Numbers the requests of unknown people, so that each takes turns by itself. */
let strangers = 0;

/**
 * A pool that never gives out a dead connection, and in which people take turns, so that nobody waits behind the many
 * queries of somebody else. When a network drops a connection silently, neither end notices, and each such connection
 * in the pool would make a request wait for the full query timeout.
 */
export class CarefulPool extends pg.Pool {
	readonly #usedAt = new WeakMap<object, number>();
	readonly #turns: Scheduler;
	readonly #timeoutMs: number | undefined;

	constructor(config: pg.PoolConfig) {
		super(config);
		this.#timeoutMs = config.connectionTimeoutMillis;
		const places = config.max ?? 10;
		const most = Math.max(LEAST, Math.ceil(places * SHARE));
		this.#turns = new Scheduler({
			places,
			mayBegin: (owner, running) => running.filter((one) => one === owner).length < most,
		});
		this.on("release", (_error, client) => void this.#usedAt.set(client, performance.now()));
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(
		callback: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean) => void) => void,
	): void;
	override connect(
		callback?: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean) => void) => void,
	): Promise<pg.PoolClient> | undefined {
		const living = this.#inTurn();
		if (!callback) return living;
		living.then(
			(client) => callback(undefined, client, client.release),
			(error: Error) => callback(error, undefined, nothing),
		);
		return undefined;
	}

	/** Returns a connection when it is this person's turn. The turn ends when the connection is released. */
	#inTurn(): Promise<pg.PoolClient> {
		const owner = whoseWork() ?? `stranger-${strangers++}`;
		const tooLong = this.#timeoutMs === undefined ? undefined : AbortSignal.timeout(this.#timeoutMs);
		return new Promise((resolve, reject) => {
			const untilReleased = async () => {
				const client = await this.#living();
				await new Promise<void>((over) => {
					const { release } = client;
					client.release = (error) => {
						client.release = release;
						release.call(client, error);
						over();
					};
					resolve(client);
				});
			};
			// The message that the pool itself uses, because `isDatabaseAway` knows it.
			const late = (error: unknown) =>
				tooLong?.aborted ? new Error("timeout exceeded when trying to connect") : error;
			this.#turns.run(owner, untilReleased, tooLong).catch((error) => reject(late(error)));
		});
	}

	async #living(): Promise<pg.PoolClient> {
		const client = await super.connect();
		if (this.#isFresh(client) || (await answers(client))) return client;
		// Other connections that were idle as long are dead too.
		const idle = await Promise.allSettled(Array.from({ length: this.idleCount }, () => super.connect()));
		for (const one of idle) if (one.status === "fulfilled") one.value.release(!this.#isFresh(one.value));
		client.release(true);
		return super.connect();
	}

	#isFresh(client: pg.PoolClient): boolean {
		const usedAt = this.#usedAt.get(client);
		return usedAt === undefined || performance.now() - usedAt < IDLE_MS;
	}
}

async function answers(client: pg.PoolClient): Promise<boolean> {
	// If the connection is lost meanwhile, the query fails as well.
	client.once("error", nothing);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(() => resolve(false), ANSWERS_WITHIN_MS);
	});
	const asked = client.query("SELECT 1").then(
		() => true,
		() => false,
	);
	const isThere = await Promise.race([asked, late]);
	clearTimeout(timer);
	client.removeListener("error", nothing);
	return isThere;
}
