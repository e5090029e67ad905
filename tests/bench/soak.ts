/**
 * `npx tsx tests/bench/soak.ts [--minutes 30] [--rate 6]`: sends `rate` requests a second, of every kind that people
 * send, for `minutes`. Memory, handles and latency have to stay flat: prints the first third beside the last, and fails
 * if they have grown. At the end of each tenth, garbage is collected, to show how much memory is really in use. Needs
 * `npm run build`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { register } from "../setup/bench-app";
import { type MeasuredApp, withApp } from "./table/app";

const { values } = parseArgs({
	options: { minutes: { type: "string", default: "30" }, rate: { type: "string", default: "6" } },
});
const MINUTES = Number(values.minutes);
const PEOPLE = 24;
const SAMPLE_MS = 5_000;
/**
 * The share of the run before its first third, which is left out: caches fill and code is compiled then, which is not
 * growth.
 */
const WARMING = 0.1;
/** Maximum growth from the first third to the last: factors for memory and latency, a number for handles. */
const MOST = { memory: 1.15, handles: 8, latency: 1.5 };

interface Answer {
	at: number;
	kind: string;
	ms: number;
	ok: boolean;
}
interface Sample {
	at: number;
	/** The resident memory of the process, in megabytes. */
	memory: number;
	handles: number;
	threads: number;
}

const status = (pid: number, name: string): number =>
	Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

/** Measures a process at this moment. */
const sample = (pid: number, at: number): Sample => ({
	at,
	memory: status(pid, "VmRSS") / 1024,
	handles: readdirSync(`/proc/${pid}/fd`).length,
	threads: status(pid, "Threads"),
});

type Person = { id: number; cookie: string };
const words = (n: number) => `On day ${n} I sat by the window and said nothing when Tom called about the house. `;

/** What people do, each with its relative frequency. */
const doings: [string, number, (person: Person, n: number) => [string, RequestInit?]][] = [
	["dashboard", 4, () => ["/"]],
	["journal page", 3, () => ["/journal"]],
	["chat page", 3, () => ["/chat"]],
	["entries", 6, ({ id }) => [`/api/journal/${id}`]],
	["messages", 6, ({ id }) => [`/api/chat/${id}`]],
	["search", 3, (_, n) => [`/api/search?q=${n % 2 ? "window" : "house"}`]],
	[
		"journal submit",
		3,
		(_, n) => ["/api/journal", json("POST", { content: words(n), prompt: "What stayed?", action: "submit" })],
	],
	[
		"chat send",
		3,
		(_, n) => ["/api/chat", json("POST", { content: n % 2 ? "What did I write about Tom?" : words(n) })],
	],
	["profile", 1, () => ["/api/user"]],
	["export", 0.1, () => ["/api/export"]],
	["voice sample", 0.2, () => ["/api/voice-preferences/sample"]],
];

function json(method: string, body: object): RequestInit {
	return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const total = doings.reduce((sum, [, weight]) => sum + weight, 0);
function pick(): (typeof doings)[number] {
	let left = Math.random() * total;
	for (const doing of doings) {
		left -= doing[1];
		if (left <= 0) return doing;
	}
	return doings[0] as (typeof doings)[number];
}

const quantile = (numbers: number[], q: number): number =>
	numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * q))] ?? 0;
const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

async function soak(): Promise<void> {
	const environment = {
		LOG_LEVEL: "silent",
		AI_CALLS_PER_MINUTE: "1000",
		OPENAI_EMBEDDINGS_MODEL: "none",
	};
	await withApp("Postgres", environment, async (app) => {
		const { pid } = await app.ask("environment");
		const people: Person[] = [];
		for (let i = 0; i < PEOPLE; i++) people.push(await register(app.origin, `soak-${i}`));
		const answers: Answer[] = [];
		const samples: Sample[] = [];
		const kept: string[] = [];
		const began = performance.now();
		const lasts = MINUTES * 60_000;
		const now = () => performance.now() - began;
		const underWay = new Set<Promise<void>>();
		for (let n = 0; now() < lasts; n++) {
			const person = people[n % PEOPLE] as Person;
			const asked = ask(app.origin, person, n, now, answers);
			underWay.add(asked);
			void asked.finally(() => underWay.delete(asked));
			if (now() > samples.length * SAMPLE_MS) samples.push(sample(pid, now()));
			if (now() > ((kept.length + 1) * lasts) / 10 - 2 * SAMPLE_MS) kept.push(await keptBy(app));
			await wait(1000 / Number(values.rate));
		}
		await Promise.all(underWay);
		report(answers, samples, kept, lasts);
	});
}

