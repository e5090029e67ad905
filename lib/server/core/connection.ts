import "server-only";
import { readFileSync, statSync } from "node:fs";
import { parseEnv as readLines } from "node:util";
import { type Env, env, envWithModel } from "./env";

/** How long what was seen of the file holds, in milliseconds. */
const LOOK_MS = 1_000;

let lookedAt = 0;
let changedAt: number | null = null;
let taken: Env | null = null;

/** When the file was changed last, in milliseconds since 1970; null where there is none. */
function timeOf(path: string): number | null {
	try {
		return statSync(path).mtimeMs;
	} catch {
		return null;
	}
}

/**
 * The environment with the model that was connected since this process began: `npm run admin -- connect` writes it into
 * the file that the launcher names, and whoever runs the app need not start it again. Everything else stays as it was.
 * A file that cannot be read, or says something wrong, changes nothing.
 */
export function connectedEnv(now: number = Date.now()): Env {
	const { ENV_FILE: path } = env();
	if (!path) return env();
	if (now - lookedAt >= LOOK_MS) {
		const time = timeOf(path);
		// What stood in it when the process began is in its environment already.
		if (lookedAt > 0 && time !== null && time !== changedAt) taken = reread(path) ?? taken;
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
