import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { APP_NAME } from "@/lib/domain/core/brand";
import { keyFileIn } from "@/lib/server/core/encryption/key-file";
import { parseEnv } from "@/lib/server/core/env";
import { privateFolder } from "./database/data-folder";
import { type EmbeddedDatabase, hasDatabase, openEmbedded } from "./database/embedded";
import { keepHouse } from "./database/housekeeping";
import { prepareDatabase, prepareEmbeddedDatabase } from "./database/prepare";
import { postgresKeys } from "./encryption";
import { envFile } from "./env-file";
import { step } from "./progress.mjs";
import { ROOT } from "./root";
import { savedSecret } from "./secret";
import { type Settings, settings } from "./settings";
import { startWebProcess, type WebProcess } from "./web/web-process";

/** Runs the app until it is told to stop: its database, unless another is configured, and the web process. */
class Launcher {
	readonly #dev: boolean;
	#database: EmbeddedDatabase | undefined;
	#maker: ChildProcess | undefined;
	#web: WebProcess | undefined;
	#stopHousekeeping = () => {};
	#stopping: Promise<never> | undefined;

	constructor(dev: boolean) {
		this.#dev = dev;
	}

	get isStopping(): boolean {
		return this.#stopping !== undefined;
	}

	async run(): Promise<void> {
		const given = settings();
		checkEnvironment(given);
		if (!this.#dev) checkBuild();
		for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void this.stop(0));
		endWithNpm(() => void this.stop(0));
		// The process that started this one with an IPC channel (`npm run up`) is gone.
		process.on("disconnect", () => void this.stop(0));
		let opened: Promise<Record<string, string>> | undefined;
		for (let isAgain = false; ; isAgain = true) {
			// Loading the app takes as long as opening the database, so both happen at the same time.
			const web = startWebProcess(this.#environment(), { dev: this.#dev, port: given.port });
			this.#web = web;
			opened ??= this.#prepared(given);
			const found = await opened;
			const isReady = await web.open(found);
			if (isReady) {
				console.log(`\n${APP_NAME} is ready${isAgain ? " again" : ""} at ${given.appUrl}\n`);
				if (!isAgain) void sayWhoCoaches({ ...process.env, ...found });
			}
			const wasStuck = await web.ended;
			if (this.#stopping) return;
			if (!wasStuck)
				throw new Error(`${APP_NAME} ${isReady ? "has ended by itself" : "could not start"}. Why is above.`);
			console.error(`${APP_NAME} answered nobody for half a minute, so it is started again.`);
		}
	}

	/** Stops everything that was started, the database last, and then exits with `code`. */
	stop(code: number): Promise<never> {
		this.#stopping ??= (async () => {
			this.#stopHousekeeping();
			this.#maker?.kill("SIGTERM");
			await this.#web?.stop();
			await this.#database?.close();
			process.exit(code);
		})();
		return this.#stopping;
	}

	/**
	 * Makes the database ready.
	 * @returns The variables about it that the web process needs.
	 */
	async #prepared(given: Settings): Promise<Record<string, string>> {
		const { databaseUrl: url } = given;
		if (!url) return this.#onEmbedded(given);
		await step("Preparing the database", () => prepareDatabase(url, (of) => postgresKeys(given, of)));
		return {};
	}

	async #onEmbedded(given: Settings): Promise<Record<string, string>> {
		const { dataDir, sessionSecret, backupPassphrase } = given;
		if (!hasDatabase(dataDir)) await this.#makeDatabase();
		const warn = (sentence: string) => console.warn(sentence);
		const database = await step("Opening the database", () =>
			openEmbedded(dataDir, {
				onCrash: (error) => {
					console.error("The embedded database has crashed. What was saved is safe; start again.", error);
					void this.stop(1);
				},
			}),
		);
		this.#database = database;
		await step("Preparing the database", () => prepareEmbeddedDatabase(database, given, warn));
		this.#stopHousekeeping = keepHouse(database, warn, backupPassphrase);
		return {
			DATABASE_URL: database.url,
			DATABASE_EMBEDDED: "1",
			SESSION_SECRET: sessionSecret ?? (await savedSecret(database.dataDir)),
			DATA_ENCRYPTION_KEY_FILE: keyFileIn(database.dataDir),
		};
	}

	/**
	 * Creates the database in a process of its own: memory that is only needed once (a hundred megabytes) would otherwise
	 * stay with this process.
	 */
	async #makeDatabase(): Promise<void> {
		this.#maker = fork(process.argv[1] ?? "", [MAKE_DATABASE]);
		const [code] = await once(this.#maker, "exit");
		if (code !== 0) throw new Error("The database could not be made. Why is above.");
	}

	#environment(): NodeJS.ProcessEnv {
		return {
			...process.env,
			NODE_ENV: this.#dev ? "development" : "production",
			NEXT_TELEMETRY_DISABLED: "1",
			ENV_FILE: envFile(),
			// Not needed by the web process, nor by anything it starts.
			BACKUP_PASSPHRASE: "",
		};
	}
}