/** Returns the memory that is left after garbage collection, in megabytes: JavaScript's and other. */
async function keptBy(app: MeasuredApp): Promise<string> {
	const { heapUsed, external } = await app.ask("kept");
	const told = `${(heapUsed / 2 ** 20).toFixed(0)} + ${(external / 2 ** 20).toFixed(0)}`;
	console.log(`kept: ${told} MB`);
	return told;
}

async function ask(origin: string, person: Person, n: number, now: () => number, answers: Answer[]): Promise<void> {
	const [kind, , what] = pick();
	const [path, init] = what(person, n);
	const since = performance.now();
	const at = now();
	let ok = false;
	try {
		const response = await fetch(origin + path, { ...init, headers: { ...init?.headers, cookie: person.cookie } });
		await response.arrayBuffer();
		ok = response.ok;
	} catch {
		// The failure has been counted.
	}
	answers.push({ at, kind, ms: performance.now() - since, ok });
}

function report(answers: Answer[], samples: Sample[], kept: readonly string[], lasts: number): void {
	const start = lasts * WARMING;
	const third = (lasts - start) / 3;
	const first = <T extends { at: number }>(all: T[]) => all.filter(({ at }) => at >= start && at < start + third);
	const last = <T extends { at: number }>(all: T[]) => all.filter(({ at }) => at >= lasts - third);
	const failed = answers.filter(({ ok }) => !ok);
	console.log(`${answers.length} requests in ${MINUTES} minutes, ${failed.length} failed.\n`);
	console.log("| | first third | last third |\n| --- | --- | --- |");
	const row = (name: string, of: (part: "first" | "last") => number, unit: string) => {
		const [a, b] = [of("first"), of("last")];
		console.log(`| ${name} | ${a.toFixed(0)} ${unit} | ${b.toFixed(0)} ${unit} |`);
		return [a, b] as const;
	};
	const part = { first, last };
	const memory = row("memory of the web process", (p) => mean(part[p](samples).map((s) => s.memory)), "MB");
	const handles = row("open files and sockets", (p) => mean(part[p](samples).map((s) => s.handles)), "");
	row("threads", (p) => mean(part[p](samples).map((s) => s.threads)), "");
	const all = row(
		"all answers, median",
		(p) =>
			quantile(
				part[p](answers).map((a) => a.ms),
				0.5,
			),
		"ms",
	);
	row(
		"all answers, 99 of 100",
		(p) =>
			quantile(
				part[p](answers).map((a) => a.ms),
				0.99,
			),
		"ms",
	);
	for (const [kind] of doings) {
		const of = (p: "first" | "last") =>
			part[p](answers)
				.filter((a) => a.kind === kind)
				.map((a) => a.ms);
		row(`${kind}, median`, (p) => quantile(of(p), 0.5), "ms");
	}
	const tenths = Array.from({ length: 10 }, (_, i) =>
		samples.filter(({ at }) => at >= (lasts * i) / 10 && at < (lasts * (i + 1)) / 10),
	);
	const memoryOf = (tenth: Sample[]) => mean(tenth.map((s) => s.memory)).toFixed(0);
	console.log(`\nIn tenths of the time, in MB: ${tenths.map(memoryOf).join(", ")}.`);
	console.log(`Of that, kept when all garbage is collected, in JavaScript and beside it: ${kept.join(", ")}.`);
	const grown = [
		memory[1] > memory[0] * MOST.memory && "memory",
		handles[1] > handles[0] + MOST.handles && "open files and sockets",
		all[1] > all[0] * MOST.latency && "the time that answers take",
		failed.length > 0 && `${failed.length} answers failed (${[...new Set(failed.map(({ kind }) => kind))].join(", ")})`,
	].filter(Boolean);
	if (grown.length > 0) throw new Error(`Not flat: ${grown.join("; ")}.`);
}

soak().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
