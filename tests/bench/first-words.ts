/**
 * `npx tsx tests/bench/first-words.ts`: how soon a reply can be read that a model writes at ten tokens a second. Starts the
 * built app on the Postgres of TEST_DATABASE_URL, with a model server at that pace, and a browser. Prints when the model
 * had finished its first sentence, when the sentence left the app, and when its first words stood on the screen; fails
 * where these come more than 300 ms after it.
 */
import { LLMock } from "@copilotkit/aimock";
import { type Browser, chromium } from "@playwright/test";
import { withBenchApp } from "../setup/bench-app";

const PORT = Number(process.env.BENCH_PORT ?? 3426);
const MODEL_PORT = PORT + 1;
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 5;
const MAX_MS = 300;
/** About a token each, in characters; and how many a second. */
const TOKEN = 4;
const PER_SECOND = 10;
/** The words that have to be readable. */
const FIRST_WORDS = "You said it was fine";
const REPLY = `${FIRST_WORDS}, and then you cleaned the kitchen for an hour. What was it that was not fine? I am curious about the sentence that you had ready, and about whom you kept it from.`;
const raw = JSON.stringify({ reply: REPLY, concern: null });
/** Only what follows shows that the sentence is over: the space and the letter behind it. */
const ends = raw.indexOf("What was it") + 1;
const SENTENCE_MS = (Math.ceil(ends / TOKEN) * 1000) / PER_SECOND;

const model = new LLMock({ port: MODEL_PORT, logLevel: "silent" });
let askedAt = 0;
model.on(
	{ predicate: () => true },
	() => {
		askedAt = Date.now();
		return { content: raw };
	},
	{ chunkSize: TOKEN, streamingProfile: { ttft: 1000 / PER_SECOND, tps: PER_SECOND } },
);

async function person(name: string) {
	const body = { username: name, password: "a quiet password", email: `${name}@example.com`, firstName: "Bench" };
	const headers = { "content-type": "application/json" };
	const response = await fetch(`${ORIGIN}/api/register`, { method: "POST", headers, body: JSON.stringify(body) });
	return response.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** When the first sentence has left the app, in milliseconds after the model was asked. */
async function untilSent(cookies: string[]): Promise<number> {
	const response = await fetch(`${ORIGIN}/api/chat`, {
		method: "POST",
		headers: { "content-type": "application/json", accept: "text/event-stream", cookie: cookies.join("; ") },
		body: JSON.stringify({ content: "I said it was fine." }),
	});
	const decoder = new TextDecoder();
	let at = 0;
	let text = "";
	for await (const bytes of response.body ?? []) {
		text += decoder.decode(bytes, { stream: true });
		if (at === 0 && text.includes(`data: ${FIRST_WORDS}`)) at = Date.now();
	}
	if (at === 0) throw new Error("The reply did not come");
	return at - askedAt;
}

/** When its first words stood on the screen. */
async function untilRead(browser: Browser, cookies: string[]): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	await context.addCookies(
		cookies.map((one) => ({
			name: one.slice(0, one.indexOf("=")),
			value: one.slice(one.indexOf("=") + 1),
			url: ORIGIN,
		})),
	);
	const page = await context.newPage();
	await page.goto(`${ORIGIN}/chat`);
	const said = page.getByText(FIRST_WORDS);
	const before = await said.count();
	await page.getByRole("textbox", { name: "Message to Sage" }).fill("I said it was fine.");
	await page.getByRole("button", { name: "Send" }).click();
	await page.waitForFunction(
		([words, count]) =>
			(document.querySelector("[role=log]")?.textContent ?? "").split(words as string).length - 1 > (count as number),
		[FIRST_WORDS, before] as const,
		{ polling: "raf" },
	);
	const at = Date.now() - askedAt;
	await page.getByText("Sage is writing").waitFor({ state: "detached" });
	await context.close();
	return at;
}

async function run(): Promise<void> {
	await model.start();
	const browser = await chromium.launch({
		executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
		args: ["--no-sandbox", "--disable-gpu"],
	});
	const environment = { OPENAI_BASE_URL: `http://localhost:${MODEL_PORT}/v1`, AI_CALLS_PER_MINUTE: "1000" };
	try {
		await withBenchApp({ port: PORT, environment }, async () => {
			const sent: number[] = [];
			const read: number[] = [];
			const [one, two] = [await person("benchsent"), await person("benchread")];
			for (let run = 0; run < RUNS; run++) {
				sent.push(await untilSent(one));
				read.push(await untilRead(browser, two));
			}
			const rows = { "left the app": median(sent), "stood on the screen": median(read) };
			console.log(`The first sentence takes the model ${SENTENCE_MS} ms, at ${PER_SECOND} tokens a second.`);
			console.table(
				Object.entries(rows).map(([what, ms]) => ({ what, ms: ms.toFixed(0), after: (ms - SENTENCE_MS).toFixed(0) })),
			);
			if (rows["stood on the screen"] - SENTENCE_MS > MAX_MS) process.exitCode = 1;
		});
	} finally {
		await browser.close();
		await model.stop();
	}
}

run();
