/**
 * `take-lock.ts`: for each folder that it reads from standard input, tries to take the lock, and prints `got` or the
 * reason why not. It holds the lock until the next line.
 */
import { createInterface } from "node:readline";
import { type Lock, takeLock } from "@/lib/launcher/database/lock";

async function answer(): Promise<void> {
	let held: Lock | undefined;
	console.log("ready");
	for await (const folder of createInterface({ input: process.stdin })) {
		await held?.release();
		held = undefined;
		try {
			held = await takeLock(folder);
			console.log("got");
		} catch (error) {
			console.log(error instanceof Error ? `${error.name}: ${error.message}` : error);
		}
	}
}

answer();
