import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLines } from "@/lib/ai/openai/check-model";
import { findServers } from "@/lib/ai/openai/find-servers";
import { sendJson } from "@/tests/setup/model/local-server";
import { freePort } from "@/tests/setup/ports";
import { run } from "./processes";

/* Connects a model with one command, which runs in its own process. */

jest.setTimeout(180_000);

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-connect-"));
const file = path.join(folder, ".env");
let models: string[];
let status: number;
const server = createServer((request, response) => {
	if (request.url === "/v1/models") return sendJson(response, 200, { data: models.map((id) => ({ id })) });
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	if (status !== 200) return sendJson(response, status, { error: { message: "no", code: "invalid_api_key" } });
	const content = JSON.stringify({ reply: "A boat, a heron, the first light on the water." });
	return sendJson(response, 200, { choices: [{ message: { content }, finish_reason: "stop" }] });
});
let port: number;
beforeAll(async () => {
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	({ port } = server.address() as AddressInfo);
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
	models = ["qwen3:8b", "nomic-embed-text"];
	status = 200;
});

const backups = () => readdirSync(folder).filter((name) => name.startsWith(".env.before-connect-"));

const admin = (args: string[], more: Record<string, string> = {}) =>
	run("prisma/admin.ts", args, { OPENAI_API_KEY: "", OPENAI_BASE_URL: "", OPENAI_MODEL: "", ENV_FILE: file, ...more });

test("the one model of a server is tried, shown and written down, for its owner's eyes alone", async () => {
	writeFileSync(file, "PORT=4000\n", { mode: 0o644 });
	const { code, stdout } = await admin(["connect", `localhost:${port}`]);
	expect(stdout).toMatch(/Trying qwen3:8b[\s\S]*It said: A boat, a heron[\s\S]*Written to .*\.env/);
	expect(code).toBe(0);
	const written = readFileSync(file, "utf8");
	expect(written).toBe(`PORT=4000\nOPENAI_BASE_URL=http://localhost:${port}/v1\nOPENAI_MODEL=qwen3:8b\n`);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const [kept = ""] = backups();
	expect(stdout).toContain(`what it was is in ${kept}.`);
	expect(readFileSync(path.join(folder, kept), "utf8")).toBe("PORT=4000\n");
	expect(statSync(path.join(folder, kept)).mode & 0o777).toBe(0o600);
});

test("a model that cannot coach is not written down, and both commands end with an error", async () => {
	rmSync(file, { force: true });
	status = 401;
	const [connecting, checking] = await Promise.all([
		admin(["connect", `localhost:${port}`]),
		admin(["check-model"], { OPENAI_BASE_URL: `http://localhost:${port}/v1`, OPENAI_MODEL: "qwen3:8b" }),
	]);
	expect(connecting).toMatchObject({ code: 1, stderr: expect.stringContaining("Nothing was changed") });
	expect(existsSync(file)).toBe(false);
	expect(checking.code).toBe(1);
	expect(checking.stdout).toMatch(/refused the key \(OPENAI_API_KEY\) \(status 401, invalid_api_key\)/);
	status = 200;
	expect(await admin(["check-model"], { OPENAI_BASE_URL: `http://localhost:${port}/v1` })).toMatchObject({ code: 0 });
});

test("of several models one has to be named", async () => {
	models = ["qwen3:8b", "llama3.2:3b"];
	expect(await admin(["connect", `localhost:${port}`])).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("Name one of its models after the address: qwen3:8b, llama3.2:3b."),
	});
});

test("a server on a usual port is found with its models that talk, and said to be there when the app starts", async () => {
	const ports = [
		{ name: "Ollama", port },
		{ name: "Jan", port: await freePort() },
	];
	expect(await findServers(ports)).toEqual([
		{ name: "Ollama", baseURL: `http://localhost:${port}/v1`, models: ["qwen3:8b"] },
	]);
	const nothing = { model: "", timeoutMs: 1_000, transcription: {}, speech: {} };
	expect(await startLines(nothing, ports)).toEqual([
		"Ollama runs on this machine, and is not used: `npm run admin -- connect` lets it coach.",
	]);
	expect(await startLines({ ...nothing, baseURL: `http://localhost:${port}/v1`, model: "gone" }, ports)).toEqual([
		expect.stringMatching(/^The coach is gone at http:\/\/localhost:\d+\. Window: the server does not tell/),
		"It has no model gone. It has: qwen3:8b, nomic-embed-text.",
	]);
	expect(await startLines({ ...nothing, baseURL: `http://localhost:${port}/v1` }, ports)).toEqual([
		expect.stringMatching(/^The coach is qwen3:8b at /),
	]);
});
