/**
 * `npx tsx tests/bench/chat.ts`: what a long conversation costs, and what a coach that hangs costs everybody else. Starts
 * the built app on the Postgres of TEST_DATABASE_URL with a model server that never answers. Prints, and fails above
 * the limits: a page of ten messages and of ten thousand; other reads without and with twenty sends that hang; how
 * soon a closed request ends the call upstream.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { register, withBenchApp } from "../setup/bench-app";

const PORT = Number(process.env.BENCH_PORT ?? 3424);
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 60;
const MAX_RATIO = 1.5;
const MAX_CLOSING_MS = 2000;
const HANGING = 20;
const words = "Tom called again about the house. I said it was fine, but it was not fine. ";

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
	for (let attempt = 0; attempt < 600; attempt++) {
		if (await isSo()) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Waited in vain: ${what}`);
}

const person = (name: string) => register(ORIGIN, name);
type Person = Awaited<ReturnType<typeof person>>;

async function time(route: string, { cookie }: Person): Promise<number> {
	const started = performance.now();
	const response = await fetch(ORIGIN + route, { headers: { cookie } });
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${route} answered ${response.status}`);
	return performance.now() - started;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function medianOf(route: string, who: Person): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) times.push(await time(route, who));
	return median(times);
}

/** Adds a row to the table, and fails the run where the second number is too far above the first. */
function compared(table: object[], what: string, few: number, many: number): void {
	const ratio = many / few;
	if (ratio > MAX_RATIO) process.exitCode = 1;
	table.push({ what, "ms before": few.toFixed(1), "ms after": many.toFixed(1), ratio: ratio.toFixed(2) });
}

async function run(): Promise<void> {
	/** The calls that hang upstream now, and when the last of them was closed. */
	const upstream = { open: 0, closedAt: 0 };
	const model = createServer((request, response) => {
		request.resume();
		upstream.open++;
		response.on("close", () => {
			upstream.open--;
			upstream.closedAt = performance.now();
		});
	}).listen(0, "127.0.0.1");
	await once(model, "listening");
	const address = model.address();
	if (!address || typeof address === "string") throw new Error("The model server has no port");
	const environment = { OPENAI_BASE_URL: `http://127.0.0.1:${address.port}/v1`, AI_TIMEOUT_MS: "120000" };
	try {
		await withBenchApp({ port: PORT, environment }, async (prisma) => {
			const table: object[] = [];

			const [few, many] = [await person("benchfew"), await person("benchmany")];
			for (const [{ id: userId }, count] of [
				[few, 10],
				[many, 10_000],
			] as const) {
				const rows = Array.from({ length: count }, (_, i) => ({ userId, content: words, isAiResponse: i % 2 === 1 }));
				await prisma.chatMessage.createMany({ data: rows });
			}
			await prisma.$executeRaw`ANALYZE chat_messages`;
			const firstPage = (who: Person) => `/api/chat/${who.id}?limit=10`;
			const ten: number[] = [];
			const tenThousand: number[] = [];
			// In turns, so that whatever else the machine does meets both.
			for (let turn = 0; turn < RUNS; turn++) {
				ten.push(await time(firstPage(few), few));
				tenThousand.push(await time(firstPage(many), many));
			}
			compared(table, "ten newest of 10 and of 10,000 messages", median(ten), median(tenThousand));

			const writers = await Promise.all(Array.from({ length: HANGING / 4 }, (_, i) => person(`benchwriter${i}`)));
			const routes = ["/api/user", `/api/journal/${few.id}`, firstPage(few), "/journal"];
			const before: number[] = [];
			for (const route of routes) {
				await medianOf(route, few);
				before.push(await medianOf(route, few));
			}
			const closing = new AbortController();
			const sends = writers.flatMap(({ cookie }) =>
				Array.from({ length: 4 }, () =>
					fetch(`${ORIGIN}/api/chat`, {
						method: "POST",
						headers: { "content-type": "application/json", cookie },
						body: JSON.stringify({ content: words }),
						signal: closing.signal,
					}).catch(() => null),
				),
			);
			await until(() => upstream.open === HANGING, "twenty calls upstream");
			for (const [i, route] of routes.entries()) {
				compared(
					table,
					`${route.replace(/\d+/, "{id}")} without and with ${HANGING} sends that hang`,
					before[i] ?? 0,
					await medianOf(route, few),
				);
			}
			if (upstream.open !== HANGING) throw new Error("Some of the calls did not hang all the time");

			const closedAt = performance.now();
			closing.abort();
			await Promise.all(sends);
			await until(() => upstream.open === 0, "the calls upstream to end");
			const closingMs = upstream.closedAt - closedAt;
			if (closingMs > MAX_CLOSING_MS) process.exitCode = 1;
			console.table(table);
			console.log(
				`The last of ${HANGING} calls upstream ended ${closingMs.toFixed(0)} ms after its request was closed.`,
			);
		});
	} finally {
		model.closeAllConnections();
		model.close();
	}
}

run();
