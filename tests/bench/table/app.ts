import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { clientOf } from "@/lib/server/core/encryption/client";
import { keyringOf } from "@/lib/server/core/encryption/key-file";
import { newKey } from "@/lib/server/core/encryption/keyring";
import type { PrismaClient } from "@/prisma/client/client";
import { untilReady } from "../../setup/bench-app";
import { createBenchDatabase } from "../../setup/databases/postgres";
import { freePort } from "../../setup/ports";
import { isShort } from "./length";

export type DatabaseKind = "Postgres" | "embedded";
const both: readonly DatabaseKind[] = ["Postgres", "embedded"];
/** The databases to measure on: both, only the embedded one in a short run, or the one that BENCH_DATABASE names. */
export const kinds = both.filter((kind) => (process.env.BENCH_DATABASE ?? (isShort ? "embedded" : kind)) === kind);

/** A statement that the app sent to its database. */
export interface Statement {
	text: string;
	values: unknown[];
}

/** The answers of the probe in the process that serves requests (probe.cjs). */
interface Told {
	environment: { databaseUrl: string; keyFile: string | undefined; pid: number };
	/** The CPU time of the process so far, in milliseconds. */
	cpu: { ms: number };
	/** The delay of the event loop since the last query, in milliseconds. */
	loop: { mean: number; p99: number; max: number };
	memory: { rss: number; heapUsed: number; external: number };
	/** The memory after garbage collection: what is really in use. */
	kept: { rss: number; heapUsed: number; external: number };
	/** Writes a heap snapshot into a file. */
	snapshot: string;
	/** Starts to record statements. */
	listen: object;
	/** The recorded statements; ends the recording. */
	statements: Statement[];
	/** Starts to gather one statement of each text, including background ones. */
	gather: object;
	/** The gathered statements; ends the gathering. */
	gathered: Statement[];
}

/** The built app, started for a measurement. */
export interface MeasuredApp {
	kind: DatabaseKind;
	origin: string;
	prisma: PrismaClient;
	databaseUrl: string;
	/** The key that its database is encrypted with; null if the key is in one of the app's own files. */
	key: Buffer | null;
	/** The process that has started all others of the app. */
	launcherPid: number;
	ask<What extends keyof Told>(what: What): Promise<Told[What]>;
}

function asker(socketPath: string) {
	return <What extends keyof Told>(what: What): Promise<Told[What]> =>
		new Promise((resolve, reject) => {
			const asked = request({ socketPath, path: `/${what}` }, (response) => {
				json(response).then((told) => resolve(told as Told[What]), reject);
			});
			asked.on("error", reject).end();
		});
}

/**
 * Runs a measurement against the production build on its own empty database of either kind, and removes both
 * afterwards. The Postgres is that of TEST_DATABASE_URL, or else the one at 127.0.0.1:5432.
 * @param environment Further environment variables for the app.
 */
export async function withApp<Result>(
	kind: DatabaseKind,
	environment: Record<string, string>,
	measure: (app: MeasuredApp) => Promise<Result>,
): Promise<Result> {
	const port = process.env.BENCH_PORT ?? String(await freePort());
	const origin = `http://localhost:${port}`;
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-bench-"));
	const probe = path.join(folder, "probe.sock");
	const key = newKey();
	const database = kind === "Postgres" ? await createBenchDatabase() : null;
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			PORT: port,
			APP_URL: origin,
			DATA_DIR: path.join(folder, "data"),
			LOG_LEVEL: "info",
			REGISTRATIONS_PER_HOUR: "1000",
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${path.join(import.meta.dirname, "probe.cjs")}`,
			BENCH_PROBE: probe,
			...(database && {
				DATABASE_URL: database.url,
				SESSION_SECRET: "a secret for benches of thirty-two characters and more",
				DATA_ENCRYPTION_KEY: key.toString("base64"),
			}),
			...environment,
		},
	});
	let prisma: PrismaClient | undefined;
	try {
		await untilReady(origin);
		const ask = asker(probe);
		const { databaseUrl, keyFile } = await ask("environment");
		prisma = clientOf(databaseUrl, keyringOf(keyFile ? [] : [key], keyFile));
		return await measure({ kind, origin, prisma, databaseUrl, key: database && key, launcherPid: app.pid ?? 0, ask });
	} finally {
		await prisma?.$disconnect();
		if (app.exitCode === null) {
			app.kill("SIGTERM");
			await once(app, "exit");
		}
		await database?.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Starts the server of bare.mjs beside an app. @returns Its address, a function that gives it statements, and one that
 * stops it.
 */
export async function startBare({ databaseUrl }: MeasuredApp) {
	const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare.mjs"), databaseUrl], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	const [port] = await once(child, "message");
	const url = `http://127.0.0.1:${port}/`;
	return {
		url,
		answer: async (statements: Statement[]) => {
			await fetch(url, { method: "POST", body: JSON.stringify(statements) });
		},
		stop: async () => {
			child.disconnect();
			await once(child, "exit");
		},
	};
}
