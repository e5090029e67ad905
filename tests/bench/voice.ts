/**
 * `npx tsx tests/bench/voice.ts`: measures the cost of reading aloud. Starts the built app, with the built-in voice, on
 * the Postgres of TEST_DATABASE_URL and prints: the time to the first sound once warm; the same for two people who
 * listen to different narratives, and to the same one; and the time of `GET /api/user` while 2,000 words are being
 * spoken, relative to the same requests without. Fails above the limits.
 */
import type { PrismaClient } from "@/prisma/client/client";
import { register, withBenchApp } from "../setup/bench-app";

const PORT = Number(process.env.BENCH_PORT ?? 3423);
const ORIGIN = `http://localhost:${PORT}`;
const MAX_FIRST_SOUND_MS = 1000;
/** Two people share one thread: each may take a little more than twice as long as alone. */
const MAX_SHARED_RATIO = 2.8;
/** Joining a narrative that is already being spoken costs next to nothing. */
const MAX_SAME_RATIO = 1.5;
const MAX_USER_RATIO = 2;
const USER_REQUESTS = 100;
const PACE_MS = 15;

const sentence = (n: number) =>
	`You wake before alarm number ${n}, and the light is already on the wall. Nobody needs anything from you yet. `;

let people = 0;
const person = () => register(ORIGIN, `bench${people++}`);
type Person = Awaited<ReturnType<typeof person>>;

let texts = 0;
/** Adds a narrative that has not been spoken yet. @returns Its address. */
async function narrative(prisma: PrismaClient, userId: number, sentences: number): Promise<string> {
	const { id } = await prisma.loveScript.create({
		data: {
			userId,
			personalMythTitle: "a",
			personalMythIntro: "b",
			healedScriptSentence: "I stay.",
			healedMainScript: "c",
			dayInLifeNarrative: Array.from({ length: sentences }, () => sentence(texts++)).join(""),
		},
	});
	return `${ORIGIN}/api/love-script/${id}/audio/stream?voice=nova`;
}

async function listen({ cookie }: Person, url: string) {
	const started = performance.now();
	const response = await fetch(url, { headers: { cookie } });
	if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
	let first = 0;
	let bytes = 0;
	for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
		first ||= performance.now() - started;
		bytes += piece.length;
	}
	return { first, whole: performance.now() - started, bytes };
}

const sorted = (times: number[]) => [...times].sort((a, b) => a - b);
const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;
const late = (times: number[]) => sorted(times)[Math.floor(times.length * 0.95)] ?? 0;

/** Sends requests at a steady pace, regardless of what the process is doing. */
async function userTimes({ cookie }: Person, isOver = () => false): Promise<number[]> {
	const times: number[] = [];
	while (times.length < USER_REQUESTS && !isOver()) {
		const started = performance.now();
		const response = await fetch(`${ORIGIN}/api/user`, { headers: { cookie } });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`/api/user answered ${response.status}`);
		times.push(performance.now() - started);
		await new Promise((resolve) => setTimeout(resolve, PACE_MS));
	}
	return times;
}

async function measure(prisma: PrismaClient): Promise<void> {
	const [ada, grace] = [await person(), await person()];
	const table: { what: string; measured: number; limit: number }[] = [];
	const row = (what: string, measured: number, limit: number) => {
		if (measured > limit) process.exitCode = 1;
		table.push({ what, measured: Number(measured.toFixed(2)), limit });
	};
	await listen(ada, await narrative(prisma, ada.id, 2));

	const firsts: number[] = [];
	for (let i = 0; i < 8; i++) firsts.push((await listen(ada, await narrative(prisma, ada.id, 2))).first);
	row("first sound, median (ms)", median(firsts), MAX_FIRST_SOUND_MS);
	row("first sound, slowest of 8 (ms)", Math.max(...firsts), MAX_FIRST_SOUND_MS);

	const alone = await listen(ada, await narrative(prisma, ada.id, 12));
	const pair = await Promise.all([
		listen(ada, await narrative(prisma, ada.id, 12)),
		listen(grace, await narrative(prisma, grace.id, 12)),
	]);
	row(
		"two narratives at once: slower one's first sound (ms)",
		Math.max(...pair.map(({ first }) => first)),
		2 * MAX_FIRST_SOUND_MS,
	);
	row(
		"two narratives at once: slower one, × alone",
		Math.max(...pair.map(({ whole }) => whole)) / alone.whole,
		MAX_SHARED_RATIO,
	);
	const url = await narrative(prisma, ada.id, 12);
	const same = await Promise.all([listen(ada, url), listen(ada, url)]);
	row(
		"the same narrative twice at once: slower one, × alone",
		Math.max(...same.map(({ whole }) => whole)) / alone.whole,
		MAX_SAME_RATIO,
	);
	row("the same narrative again (ms)", (await listen(ada, url)).whole, MAX_FIRST_SOUND_MS);

	await userTimes(grace);
	const before = await userTimes(grace);
	let isOver = false;
	const speaking = narrative(prisma, ada.id, 100)
		.then((long) => listen(ada, long))
		.finally(() => {
			isOver = true;
		});
	const during = await userTimes(grace, () => isOver);
	const { whole, bytes } = await speaking;
	const quiet = [...before, ...(await userTimes(grace))];
	row("GET /api/user while 2,000 words are spoken, median, × quiet", median(during) / median(quiet), MAX_USER_RATIO);
	console.table(table);
	console.log(
		`GET /api/user: quiet ${median(quiet).toFixed(1)} ms (p95 ${late(quiet).toFixed(1)}), meanwhile ${median(during).toFixed(1)} ms ` +
			`(p95 ${late(during).toFixed(1)}, slowest ${Math.max(...during).toFixed(1)}). 2,000 words: ${(bytes / 6000 / 60).toFixed(1)} minutes ` +
			`of sound in ${(whole / 1000).toFixed(1)} s.`,
	);
}

withBenchApp({ port: PORT, environment: { AI_CALLS_PER_MINUTE: "1000" } }, measure);
