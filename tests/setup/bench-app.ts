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

/** Waits until an app answers, looking every so many milliseconds. @throws Error when it takes a minute and a half. */
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
 * Runs a bench against the production build, on a database of its own on the real Postgres, and takes both away again.
 * @param environment What the app is started with besides.
 * @param keyring What the bench itself reads and writes with, where that is not as the app does.
 */
export async function withBenchApp(
	{ port, environment = {}, keyring }: { port: number; environment?: Record<string, string>; keyring?: Keyring },
	bench: (prisma: PrismaClient, memory: () => number) => Promise<void>,
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
		await bench(prisma, () => memoryOf(app.pid ?? 0));
	} finally {
		app.kill("SIGTERM");
		await once(app, "exit");
		await prisma.$disconnect();
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What a program and those that it started have in memory, in MB. Linux tells. */
function memoryOf(pid: number): number {
	const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	const stat = (id: string) => {
		try {
			// After the name, which can have spaces: state, parent.
			return readFileSync(`/proc/${id}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
		} catch {
			return [];
		}
	};
	const mine = processes.filter((id) => Number(id) === pid || Number(stat(id)[1]) === pid);
	const pages = mine.map((id) => Number(readFileSync(`/proc/${id}/statm`, "latin1").split(" ")[1]));
	return (pages.reduce((sum, one) => sum + one, 0) * 4096) / 1024 / 1024;
}

/** Registers somebody whom a bench measures. @returns Their id, and the cookie that their browser would send. */
export async function register(origin: string, username: string): Promise<{ id: number; cookie: string }> {
	const response = await fetch(`${origin}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			username,
			password: "a quiet password",
			email: `${username}@example.com`,
			firstName: "Bench",
		}),
	});
	if (!response.ok) throw new Error(`Registration answered ${response.status}`);
	const { id } = (await response.json()) as { id: number };
	const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]);
	return { id, cookie: cookies.join("; ") };
}
