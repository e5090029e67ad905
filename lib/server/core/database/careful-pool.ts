import pg from "pg";

/** A connection that was idle for longer than this is asked whether it is still there, in milliseconds. */
const IDLE_MS = 500;
/** How long it may take to say so. */
const ANSWERS_WITHIN_MS = 1_500;

const nothing = () => {};

/**
 * A pool that gives out no connection that died quietly: where a network forgets a connection, neither end is told, and
 * each of those in the pool would cost somebody the whole time that a query may take.
 */
export class CarefulPool extends pg.Pool {
	readonly #usedAt = new WeakMap<object, number>();

	constructor(config: pg.PoolConfig) {
		super(config);
		this.on("release", (_error, client) => void this.#usedAt.set(client, performance.now()));
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(
		callback: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean) => void) => void,
	): void;
	override connect(
		callback?: (err: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean) => void) => void,
	): Promise<pg.PoolClient> | undefined {
		const living = this.#living();
		if (!callback) return living;
		living.then(
			(client) => callback(undefined, client, client.release),
			(error: Error) => callback(error, undefined, nothing),
		);
		return undefined;
	}

	async #living(): Promise<pg.PoolClient> {
		const client = await super.connect();
		if (this.#isFresh(client) || (await answers(client))) return client;
		// Those that were idle as long died with it.
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
	// One that is lost meanwhile also fails the query.
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
