/**
 * `npx tsx tests/bench/export.ts`: what it takes the server to give somebody ten years of everything, to bring that in
 * again, and to bring in 8,000 entries of another program. Starts the built app on the Postgres of TEST_DATABASE_URL (or
 * 127.0.0.1:5432). Prints the memory of the process that answers, idle and at most while somebody takes it all along,
 * and for each of the three how long somebody else waits meanwhile. Fails above the limits; on a machine that is busy
 * with other things, that of the waits is raised by as much as the slowest answer before exceeds what a quiet one takes.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";
import { paragraph } from "../setup/long-written";
import { ENTRIES, MESSAGES, tenYears } from "../setup/ten-years";

const PORT = 3427;
const ORIGIN = `http://localhost:${PORT}`;
const MAX_MORE_MB = 150;
const MAX_WAIT_MS = 500;
/** What the slowest answer takes on a quiet machine of two cores while nobody takes or brings anything. */
const USUAL_SLOWEST_MS = 60;
const LOOK_MS = 25;
const DAY_MS = 86_400_000;
/** Entries of another program. */
const FOREIGN = 8_000;

const person = (username: string) => register(ORIGIN, username);

/** A Day One export. */
const dayOne = (): Buffer =>
	Buffer.from(
		JSON.stringify({
			metadata: { version: "1.0" },
			entries: Array.from({ length: FOREIGN }, (_, i) => ({
				uuid: `ENTRY${i}`,
				text: `# Day ${i}\n\n${paragraph.repeat(4 + (i % 12))}`,
				creationDate: `${new Date(Date.now() - (i + 1) * (DAY_MS / 2)).toISOString().slice(0, 19)}Z`,
				timeZone: "Europe/Berlin",
			})),
		}),
	);

/** The process that answers people, which the launcher starts. */
function webProcess(): number {
	const found = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" })
		.split("\n")
		.filter((line) => line.includes("lib/launcher/web/web.mjs"))
		.map((line) => Number.parseInt(line, 10))
		.find((pid) => readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`PORT=${PORT}`));
	if (!found) throw new Error("The process that answers was not found.");
	return found;
}

const memoryOf = (pid: number) =>
	Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function takeAlong(cookie: string): Promise<Buffer> {
	const response = await fetch(`${ORIGIN}/api/export`, { headers: { cookie } });
	if (!response.ok) throw new Error(`The export answered ${response.status}`);
	return Buffer.from(await response.arrayBuffer());
}

/** @returns How many rows were brought in. */
async function bringIn(cookie: string, file: Buffer): Promise<number> {
	const response = await fetch(`${ORIGIN}/api/import`, {
		method: "POST",
		headers: { cookie, "content-type": "application/octet-stream" },
		body: new Uint8Array(file),
	});
	if (!response.ok) throw new Error(`The import answered ${response.status}: ${await response.text()}`);
	const { counts } = (await response.json()) as { counts: Record<string, { fresh: number }> };
	return Object.values(counts).reduce((sum, { fresh }) => sum + fresh, 0);
}

/** Does something while somebody else asks for a small thing again and again. @returns how long they waited at most. */
async function whileOthersAsk<T>(
	ask: () => Promise<number>,
	what: string,
	work: () => Promise<T>,
): Promise<{ result: T; slowest: number }> {
	let isOver = false;
	const times: number[] = [];
	const asking = (async () => {
		while (!isOver) {
			times.push(await ask());
			await wait(LOOK_MS);
		}
	})();
	const begun = performance.now();
	const result = await work().finally(() => {
		isOver = true;
	});
	const took = (performance.now() - begun) / 1000;
	await asking;
	const sorted = times.toSorted((a, b) => a - b);
	const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
	const [median, p95, most] = [at(0.5), at(0.95), at(1)].map((time) => time.toFixed(0));
	console.log(`${what}: ${took.toFixed(1)} s`);
	console.log(`  somebody else, ${times.length} answers: ${median} ms at the median, ${p95} p95, ${most} at most`);
	return { result, slowest: at(1) };
}

async function bench(prisma: PrismaClient): Promise<void> {
	const [many, empty, other] = [await person("many"), await person("empty"), await person("other")];
	const [again, elsewhere] = [await person("again"), await person("elsewhere")];
	await tenYears(prisma, many.id);
	const ask = async () => {
		const begun = performance.now();
		const response = await fetch(`${ORIGIN}/api/user`, { headers: { cookie: other.cookie } });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`The other was answered ${response.status}`);
		return performance.now() - begun;
	};
	// What is loaded once is loaded.
	await takeAlong(empty.cookie);
	await bringIn(empty.cookie, Buffer.from(JSON.stringify({ format: "innerscript", version: 1 })));
	for (let i = 0; i < 20; i++) await ask();
	const { slowest: usual } = await whileOthersAsk(ask, "nothing else", () => wait(5_000));
	const limit = MAX_WAIT_MS + Math.max(0, usual - USUAL_SLOWEST_MS);

	const pid = webProcess();
	const idle = memoryOf(pid);
	let most = idle;
	const watch = setInterval(() => {
		most = Math.max(most, memoryOf(pid));
	}, LOOK_MS);
	const title = `taking along ${ENTRIES} entries and ${MESSAGES} messages`;
	const { result: zip, slowest: taking } = await whileOthersAsk(ask, title, () => takeAlong(many.cookie));
	clearInterval(watch);
	console.log(`  ${(zip.length / 1e6).toFixed(1)} MB`);
	console.log(
		`  memory: ${idle.toFixed(0)} MB idle, ${most.toFixed(0)} MB at most: ${(most - idle).toFixed(0)} MB more`,
	);
	if (most - idle > MAX_MORE_MB) process.exitCode = 1;

	const own = await whileOthersAsk(ask, "bringing that in again", () => bringIn(again.cookie, zip));
	const foreign = await whileOthersAsk(ask, `bringing in ${FOREIGN} entries of Day One`, () =>
		bringIn(elsewhere.cookie, dayOne()),
	);
	const [rows, entries] = [own.result, foreign.result];
	console.log(`${rows} rows and ${entries} entries were brought in`);
	if (rows < ENTRIES + MESSAGES || entries !== FOREIGN) process.exitCode = 1;
	if (Math.max(taking, own.slowest, foreign.slowest) > limit) process.exitCode = 1;
}

withBenchApp({ port: PORT }, bench);
