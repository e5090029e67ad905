/**
 * `npx tsx tests/bench/memory.ts`: how soon the built app is healthy on the embedded database, and how much memory all
 * its processes use: after the very first start, after another one, and after a person has used it. Memory is the
 * proportional set size (PSS) of `/proc`, which counts shared memory once, so this needs Linux. Fails above the limits.
 * Each start is also reported in CPU time, which does not depend on other work on the machine.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { register, untilReady } from "../setup/bench-app";
import { descendantsOf } from "../setup/processes";

const PORT = Number(process.env.BENCH_PORT ?? 3426);
const ORIGIN = `http://localhost:${PORT}`;
/**
 * Maximum memory in megabytes: before anybody has used the app, and after one person has used every screen, the coach
 * and the voice.
 */
const MAX = { fresh: 450, used: 600 };
const MAX_START_MS = 3_000;
/** How long after the last request the app counts as idle, in milliseconds. */
const REST_MS = 10_000;
/** How often the start is checked, in milliseconds; the precision of its time. */
const LOOK_MS = 20;
const USER_HZ = 100;

/** Returns the processes of the app: the launcher and all that it has started. */
const allOf = (pid: number) => [pid, ...descendantsOf(pid).map((one) => one.pid)].map(processOf);

/** Returns a process's memory in megabytes (of 2^20 bytes), and its CPU time in milliseconds. */
function processOf(pid: number): { name: string; pss: number; cpu: number } {
	const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
	const name = path.basename(command.find((part) => /\.[mc]?[jt]s$/.test(part)) ?? command[0] ?? "");
	return { name, pss: Number(kilobytes) / 1024, cpu: ((Number(fields[11]) + Number(fields[12])) * 1000) / USER_HZ };
}

async function start(folder: string): Promise<{ app: ChildProcess & { pid: number }; ms: number }> {
	const began = performance.now();
	const app = spawn(process.execPath, ["--max-semi-space-size=4", "lib/launcher/start.mjs"], {
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			PORT: String(PORT),
			APP_URL: ORIGIN,
			DATA_DIR: folder,
			DATABASE_URL: "",
			LOG_LEVEL: "silent",
		},
	});
	await untilReady(ORIGIN, LOOK_MS);
	return { app: app as ChildProcess & { pid: number }, ms: performance.now() - began };
}

async function stop(app: ChildProcess): Promise<void> {
	app.kill("SIGTERM");
	await once(app, "exit");
}

/** Does what a person does in their first ten minutes. */
async function use(): Promise<void> {
	const { cookie } = await register(ORIGIN, "bench");
	const ask = async (address: string, body?: unknown) => {
		const response = await fetch(ORIGIN + address, {
			method: body ? "POST" : "GET",
			headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		if (!response.ok) throw new Error(`${address} answered ${response.status}`);
		await response.arrayBuffer();
	};
	const screens = ["/", "/journal", "/questionnaires", "/chat", "/timeline", "/profile", "/yours", "/security"];
	for (const screen of screens) await ask(screen);
	for (let i = 0; i < 5; i++) {
		await ask("/api/journal", {
			content: `It is day ${i}, and I was tired.`,
			prompt: "What stayed?",
			action: "submit",
		});
		await ask("/api/chat", { content: `I was tired again on day ${i}.` });
	}
	await ask("/api/voice-preferences/sample?voice=nova");
	for (const screen of screens) await ask(screen);
}

const problems: string[] = [];
const row = (cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function tell(when: string, pid: number, most = MAX.fresh): void {
	const processes = allOf(pid);
	const total = processes.reduce((sum, { pss }) => sum + pss, 0);
	row([when, Math.round(total), processes.map(({ name, pss }) => `${name} ${Math.round(pss)}`).join(", ")]);
	if (total > most) problems.push(`${when}: ${Math.round(total)} MB, more than ${most}`);
}

function tellStart(when: string, pid: number, ms: number): void {
	const cpu = allOf(pid);
	row([
		when,
		"",
		`healthy after ${Math.round(ms)} ms; CPU ${cpu.map(({ name, cpu }) => `${name} ${cpu} ms`).join(", ")}`,
	]);
}

async function measure(): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-memory-"));
	row(["when", "MB together", "each process"]);
	row(["---", "---:", "---"]);
	try {
		const first = await start(folder);
		tellStart("very first start", first.app.pid, first.ms);
		await wait(REST_MS);
		tell("at rest after the very first start", first.app.pid);
		await stop(first.app);

		const second = await start(folder);
		tellStart("a further start", second.app.pid, second.ms);
		if (second.ms > MAX_START_MS)
			problems.push(`A start took ${Math.round(second.ms)} ms, more than ${MAX_START_MS}: is the machine busy?`);
		await wait(REST_MS);
		tell("at rest after a further start", second.app.pid);
		await use();
		await wait(REST_MS);
		tell("at rest after somebody used it", second.app.pid, MAX.used);
		await stop(second.app);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	for (const problem of problems) console.error(problem);
	process.exitCode = problems.length === 0 ? 0 : 1;
}

measure();
