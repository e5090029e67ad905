import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LLMock } from "@copilotkit/aimock";
import { unzipSync } from "fflate";
import { answersTo } from "../api/questionnaires/factory";
import { Visitor } from "../hosting/browser";
import { expectWrittenAsItComes, writeSlowly } from "../hosting/slow-model";
import { createBenchDatabase } from "../setup/databases/postgres";
import { hasPooler, type Pooler, startPooler } from "../setup/pooler";
import { freePort } from "../setup/ports";
import { buildInto, functionsOf } from "./build";
import { Host } from "./host";

/*
 * Tests what Vercel makes of the project: it is built with Vercel's own tool and without the network, each function is
 * started from its own files alone, and people use it with a real Postgres behind PgBouncer.
 */

/** Vercel allows 250. */
const MOST_MEGABYTES = 200;

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-vercel-"));
const built = path.join(folder, "project");
const model = new LLMock({ port: 0, logLevel: "silent" });
let database: Awaited<ReturnType<typeof createBenchDatabase>>;
let pooler: Pooler;
let origin = "";
const hosts: Host[] = [];

/** Starts the app with a coach: the functions with these settings. */
async function hostWith(settings: Record<string, string>): Promise<string> {
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const pooled = new URL(database.url);
	pooled.port = String(pooler.port);
	const host = new Host(built, path.join(folder, `at-${port}`), {
		APP_URL: url,
		DATABASE_URL: pooled.href,
		DATABASE_DIRECT_URL: database.url,
		DATABASE_POOLER: "1",
		DATABASE_POOL_MAX: "2",
		...secrets,
		TRUST_PROXY: "1",
		REGISTRATIONS_PER_HOUR: "1000",
		...settings,
	});
	hosts.push(host);
	await host.listen(port);
	return url;
}
const secrets = {
	SESSION_SECRET: "a secret for a build of thirty-two characters and more",
	DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
};

beforeAll(async () => {
	if (!hasPooler) throw new Error("PgBouncer is not installed here (Debian: apt install pgbouncer).");
	database = await createBenchDatabase();
	buildInto(built, { ...secrets, DATABASE_URL: database.url });
	pooler = await startPooler(database.url);
	origin = await hostWith({});
}, 1_200_000);
afterAll(async () => {
	for (const host of hosts) await host.close();
	await pooler?.close();
	await database?.close();
	rmSync(folder, { recursive: true, force: true });
});

it("packs functions that Vercel takes, without what belongs to a machine of one's own", () => {
	const functions = functionsOf(built);
	const { crons } = JSON.parse(readFileSync(path.join(built, ".vercel/output/config.json"), "utf8"));
	expect(crons).toEqual([{ path: "/api/ready", schedule: expect.any(String) }]);
	expect(functions.map(({ route }) => route)).toEqual(expect.arrayContaining(["/api/journal", "/journal"]));
	const large = functions.filter(({ bytes }) => bytes > MOST_MEGABYTES * 1e6);
	expect(large.map(({ route, bytes }) => `${route}: ${bytes}`)).toEqual([]);
	const notTheirs = /electric-sql|energetic-ai/;
	const strange = functions.flatMap(({ files }) => [...files.keys()].filter((file) => notTheirs.test(file)));
	expect([...new Set(strange)]).toEqual([]);
	const largest = functions.reduce((one, other) => (other.bytes > one.bytes ? other : one));
	console.log(
		`${new Set(functions.map(({ key }) => key)).size} functions; the largest has ${Math.round(largest.bytes / 1e6)} MB.`,
	);
});

