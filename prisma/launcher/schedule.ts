import { lastBackup, makeBackup } from "./backup";

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 15 * 60 * 1000;

/**
 * Makes a backup whenever the newest one is a day old. By the clock and not by waiting a day: a laptop sleeps.
 * @returns how to stop.
 */
export function backUpDaily(dataDir: string, warn: (sentence: string) => void): () => void {
	const timer = setInterval(async () => {
		try {
			const last = await lastBackup(dataDir);
			if (!last || Date.now() - last.getTime() >= DAY_MS) await makeBackup(dataDir);
		} catch (error) {
			warn(`No backup was made: ${error instanceof Error ? error.message : error}`);
		}
	}, LOOK_EVERY_MS);
	return () => clearInterval(timer);
}
