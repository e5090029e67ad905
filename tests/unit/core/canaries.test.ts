import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RUN_FOLDER } from "@/tests/e2e/setup/apps";
import { foundInOwnApps, lookThroughWhenOver } from "@/tests/e2e/setup/own-app";
import { findCanaries, lookThroughFolder, notedCanaries } from "@/tests/setup/canaries/look";
import { CANARIES, noteCookie, noteSent } from "@/tests/setup/canaries/note";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-canaries-test-"));
const noted = path.join(folder, "noted");
const left = path.join(folder, "left");
const before = process.env[CANARIES];
beforeAll(() => {
	process.env[CANARIES] = noted;
	mkdirSync(left);
	noteSent("POST /api/journal", { content: "My sister rang, and nobody slept well.", action: "submit", version: 1 });
	noteSent("POST /api/responses", { responses: [{ questionId: "q1", answer: "Quiet evenings by the harbour" }] });
	noteSent("POST /api/register", { username: "ada of the long name", password: "a quiet password", firstName: "Ada" });
	noteCookie("s".repeat(41));
	noteCookie("dark");
});
afterAll(() => {
	if (before === undefined) delete process.env[CANARIES];
	else process.env[CANARIES] = before;
	rmSync(folder, { recursive: true });
});

const always = [{ kind: "a key", from: "SESSION_SECRET", text: "the seal of everybody" }] as const;

it("takes what people write, passwords and cookies, and not what a database may show", () => {
	expect(notedCanaries(noted, always).map(({ kind, text }) => [kind, text])).toEqual([
		["words that somebody wrote", "and nobody slept well"],
		["words that somebody wrote", "Quiet evenings by the harbour"],
		["a password", "a quiet password"],
		["a cookie", "s".repeat(41)],
		["a key", "the seal of everybody"],
	]);
});

it.each([
	["words that somebody wrote", "POST /api/journal, content", '{"msg":"My sister rang, and nobody slept well."}'],
	[
		"words that somebody wrote",
		"POST /api/responses, answer",
		'(1,"[{""answer"": ""Quiet evenings by the harbour""}]")',
	],
	["a password", "POST /api/register", "password=a quiet password"],
	["a cookie", "a browser", `cookie: session=${"s".repeat(41)}`],
	["a key", "SESSION_SECRET", "the seal of everybody"],
])("finds %s (%s), and names the file and the kind, never the words", (kind, from, text) => {
	writeFileSync(path.join(left, "app.log"), `one line\n${text}\nanother`);
	const canaries = notedCanaries(noted, always);
	const found = lookThroughFolder("the app", left, canaries);
	expect(found).toEqual([`The file app.log of the app holds ${kind} (${from}).`]);
	expect(findCanaries("The log", Buffer.from(`${text.slice(0, -8)}`), canaries)).toEqual([]);
});

it("looks through what an app leaves that a journey starts for itself, with what was sent to it", async () => {
	process.env[RUN_FOLDER] = path.join(folder, "run");
	const own = mkdtempSync(path.join(folder, "own-"));
	const app = spawn(process.execPath, ["-e", "process.stdin.resume().on('end', () => {})"]);
	expect(foundInOwnApps()).toEqual([]);
	lookThroughWhenOver(app, own, () => "it was a quiet password");
	noteSent("POST /api/chat", { content: "Nobody knows that I left" });
	writeFileSync(path.join(own, "table"), "Nobody knows that I left, and My sister rang, and nobody slept well.");
	app.stdin.end();
	await once(app, "exit");
	const name = `the app in ${path.basename(own)}`;
	expect(foundInOwnApps()).toEqual([
		`The file table of ${name} holds words that somebody wrote (POST /api/chat, content).`,
		`The log of ${name} holds a password (POST /api/register).`,
	]);
	delete process.env[RUN_FOLDER];
});
