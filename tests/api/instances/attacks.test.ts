import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { type Instance, startInstances } from "@/tests/setup/instances/start";
import { type LocalServer, serveForFile } from "@/tests/setup/model/local-server";
import { bring, zipOf } from "../import/files";
import { atBoth } from "./at-both";

/*
 * Attacks that once crashed or blocked the app, against two processes on one database with an issuer set up: whatever
 * one process refuses the other refuses too, and limits and ended sessions apply to both.
 */

let model: LocalServer;
/** Requests that the model has received; it never answers them. */
const held: ServerResponse[] = [];
let one: Instance;
let other: Instance;
beforeAll(async () => {
	model = await serveForFile((response) => void held.push(response));
	const environment = {
		...{ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "test-model" },
		...{ OIDC_ISSUER: "https://issuer.example", OIDC_CLIENT_ID: "innerscript", OIDC_CLIENT_SECRET: "secret" },
	};
	[one, other] = (await startInstances(2, [environment, environment])) as [Instance, Instance];
}, 180_000);
afterAll(() => model.close());

it("a reply that is being written at one breaks off when its session is ended at the other", async () => {
	const { here, there } = await atBoth(one, other);
	const asked = held.length;
	const stream = await here.fetch("POST", "/api/chat", {
		body: { content: "Are you there?" },
		headers: { accept: "text/event-stream" },
	});
	expect([stream.status, stream.headers.get("content-type")]).toEqual([200, expect.stringContaining("event-stream")]);
	const reading = stream.text().then(
		() => "whole",
		() => "cut",
	);
	while (held.length === asked) await wait(20);
	expect((await there.post("/api/logout")).status).toBe(200);
	expect(await reading).toBe("cut");
});

it("files that would end or hold up a process are refused at both, while others are answered", async () => {
	const { here, there } = await atBoth(one, other);
	const { browser: bystander } = await signUp("grace", {}, new TestBrowser(other.origin));
	const title = "x".repeat(40_000);
	const zeros = "0,".repeat(600_000);
	const bomb = zipOf({
		"a.json": `{"export_version":"1","journals":[{"title":"${title}","entries":[${zeros}0]}]}`,
	});
	const line = `# a${" ".repeat(60_000)}b`;
	const state = { isDone: false };
	const others = (async () => {
		const statuses = new Set<number>();
		while (!state.isDone) {
			statuses.add((await bystander.get("/api/user")).status);
			await wait(20);
		}
		return [...statuses];
	})();
	for (const browser of [here, there]) {
		expect((await bring(browser, bomb, "?preview=1")).status).toBe(400);
		expect((await bring(browser, line, "?preview=1&name=notes.md")).status).toBe(200);
		const many = `{"answers":{${Array.from({ length: 50_000 }, (_, i) => `"k${i}":0`).join()}}}`;
		const headers = { "content-type": "application/json" };
		expect((await browser.fetch("PUT", "/api/exercises/x", { raw: many, headers })).status).toBe(400);
	}
	state.isDone = true;
	expect(await others).toEqual([200]);
});

it("of two imports of one person at once, whichever processes they are at, one runs", async () => {
	const { here, there } = await atBoth(one, other);
	const days = Array.from({ length: 300 }, (_, i) => [
		`${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, "0")}-01.md`,
		`Words of day ${i}.`,
	]);
	const file = zipOf(Object.fromEntries(days));
	const answers = await Promise.all([bring(here, file), bring(there, file)]);
	await Promise.all(answers.map((answer) => answer.text()));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("a stolen session connects no identity of the issuer's, and its guesses are counted at both together", async () => {
	const { here, there, account } = await atBoth(one, other);
	const connect = async (browser: TestBrowser, currentPassword?: string) =>
		(await browser.post("/api/external-login", { currentPassword })).status;
	expect([await connect(here), await connect(there)]).toEqual([403, 403]);
	for (let i = 0; i < 10; i++) expect(await connect(i % 2 ? here : there, `guess ${i}`)).toBe(403);
	expect([await connect(here, account.password), await connect(there, account.password)]).toEqual([429, 429]);
});
