import { setTimeout as wait } from "node:timers/promises";
import { clientOf } from "@/lib/server/core/encryption/client";
import { keyringOf } from "@/lib/server/core/encryption/key-file";
import type { PrismaClient } from "@/prisma/client/client";
import { type Script, startBuilt } from "@/tests/launcher/processes";
import { freePort } from "@/tests/setup/ports";
import { descendantsOf } from "@/tests/setup/processes";

const KEY = Buffer.alloc(32, 7);
/** The settings that all processes of one installation share. */
const installation = {
	SESSION_SECRET: "a secret for faults of thirty-two characters and more",
	DATA_ENCRYPTION_KEY: KEY.toString("base64"),
	OPENAI_EMBEDDINGS_MODEL: "none",
	REGISTRATIONS_PER_HOUR: "10000",
	AI_CALLS_PER_MINUTE: "10000",
	TRUST_PROXY: "1",
	LOG_LEVEL: "error",
};

/** The built app, started as users start it. */
export interface App {
	origin: string;
	process: Script;
	/** The id of the web process. */
	web(): number;
	/** Whether the app and its database respond. */
	isWell(): Promise<boolean>;
}

/**
 * Starts the app.
 * @param environment Where its database is, and further settings.
 * @throws Error if it ends instead.
 */
export async function startApp(environment: Record<string, string>, port?: number): Promise<App> {
	const at = port ?? (await freePort());
	const origin = `http://127.0.0.1:${at}`;
	const app = startBuilt({
		...installation,
		PORT: String(at),
		APP_URL: "http://localhost:3000",
		...environment,
	});
	while (!(await app.line()).includes("is ready at")) {}
	const isWell = async () => (await fetch(`${origin}/api/health`).catch(() => null))?.ok === true;
	return { origin, process: app, isWell, web: () => webOf(app.child.pid) };
}

/** Returns the id of a launcher's web process. */
function webOf(launcher: number): number {
	const web = descendantsOf(launcher).find(({ command }) => command.includes("web.mjs"));
	if (!web) throw new Error("There is no web process.");
	return web.pid;
}

/** Connects to a database with the app's key. */
export const rowsOf = (url: string): PrismaClient => clientOf(url, keyringOf([KEY], undefined));

/** How long the app may take to recover from a fault, in milliseconds. */
export const RECOVERS_WITHIN_MS = 10_000;

/**
 * Waits until a condition holds.
 * @returns After how many milliseconds it did.
 * @throws Error if that takes too long.
 */
export async function recovered(isSo: () => Promise<boolean>, within = RECOVERS_WITHIN_MS): Promise<number> {
	const since = performance.now();
	while (!(await isSo())) {
		if (performance.now() - since > within) throw new Error(`Not recovered within ${within} ms`);
		await wait(50);
	}
	return performance.now() - since;
}
