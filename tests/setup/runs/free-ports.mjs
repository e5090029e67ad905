import { once } from "node:events";
import { createServer } from "node:net";

const FIRST = 3410;
/** How many consecutive ports the journeys need (tests/e2e/setup/apps.ts). */
const ROW = 20;
const TRIES = 40;

async function isFree(port) {
	const server = createServer();
	try {
		server.listen(port);
		await once(server, "listening");
		return true;
	} catch {
		return false;
	} finally {
		server.close();
	}
}

/** @returns {Promise<number>} The first of a row of unused ports. @throws Error if there is none. */
export async function freePorts() {
	for (let row = 0; row < TRIES; row++) {
		const first = FIRST + row * ROW;
		const free = await Promise.all(Array.from({ length: ROW }, (_, i) => isFree(first + i)));
		if (free.every(Boolean)) return first;
	}
	throw new Error(`All ports from ${FIRST} to ${FIRST + TRIES * ROW} are taken.`);
}
