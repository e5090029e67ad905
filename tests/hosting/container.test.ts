import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../setup/ports";
import { Visitor } from "./browser";
import { type Container, containerOf, ended, filesEnding, IS_SOMEBODY_ELSE } from "./container";
import { stagesOf, takes } from "./dockerfile";

/*
 * Performs the Dockerfile step by step without Docker: its build stage on this project, its last stage in an empty,
 * read-only folder, as a user who is unknown to the machine.
 */

let origin = "";
const page = "Tom called again about the house. I said it was fine, but it was not fine. My mother came on Sunday. ";

/** A vector of the model whose weights are in the bundle. */
const FIND_MEANING = `const { Worker } = require("node:worker_threads");
const thread = new Worker("./lib/server/core/embeddings/worker.mjs");
thread.on("message", ({ result }) => { console.log(result[0].length); process.exit(); });
thread.postMessage(["A quiet morning."]);`;

const made = mkdtempSync(path.join(tmpdir(), "innerscript-bundle-"));
let container: Container;
let app: ReturnType<Container["run"]>;
let end: ReturnType<typeof ended>;

const settings = { PORT: "", METRICS_PORT: "", METRICS_HOST: "127.0.0.1", APP_URL: "", LOG_LEVEL: "info" };
const check = () => ended(container.run(container.check, { PORT: settings.PORT }));

async function start(): Promise<void> {
	app = container.run(container.start, settings);
	end = ended(app);
	const isOver = end.then(({ said }) => {
		throw new Error(`The app ended. ${said}`);
	});
	isOver.catch(() => {});
	while ((await Promise.race([check(), isOver])).code !== 0) await Promise.race([wait(500), isOver]);
}

beforeAll(async () => {
	settings.PORT = String(await freePort());
	settings.METRICS_PORT = String(await freePort());
	origin = `http://localhost:${settings.PORT}`;
	settings.APP_URL = origin;
	if (!IS_SOMEBODY_ELSE) console.log("Not root here: the app runs as this user, in a folder that it cannot write to.");
	execFileSync("npm", ["run", "bundle", "--", made], { stdio: "pipe" });
	container = containerOf("Dockerfile", made);
}, 300_000);
afterAll(() => {
	app?.kill("SIGKILL");
	container?.remove();
	rmSync(made, { recursive: true, force: true });
});

describe("the stage that builds", () => {
	const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
	const isTaken = takes(readFileSync(".dockerignore", "utf8"));

	it("runs what this test runs", () => {
		const ran = stagesOf("Dockerfile")[0]?.flatMap(({ name, rest }) => (name === "RUN" ? [rest] : []));
		expect(ran).toEqual(["npm ci --ignore-scripts --omit=dev", "npm run bundle -- /bundle"]);
	});

	it("is given all that is built from, and nothing that is made or private", () => {
		const built = /^(app|components|lib|public|prisma|middleware\.ts|package|next\.config|postcss|tsconfig|LICENSE)/;
		expect(files.filter((file) => built.test(file) && !isTaken(file))).toEqual([]);
		const kept = [
			".env",
			".env.local",
			".data/encryption-key",
			".next/BUILD_ID",
			"node_modules/next/x.js",
			".git/HEAD",
		];
		expect(kept.filter(isTaken)).toEqual([]);
	});
});

it("there is nothing for one kind of processor, and no source of ours that has to be compiled", () => {
	expect(filesEnding(made, [".node", ".so", ".dll", ".dylib", ".exe", ".ts", ".tsx"])).toEqual([]);
	expect(existsSync(path.join(made, "node_modules", "esbuild"))).toBe(false);
});

it("writes, talks, speaks and finds by meaning, keeps it, and ends when it is told to", async () => {
	await start();
	expect(await (await fetch(`${origin}/api/live`)).json()).toEqual({
		ok: true,
		version: expect.stringMatching(/^\d+\.\d+\.\d+/),
	});
	const ann = new Visitor(origin);
	await ann.signUp("ann");

	// Long enough to be processed in worker threads.
	const entry = { content: page.repeat(100), prompt: "What stayed with you?", action: "submit" };
	const written = await ann.ask("POST", "/api/journal", entry);
	expect(written.status).toBe(200);
	const kept = await written.json();
	expect(kept).toMatchObject({ insightStatus: "ready" });
	const said = await ann.ask("POST", "/api/chat", { content: "I said it was fine, and it was not." });
	expect(await said.json()).toMatchObject({ aiMessage: { isAiResponse: true } });
	const sound = await ann.ask("GET", "/api/voice-preferences/sample?voice=nova");
	expect([sound.headers.get("content-type"), (await sound.arrayBuffer()).byteLength > 10_000]).toEqual([
		"audio/mpeg",
		true,
	]);
	for (const screen of ["/", "/journal", "/questionnaires", "/chat", "/profile"])
		expect(`${screen} ${(await ann.ask("GET", screen)).status}`).toBe(`${screen} 200`);
	const [sheet = ""] = /\/_next\/static\/[^"]+\.css/.exec(await (await ann.ask("GET", "/")).text()) ?? [];
	expect((await fetch(origin + sheet)).headers.get("content-type")).toMatch(/^text\/css/);
	expect((await fetch(`${origin}/icon-192.png`)).status).toBe(200);

	expect(await ended(container.run(["node", "-e", FIND_MEANING]))).toMatchObject({ said: "512\n" });
	const users = await ended(container.run(["node", ".next-run/admin.mjs", "list-users"], settings));
	expect(users.said).toContain("ann@example.com");

	await ann.ask("GET", `/api/journal/${kept.entry.id}/entry`);
	await ann.ask("GET", "/somewhere/ann@example.com");
	const numbers = await (await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`)).text();
	for (const line of [
		/^innerscript_http_request_seconds_count\{method="POST",route="\/api\/journal",status="200"\} 1$/m,
		/^innerscript_http_request_seconds_count\{method="GET",route="\/api\/journal\/\[\w+\]/m,
		/^innerscript_answer_seconds_count\{task="reflectOnEntry",by="built-in",outcome="ok"\} 1$/m,
		/^innerscript_queue_length\{queue="texts"\} 0$/m,
		/^innerscript_database_connections\{state="waited_for"\} 0$/m,
		/^nodejs_eventloop_lag_p99_seconds /m,
		/^process_resident_memory_bytes /m,
	])
		expect(numbers).toMatch(line);
	expect(numbers).not.toMatch(/ann|somewhere|Tom/);

	const data = path.join(container.root, "data", "innerscript");
	expect(statSync(data).mode & 0o777).toBe(0o700);
	app.kill("SIGTERM");
	expect(await end).toMatchObject({ code: 0 });
	expect((await end).said).not.toMatch(/EACCES|EROFS|Error|Tom called/);
	expect(existsSync(path.join(data, "lock"))).toBe(false);
	expect((await check()).code).toBe(1);

	await start();
	const back = new Visitor(origin);
	expect((await back.ask("POST", "/api/login", { username: "ann", password: "a quiet password" })).status).toBe(200);
	expect(await (await back.ask("GET", `/api/journal/${kept.entry.id}/entry`)).text()).toContain("Tom called again");
	app.kill("SIGTERM");
	expect(await end).toMatchObject({ code: 0 });
}, 120_000);