/** Prints which coach is used. Loaded after the app is up, so that nobody waits for it. */
async function sayWhoCoaches(environment: NodeJS.ProcessEnv): Promise<void> {
	const { coachAtStart } = await import("@/lib/server/core/model-check");
	for (const line of await coachAtStart(environment)) console.log(line);
}

/** How often to check whether npm is still there, in milliseconds. */
const LOOK_MS = 500;

/** Stops this process when npm is gone, because a signal to npm does not always reach the processes it started. */
function endWithNpm(stop: () => void): void {
	if (!process.env.npm_lifecycle_event) return;
	const { ppid } = process;
	const timer = setInterval(() => {
		if (process.ppid === ppid) return;
		clearInterval(timer);
		stop();
	}, LOOK_MS);
	timer.unref();
}

/** Reports wrong settings before anything is opened; the app itself would report them later. */
function checkEnvironment({ databaseUrl, sessionSecret }: Settings): void {
	const madeLater = databaseUrl
		? {}
		: {
				DATABASE_URL: "postgresql://embedded",
				SESSION_SECRET: sessionSecret ?? "x".repeat(32),
				DATA_ENCRYPTION_KEY_FILE: "embedded",
			};
	parseEnv({ ...process.env, ...madeLater });
}

function checkBuild(): void {
	const folder = path.join(ROOT, process.env.NEXT_DIST_DIR || ".next");
	if (!existsSync(path.join(folder, "BUILD_ID")))
		throw new Error("There is nothing built to start yet: run `npm run build` first, or `npm run up`.");
}

/** Argument with which this program only creates the database of a first start. */
const MAKE_DATABASE = "--make-database";

/** Argument with which this program only checks whether the settings and the data folder are as a start needs them. */
const CHECK_SETTINGS = "--check-settings";

async function checkSettings(): Promise<void> {
	const given = settings();
	checkEnvironment(given);
	if (!given.databaseUrl) await privateFolder(given.dataDir);
}

async function makeDatabase(): Promise<void> {
	// The launcher has died. The next start discards the unfinished database.
	process.on("disconnect", () => process.exit(1));
	const given = settings();
	const database = await step("Making the database", () => openEmbedded(given.dataDir));
	try {
		await prepareEmbeddedDatabase(database, given, (sentence) => console.warn(sentence));
	} finally {
		await database.close();
	}
}

/** Runs the app; if that fails, exits with a sentence. */
export async function runApp({ dev }: { dev: boolean }): Promise<void> {
	// A closed terminal must not prevent the database from closing.
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
	const launcher = new Launcher(dev);
	try {
		if (process.argv[2] === CHECK_SETTINGS) {
			await checkSettings();
			process.exit(0);
		}
		if (process.argv[2] === MAKE_DATABASE) {
			await makeDatabase();
			process.exit(0);
		}
		await launcher.run();
	} catch (error) {
		// Work that is under way when the app is stopped fails, which need not be reported.
		if (!launcher.isStopping) console.error(error instanceof Error ? error.message : error);
		await launcher.stop(1);
	}
}
