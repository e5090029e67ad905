/**
 * `npx tsx tests/bench/export.ts`: what it takes the server to give somebody ten years of everything. Starts the built
 * app on the Postgres of TEST_DATABASE_URL (or 127.0.0.1:5432), writes 3,650 entries with two earlier versions of each
 * tenth, 20,000 messages, 40 sets of answers, scripts and 40 MB of spoken audio for one person, and prints the memory of
 * the process that answers, idle and at most while that person takes it all along, and how long somebody else waits
 * meanwhile. Fails above the limits.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";

const PORT = 3427;
const ORIGIN = `http://localhost:${PORT}`;
const MAX_MORE_MB = 150;
const MAX_WAIT_MS = 500;
const LOOK_MS = 25;
const DAY_MS = 86_400_000;
const ENTRIES = 3_650;
const MESSAGES = 20_000;
const RESPONSES = 40;
const SOUNDS = 40;
const paragraph = "Tom called again about the house. I said it was fine, but it was not fine. I kept quiet at dinner. ";

const person = (username: string) => register(ORIGIN, username);

async function tenYears(prisma: PrismaClient, userId: number): Promise<void> {
	const now = Date.now();
	const at = (i: number) => new Date(now - i * DAY_MS);
	const entryId = (i: number) => `bench-entry-${i}`;
	const days = Array.from({ length: ENTRIES }, (_, i) => ({
		i,
		localDate: new Date(at(i).toISOString().slice(0, 10)),
	}));
	await prisma.journalEntry.createMany({
		data: days.map(({ i, localDate }) => ({
			id: entryId(i),
			userId,
			localDate,
			title: `Day number ${i}`,
			content: paragraph.repeat(4 + (i % 12)),
			prompt: "What stayed with you today?",
			keyInsights: [paragraph, paragraph, paragraph],
			quote: "I kept quiet at dinner",
			message: "Nothing has to be solved tonight.",
			insightBy: "built-in",
			wordCount: 100,
			createdAt: at(i),
			version: i % 10 === 0 ? 3 : 1,
		})),
	});
	await prisma.journalEntryVersion.createMany({
		data: days
			.filter(({ i }) => i % 10 === 0)
			.flatMap(({ i, localDate }) =>
				[1, 2].map((version) => ({
					userId,
					entryId: entryId(i),
					version,
					localDate,
					content: paragraph.repeat(4 + version),
				})),
			),
	});
	await prisma.chatMessage.createMany({
		data: Array.from({ length: MESSAGES }, (_, i) => ({
			userId,
			content: paragraph.repeat(1 + (i % 4)),
			isAiResponse: i % 2 === 1,
			createdAt: new Date(now - (MESSAGES - i) * 60_000),
		})),
	});
	const [questionnaire] = await prisma.questionnaire.findMany({ where: { id: "8" } });
	const questions = (questionnaire?.questions ?? []) as { id: string }[];
	await prisma.userResponse.createMany({
		data: Array.from({ length: RESPONSES }, (_, i) => ({
			userId,
			questionnaireId: "8",
			responses: questions.map(({ id }) => ({ questionId: id, answer: paragraph.repeat(5) })),
			aiAnalysis: `## What stands out\n\n${paragraph.repeat(30)}`,
			completedAt: at(i * 90),
		})),
	});
	const love = await prisma.loveScript.create({
		data: {
			userId,
			personalMythTitle: "The keeper of the stairs",
			personalMythIntro: paragraph,
			healedScriptSentence: paragraph,
			healedMainScript: paragraph.repeat(20),
			dayInLifeNarrative: paragraph.repeat(40),
		},
	});
	const audioData = new Uint8Array(Buffer.alloc(1_000_000, "sound "));
	for (let i = 0; i < SOUNDS; i++) {
		await prisma.affirmation.create({
			data: { userId, loveScriptId: love.id, orderNum: i, text: `${paragraph} ${i}`, audioUrl: "", audioData },
		});
	}
}

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

async function takeAlong(cookie: string): Promise<number> {
	const response = await fetch(`${ORIGIN}/api/export`, { headers: { cookie } });
	if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
	let bytes = 0;
	for await (const chunk of response.body) bytes += (chunk as Uint8Array).byteLength;
	return bytes;
}

async function bench(prisma: PrismaClient): Promise<void> {
	const [many, empty, other] = [await person("many"), await person("empty"), await person("other")];
	await tenYears(prisma, many.id);
	const ask = async () => {
		const begun = performance.now();
		const response = await fetch(`${ORIGIN}/api/journal/${other.id}?limit=10`, { headers: { cookie: other.cookie } });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`The other was answered ${response.status}`);
		return performance.now() - begun;
	};
	// What is loaded once is loaded.
	await takeAlong(empty.cookie);
	for (let i = 0; i < 20; i++) await ask();
	await wait(1_000);

	const pid = webProcess();
	const idle = memoryOf(pid);
	let most = idle;
	let isOver = false;
	const times: number[] = [];
	const watching = (async () => {
		while (!isOver) {
			most = Math.max(most, memoryOf(pid));
			await wait(LOOK_MS);
		}
	})();
	const asking = (async () => {
		while (!isOver) {
			times.push(await ask());
			await wait(LOOK_MS);
		}
	})();
	const begun = performance.now();
	const bytes = await takeAlong(many.cookie).finally(() => {
		isOver = true;
	});
	const took = performance.now() - begun;
	await Promise.all([watching, asking]);

	const sorted = times.toSorted((a, b) => a - b);
	const slowest = sorted.at(-1) ?? 0;
	console.log(
		`${ENTRIES} entries, ${MESSAGES} messages: ${(bytes / 1e6).toFixed(1)} MB in ${(took / 1000).toFixed(1)} s`,
	);
	console.log(`memory: ${idle.toFixed(0)} MB idle, ${most.toFixed(0)} MB at most: ${(most - idle).toFixed(0)} MB more`);
	console.log(
		`somebody else, ${times.length} answers meanwhile: ${(sorted[times.length >> 1] ?? 0).toFixed(0)} ms at the median, ${slowest.toFixed(0)} ms at most`,
	);
	if (most - idle > MAX_MORE_MB || slowest > MAX_WAIT_MS) process.exitCode = 1;
}

withBenchApp({ port: PORT }, bench);
