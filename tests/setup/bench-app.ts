import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { clientOf } from "@/lib/server/core/encryption/client";
import { keyringOf } from "@/lib/server/core/encryption/key-file";
import { type Keyring, newKey } from "@/lib/server/core/encryption/keyring";
import type { PrismaClient } from "@/prisma/client/client";
import { createBenchDatabase } from "./databases/postgres";

const START_MS = 90_000;

/** Waits until an app answers, checking every `lookMs` milliseconds. @throws Error after a minute and a half. */
export async function untilReady(origin: string, lookMs = 250): Promise<void> {
	const since = performance.now();
	while (performance.now() - since < START_MS) {
		const answer = await fetch(`${origin}/api/health`).catch(() => null);
		if (answer?.ok) return;
		await wait(lookMs);
	}
	throw new Error("The app did not start. Is it built? npm run build");
}

/**
 * Runs a bench against the production build, with its own database on the real Postgres, and stops and removes both
 * afterwards.
 * @param environment Further environment variables for the app.
 * @param keyring The keys that the bench itself reads and writes with, if they differ from the app's.
 */
export async function withBenchApp(
	{ port, environment = {}, keyring }: { port: number; environment?: Record<string, string>; keyring?: Keyring },
	bench: (prisma: PrismaClient, app: BenchApp) => Promise<void>,
): Promise<void> {
	const origin = `http://localhost:${port}`;
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-bench-"));
	const key = newKey();
	const database = await createBenchDatabase();
	const app = spawn(process.execPath, ["lib/launcher/start.mjs"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			PORT: String(port),
			APP_URL: origin,
			DATA_DIR: folder,
			DATABASE_URL: database.url,
			SESSION_SECRET: "a secret for benches of thirty-two characters and more",
			DATA_ENCRYPTION_KEY: key.toString("base64"),
			LOG_LEVEL: "silent",
			...environment,
		},
	});
	const prisma = clientOf(database.url, keyring ?? keyringOf([key], undefined));
	try {
		await untilReady(origin);
		const pid = app.pid ?? 0;
		const web = childrenOf(pid).find((id) => readFileSync(`/proc/${id}/cmdline`, "latin1").includes("web.mjs"));
		if (!web) throw new Error("The process that answers people was not found.");
		await bench(prisma, { memory: () => memoryOf(pid), threadMs: () => threadMsOf(web) });
	} finally {
		app.kill("SIGTERM");
		await once(app, "exit");
		await prisma.$disconnect();
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What can be measured of the app from outside, with figures from Linux (/proc). */
export interface BenchApp {
	/** The memory of all its processes, in MB. */
	memory(): number;
	/** The CPU time of the thread that answers requests since it started, in milliseconds. */
	threadMs(): number;
}

/** For a process, /proc gives the figures of its first thread. */
const threadMsOf = (pid: string) => Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[0]) / 1e6;

function childrenOf(pid: number): string[] {
	const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const stat = (id: string) => {
		try {
			// The fields after the name (which can contain spaces): state, parent.
			return readFileSync(`/proc/${id}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
		} catch {
			return [];
		}
	};
	return processes.filter((id) => Number(stat(id)[1]) === pid);
}

function memoryOf(pid: number): number {
	const pages = [String(pid), ...childrenOf(pid)].map((id) =>
		Number(readFileSync(`/proc/${id}/statm`, "latin1").split(" ")[1]),
	);
	return (pages.reduce((sum, one) => sum + one, 0) * 4096) / 1024 / 1024;
}

/** The password of every account that a bench creates. */
export const PASSWORD = "a quiet password";

/** Registers a person for a bench. @returns Their id, and the cookie that their browser would send. */
export async function register(origin: string, username: string): Promise<{ id: number; cookie: string }> {
	const response = await fetch(`${origin}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			username,
			password: PASSWORD,
			email: `${username}@example.com`,
			firstName: "Bench",
		}),
	});
	if (!response.ok) throw new Error(`Registration answered ${response.status}`);
	const { id } = (await response.json()) as { id: number };
	const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]);
	return { id, cookie: cookies.join("; ") };
}
