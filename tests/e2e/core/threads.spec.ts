import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { noteSent } from "../../setup/canaries/note";
import { ownPorts } from "../setup/apps";
import { startLauncher } from "../setup/launched-app";

const PORT = ownPorts.threads;
const ORIGIN = `http://localhost:${PORT}`;
const page = "Tom called again about the house. I said it was fine, but it was not fine. My mother came on Sunday. ";

/**
 * Returns the CPU time of the thread that answers requests, and of all other threads of its process together, in
 * milliseconds.
 */
function cpuOf(pid: number): { main: number; others: number } {
	const spent = { main: 0, others: 0 };
	for (const thread of readdirSync(`/proc/${pid}/task`)) {
		const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ");
		spent[thread === String(pid) ? "main" : "others"] += Number(ran) / 1e6;
	}
	return spent;
}

// Only Linux reports the CPU time of each thread.
if (process.platform === "linux") {
	test("in the built app a long text is read and written about in threads, not where requests are answered", {
		tag: "@rare",
	}, async () => {
		test.setTimeout(360_000);
		const folder = mkdtempSync(path.join(tmpdir(), "innerscript-threads-"));
		const { launcher, web, ended } = await startLauncher(folder, PORT);
		try {
			const send = (address: string, body: unknown, cookie = "") => {
				noteSent(`POST ${address}`, body);
				return fetch(ORIGIN + address, {
					method: "POST",
					headers: { "content-type": "application/json", cookie },
					body: JSON.stringify(body),
				});
			};
			const account = {
				username: "threads",
				password: "a quiet password",
				email: "threads@example.com",
				firstName: "Ann",
			};
			const registered = await send("/api/register", account);
			expect(registered.status).toBe(200);
			const cookie = registered.headers
				.getSetCookie()
				.map((one) => one.split(";")[0])
				.join("; ");
			const write = async () => {
				const entry = { content: page.repeat(480), prompt: "What stayed with you?", action: "submit" };
				expect((await send("/api/journal", entry, cookie)).status).toBe(200);
			};
			// Loads the worker threads and compiles the code.
			for (let i = 0; i < 3; i++) await write();
			const before = cpuOf(web);
			for (let i = 0; i < 3; i++) await write();
			const after = cpuOf(web);
			const took = { main: after.main - before.main, others: after.others - before.others };
			expect({ ...took, isBeside: took.main < took.others / 2 }).toMatchObject({ isBeside: true });
		} finally {
			launcher.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		}
	});
}
