import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Ends the databases of a run; the server removes what it made. */
export default async function stop(): Promise<void> {
	const server = (globalThis as { testDatabases?: ChildProcess }).testDatabases;
	if (!server || server.exitCode !== null) return;
	server.removeAllListeners("exit");
	server.stdin?.end();
	await once(server, "exit");
}
