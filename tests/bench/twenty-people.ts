/**
 * `npx tsx tests/bench/twenty-people.ts [attack…]`: twenty people use the app (reads, entries, chat) while one account
 * attacks it, at default limits, with each of `attacks` or those that are named. Starts the built app on the Postgres of
 * TEST_DATABASE_URL. Prints the slowest responses beside those just before the attack, and how much memory has grown a
 * minute after it. Fails if one of the twenty waits longer than half a second, or if memory stays 150 MB higher. A busy
 * machine makes the twenty wait even without an attack; the limit is then raised by as much as their slowest response
 * exceeds that of a quiet machine. `held` is the most CPU time that the thread that answers requests used while one of
 * the twenty waited; it must not grow by more than half a second.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { PrismaClient } from "@/prisma/client/client";
import { type BenchApp, register, withBenchApp } from "../setup/bench-app";
import { type Ask, attacks } from "./twenty/attacks";

const PORT = Number(process.env.BENCH_PORT ?? 3426);
const ORIGIN = `http://localhost:${PORT}`;
const PEOPLE = 20;
const LANES = 8;
const RUN_MS = 20_000;
/** How long a person pauses between requests, in milliseconds: they read, look around, and write a little. */
const PAUSE_MS = 1_000;
const MOST_MS = 500;
/** The slowest response in milliseconds on a quiet machine with two cores, without an attack. */
const USUAL_SLOWEST_MS = 250;
const MOST_MB = 150;
const REST_MS = 60_000;
/** How often memory is measured, in milliseconds. */
const LOOK_MS = 100;

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

/**
 * Measures how long the twenty people wait. @param attack Requests that another account sends meanwhile, in several
 * lanes.
 */
async function measure(people: readonly Person[], threadMs: () => number, attack?: (turn: number) => Promise<number>) {
	const end = Date.now() + RUN_MS;
	const times = new Map<string, number[]>();
	let held = 0;
	/** Counts failures: a busy machine may have no time for a database even without an attack. */
	let failed = 0;
	const answers: Record<number, number> = {};
	const use = async (who: Person, offset: number) => {
		await wait((PAUSE_MS * offset) / PEOPLE);
		for (let turn = offset; Date.now() < end; turn++) {
			const ask = (ordinary[turn % ordinary.length] ?? (() => ["GET", "/api/user"]))(who) as Ask;
			const name = `${ask[0]} ${ask[1].replace(/\d+/, "{id}")}`;
			const started = performance.now();
			const worked = threadMs();
			const status = await send(who, ask);
			held = Math.max(held, threadMs() - worked);
			if (status !== 200) failed++;
			times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
			await wait(PAUSE_MS);
		}
	};
	const lane = async (first: number) => {
		for (let turn = first; attack && Date.now() < end; turn++) {
			const status = await attack(turn);
			answers[status] = (answers[status] ?? 0) + 1;
			// Pauses when it is refused: otherwise this would measure how fast this process can send.
			if (status === 429) await wait(20);
		}
	};
	await Promise.all([...people.map(use), ...Array.from({ length: LANES }, (_, i) => lane(i))]);

	const rows = [...times].map(([name, all]) => {
		const sorted = all.toSorted((a, b) => a - b);
		return { name, median: sorted[sorted.length >> 1] ?? 0, slowest: sorted.at(-1) ?? 0 };
	});
	return { rows, slowest: Math.max(...rows.map(({ slowest }) => slowest)), held, failed, answers };
}

async function run(prisma: PrismaClient, { memory, threadMs }: BenchApp): Promise<void> {
	const asked = process.argv.slice(2);
	const chosen = Object.entries(attacks).filter(([name]) => asked.length === 0 || asked.includes(name));
	const people: Person[] = [];
	for (let i = 0; i < PEOPLE; i++) people.push(await register(ORIGIN, `bench${i}`));
	// Everybody has visited once, so that code that loads once has been loaded.
	const asks: typeof ordinary = [...ordinary, () => ["GET", "/chat"]];
	for (const ask of asks) for (const who of people.slice(0, 3)) await send(who, ask(who));

	for (const [i, [name, { prepare, ask }]] of chosen.entries()) {
		const attacker = await register(ORIGIN, `attacker${i}`);
		await prepare?.(attacker.id, prisma);
		const memoryBefore = memory();
		const before = await measure(people, threadMs);
		const limit = MOST_MS * Math.max(1, before.slowest / USUAL_SLOWEST_MS);
		let most = memoryBefore;
		const looking = setInterval(() => (most = Math.max(most, memory())), LOOK_MS);
		const during = await measure(people, threadMs, (turn) => send(attacker, ask(turn, attacker.id)));
		clearInterval(looking);
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
		const isSlow = during.slowest > limit || during.held > before.held + MOST_MS || during.failed > before.failed;
		const isLarge = grown > MOST_MB;
		const [was, is] = [before, during].map(
			(one) => `${one.slowest.toFixed(0)} ms (held ${one.held.toFixed(0)}, failed ${one.failed})`,
		);
		const said = `slowest ${was} before, ${is} beside it, limit ${limit.toFixed(0)}; ${(most - memoryBefore).toFixed(0)} MB more at the most, ${grown.toFixed(0)} MB more after a minute`;
		console.log(`${name}: ${said}${isSlow || isLarge ? ": too much" : ""}.`);
		if (isSlow || isLarge) process.exitCode = 1;
	}
}

withBenchApp({ port: PORT, environment: { REGISTRATIONS_PER_HOUR: "100" } }, run);
