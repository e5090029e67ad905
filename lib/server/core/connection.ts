import "server-only";
import { readFileSync, statSync } from "node:fs";
import { parseEnv as readLines } from "node:util";
import { type Env, env, envWithModel } from "./env";

/** How long a file's modification time is reused before it is read again, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * When this process started, in milliseconds since 1970. Whatever was in the file by then is in the environment
 * already.
 */
const began = Date.now() - process.uptime() * 1_000;

let lookedAt = 0;
let changedAt: number | null = null;
let taken: Env | null = null;

/** Returns when the file was last changed, in milliseconds since 1970; null if there is no file. */
function timeOf(path: string): number | null {
	try {
		return statSync(path).mtimeMs;
	} catch {
		return null;
	}
}

/**
 * Returns the environment, including a model that was connected since this process began: `npm run admin -- connect`
 * writes it into the file that the launcher names, so that the operator need not restart the app. All other settings
 * stay as they were. A file that cannot be read or has an invalid value changes nothing.
 */
export function connectedEnv(now: number = Date.now()): Env {
	const { ENV_FILE: path } = env();
	if (!path) return env();
	if (now - lookedAt >= LOOK_MS) {
		const time = timeOf(path);
		const isNew = time !== null && (lookedAt > 0 ? time !== changedAt : time > began);
		if (isNew) taken = reread(path) ?? taken;
		changedAt = time;
		lookedAt = now;
	}
	return taken ?? env();
}

function reread(path: string): Env | null {
	try {
		return envWithModel(readLines(readFileSync(path, "utf8")));
	} catch {
		return null;
	}
}
