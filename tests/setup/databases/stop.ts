import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { lookThroughDatabase, notedCanaries, summaryOf } from "../canaries/look";
import { CANARIES, type Canary } from "../canaries/note";
import { TEST_SECRETS } from "../test-secrets";

const always: Canary[] = [
	...Object.entries(TEST_SECRETS).map(([name, text]) => ({ kind: "a key" as const, from: name, text })),
	{ kind: "a prompt", from: "lib/ai", text: "coach of a private journal" },
];

/**
 * Searches everything that is left in the databases of a run, then stops the server, which removes them.
 * @throws Error with a sentence for each thing found that should not be there.
 */
export default async function stop(): Promise<void> {
	rmSync(process.env.COMPILED_FOLDER ?? "", { recursive: true, force: true });
	const server = (globalThis as { testDatabases?: ChildProcess }).testDatabases;
	if (!server || server.exitCode !== null) return;
	try {
		await lookThrough();
	} finally {
		server.removeAllListeners("exit");
		server.stdin?.end();
		await once(server, "exit");
	}
}

async function lookThrough(): Promise<void> {
	const folder = process.env[CANARIES] ?? "";
	const canaries = notedCanaries(folder, always);
	rmSync(folder, { recursive: true, force: true });
	const urls = JSON.parse(process.env.TEST_WORKER_DATABASES ?? "[]") as string[];
	const found: string[] = [];
	for (const [i, url] of urls.entries()) {
		found.push(...(await lookThroughDatabase(`the tests' database ${i + 1}`, url, canaries)));
	}
	if (found.length > 0) throw new Error(found.join("\n"));
	console.log(summaryOf(canaries, "the databases of the API tests"));
}