it("shows who is not signed in the welcome, and everybody files, help and the service worker", async () => {
	const stranger = new Visitor(origin);
	for (const address of ["/", "/journal"]) {
		const page = await stranger.ask("GET", address);
		expect([address, page.status, page.headers.get("content-security-policy")]).toEqual([
			address,
			200,
			expect.stringMatching(/nonce-/),
		]);
		expect(await page.text()).toContain("Create your account");
	}
	expect(await (await stranger.ask("GET", "/help-now")).text()).toContain("You are not alone with this");
	const [sheet = ""] = /\/_next\/static\/[^"]+\.css/.exec(await (await stranger.ask("GET", "/")).text()) ?? [];
	for (const [address, type] of [
		[sheet, /^text\/css/],
		["/icon-192.png", /^image\/png/],
		["/licenses.txt", /^text\/plain/],
		["/sw.js", /javascript/],
	] as const) {
		const file = await stranger.ask("GET", address);
		expect([address, file.status, file.headers.get("content-type")]).toEqual([
			address,
			200,
			expect.stringMatching(type),
		]);
	}
	expect(await (await stranger.ask("GET", "/api/ready")).json()).toMatchObject({ ok: true, database: "up" });
	expect((await stranger.ask("GET", "/api/user")).status).toBe(401);
	// Strangers are not told which addresses exist.
	expect((await stranger.ask("GET", "/api/nothing-of-this-name")).status).toBe(401);
});

it("takes somebody from the first visit to both scripts, and out again with everything", async () => {
	const ann = new Visitor(origin);
	await ann.signUp("ann");
	for (const screen of [
		"/",
		"/journal",
		"/questionnaires",
		"/questionnaires/8",
		"/chat",
		"/profile",
		"/yours",
		"/exercises",
	])
		expect(`${screen} ${(await ann.ask("GET", screen)).status}`).toBe(`${screen} 200`);

	for (const id of ["8", "9", "12"]) {
		const responses = answersTo(
			id,
			"My mother hummed in the kitchen whenever she was angry, and I learned to listen for it.",
		);
		expect((await ann.ask("POST", "/api/responses", { questionnaireId: id, responses })).status).toBe(200);
	}
	// Long enough to be processed in worker threads.
	const content = "Tom called again about the house. I said it was fine, but it was not fine. ".repeat(100);
	const written = await (
		await ann.ask("POST", "/api/journal", { content, prompt: "What stayed?", action: "submit" })
	).json();
	expect(written).toMatchObject({ insightStatus: "ready" });
	const said = await ann.ask("POST", "/api/chat", { content: "I said it was fine, and it was not." });
	expect(await said.json()).toMatchObject({ aiMessage: { isAiResponse: true } });
	for (const kind of ["life", "love"]) {
		const script = await ann.ask("POST", `/api/${kind}-script/generate`, {});
		expect([kind, script.status]).toEqual([kind, 200]);
	}
	const sound = await ann.ask("GET", "/api/voice-preferences/sample?voice=nova");
	expect(sound.headers.get("content-type")).toBe("audio/mpeg");
	expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
	const zip = unzipSync(new Uint8Array(await (await ann.ask("GET", "/api/export")).arrayBuffer()));
	expect(new TextDecoder().decode(zip["data.json"])).toContain("Tom called again");

	expect((await ann.ask("POST", "/api/logout", {})).status).toBe(200);
	expect((await ann.ask("GET", `/api/journal/${written.entry.id}/entry`)).status).toBe(401);
	const back = new Visitor(origin);
	expect((await back.ask("POST", "/api/login", { username: "ann", password: "not hers" })).status).toBe(401);
	expect((await back.ask("POST", "/api/login", { username: "ann", password: "a quiet password" })).status).toBe(200);
	expect(await (await back.ask("GET", `/api/journal/${written.entry.id}/entry`)).text()).toContain("Tom called again");
	const grace = new Visitor(origin);
	await grace.signUp("grace");
	expect((await grace.ask("GET", `/api/journal/${written.entry.id}/entry`)).status).toBe(404);
}, 300_000);

it("passes on a model's sentences as they are written", async () => {
	writeSlowly(model);
	await model.start();
	const bea = new Visitor(await hostWith({ OPENAI_BASE_URL: `${model.url}/v1` }));
	await bea.signUp("bea");
	await expectWrittenAsItComes(bea);
	await model.stop();
}, 120_000);

it("writes nothing of anybody into its log", () => {
	expect(hosts.map(({ log }) => log).join("\n")).not.toMatch(/Tom called|hummed|EROFS|ENOENT|Cannot find/);
});
