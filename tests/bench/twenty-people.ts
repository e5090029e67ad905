/**
 * `npx tsx tests/bench/twenty-people.ts [attack…]`: twenty people use the app (reads, entries, chat) while one account
 * attacks it, at default limits: with each of `attacks`, or with those that are named. Starts the built app on the Postgres
 * of TEST_DATABASE_URL. Prints the slowest answers beside those of the same twenty before, and what memory has grown by
 * a minute after; fails where one of the twenty waits longer than half a second, or where 150 MB stay. On a machine that is
 * busy with other things the twenty wait without anybody's attack, which shows in the first figures: then the limit is
 * raised by as much as the slowest of them exceeds what a quiet machine takes.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";
import { type Ask, attacks } from "./twenty/attacks";

const PORT = Number(process.env.BENCH_PORT ?? 3426);
const ORIGIN = `http://localhost:${PORT}`;
const PEOPLE = 20;
const LANES = 8;
const RUN_MS = 20_000;
/** Somebody looks, reads, writes a little: every second or so there is a request of theirs. */
const PAUSE_MS = 1_000;
const MOST_MS = 500;
/** What the slowest answer takes on a quiet machine of two cores while nobody attacks. */
const USUAL_SLOWEST_MS = 250;
const MOST_MB = 150;
const REST_MS = 60_000;

type Person = Awaited<ReturnType<typeof register>>;

async function send({ cookie }: Person, [method, path, body]: Ask): Promise<number> {
	const isFile = typeof body === "string" || body instanceof Uint8Array;
	const type = isFile ? "application/octet-stream" : "application/json";
	const response = await fetch(ORIGIN + path, {
		method,
		headers: { cookie, ...(body !== undefined && { "content-type": type }) },
		body: body === undefined ? undefined : isFile ? (body as BodyInit) : JSON.stringify(body),
	});
	await response.arrayBuffer();
	return response.status;
}

const words = "Tom called again about the house. I said it was fine, but it was not fine. ";
const ordinary: ((who: Person) => Ask)[] = [
	() => ["GET", "/api/user"],
	({ id }) => ["GET", `/api/journal/${id}`],
	({ id }) => ["GET", `/api/chat/${id}?limit=20`],
	() => ["POST", "/api/journal", { content: words, prompt: "What stayed with you?", action: "submit" }],
	({ id }) => ["GET", `/api/progress/${id}`],
	() => ["POST", "/api/chat", { content: words }],
	({ id }) => ["GET", `/api/responses/${id}/summary`],
];

/** How long the twenty wait. @param attack What somebody else does meanwhile, in one of several lanes. */
async function measure(people: readonly Person[], attack?: (turn: number) => Promise<number>) {
	const end = Date.now() + RUN_MS;
	const times = new Map<string, number[]>();
	const answers: Record<number, number> = {};
	const use = async (who: Person, offset: number) => {
		await wait((PAUSE_MS * offset) / PEOPLE);
		for (let turn = offset; Date.now() < end; turn++) {
			const ask = (ordinary[turn % ordinary.length] ?? (() => ["GET", "/api/user"]))(who) as Ask;
			const name = `${ask[0]} ${ask[1].replace(/\d+/, "{id}")}`;
			const started = performance.now();
			const status = await send(who, ask);
			if (status !== 200) throw new Error(`${name} answered ${status}`);
			times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
			await wait(PAUSE_MS);
		}
	};
	const lane = async (first: number) => {
		for (let turn = first; attack && Date.now() < end; turn++) {
			const status = await attack(turn);
			answers[status] = (answers[status] ?? 0) + 1;
			// Whoever is refused at once would measure how quickly this process can ask.
			if (status === 429) await wait(20);
		}
	};
	await Promise.all([...people.map(use), ...Array.from({ length: LANES }, (_, i) => lane(i))]);

	const rows = [...times].map(([name, all]) => {
		const sorted = all.toSorted((a, b) => a - b);
		return { name, median: sorted[sorted.length >> 1] ?? 0, slowest: sorted.at(-1) ?? 0 };
	});
	return { rows, slowest: Math.max(...rows.map(({ slowest }) => slowest)), answers };
}

async function run(prisma: PrismaClient, memory: () => number): Promise<void> {
	const asked = process.argv.slice(2);
	const chosen = Object.entries(attacks).filter(([name]) => asked.length === 0 || asked.includes(name));
	const people: Person[] = [];
	for (let i = 0; i < PEOPLE; i++) people.push(await register(ORIGIN, `bench${i}`));
	// Everybody has been here: what is loaded once is loaded.
	const asks: typeof ordinary = [...ordinary, () => ["GET", "/chat"]];
	for (const ask of asks) for (const who of people.slice(0, 3)) await send(who, ask(who));

	const before = await measure(people);
	const busy = Math.max(1, before.slowest / USUAL_SLOWEST_MS);
	const most = MOST_MS * busy;
	console.log(`Before: the slowest took ${before.slowest.toFixed(0)} ms; the limit is ${most.toFixed(0)} ms.`);
	for (const [i, [name, { prepare, ask }]] of chosen.entries()) {
		const attacker = await register(ORIGIN, `attacker${i}`);
		await prepare?.(attacker.id, prisma);
		const memoryBefore = memory();
		const during = await measure(people, (turn) => send(attacker, ask(turn, attacker.id)));
		await wait(REST_MS);
		const grown = memory() - memoryBefore;
		console.log(`\n${name}: the attacker was answered`, during.answers);
		console.table(
			during.rows.map(({ name, median, slowest }) => {
				const calm = before.rows.find((row) => row.name === name);
				const [wasMedian, wasSlowest] = [calm?.median ?? 0, calm?.slowest ?? 0].map(Math.round);
				return { name, wasMedian, median: Math.round(median), wasSlowest, slowest: Math.round(slowest) };
			}),
		);
		const isSlow = during.slowest > most;
		const isLarge = grown > MOST_MB;
		const said = `the slowest took ${during.slowest.toFixed(0)} ms, ${grown.toFixed(0)} MB more after a minute`;
		console.log(`${name}: ${said}${isSlow || isLarge ? ": too much" : ""}.`);
		if (isSlow || isLarge) process.exitCode = 1;
	}
}

withBenchApp({ port: PORT, environment: { REGISTRATIONS_PER_HOUR: "100" } }, run);
