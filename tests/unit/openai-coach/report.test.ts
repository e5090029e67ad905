import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promptTable } from "@/tests/evals/coach/prompts";
import { runReport } from "@/tests/evals/coach/report/run";
import { goodReflection } from "@/tests/setup/model/answers";
import { beginStream, chunk } from "@/tests/setup/model/local-server";

/* `npm run eval:coach -- --model` and `-- --prompts`: reports that anybody with a model can make and compare. */

const answers: Record<string, object> = {
	reply: { concern: null, reply: "You are absolutely right, and Beatrix said so. What did you hear?", offers: [] },
	quick_insight: { concern: null, form: "reframe", text: "<b>The tap</b> spoke for you. What did it say?" },
	reflection: { concern: null, ...goodReflection },
	letter: {
		opening: "This is a letter about three days of your week.",
		joins: ["On Monday you wrote:", "Then, on Thursday, you wrote:", "On Sunday you wrote:"],
	},
};
const folder = mkdtempSync(path.join(tmpdir(), "innerscript-report-"));
jest.setTimeout(180_000);

let server: Server;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
		const { response_format: form } = JSON.parse(await text(request));
		const content = JSON.stringify(answers[form?.json_schema?.name] ?? {});
		beginStream(response, chunk({ content }), chunk({}, "stop"));
		const usage = { prompt_tokens: 900, completion_tokens: 20 };
		response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	environment = { NODE_ENV: "test", OPENAI_BASE_URL: address, OPENAI_MODEL: "tiny:1b", PEOPLE: "1", WHERE: "a <test>" };
	jest.spyOn(console, "log").mockImplementation(() => {});
	jest.spyOn(console, "table").mockImplementation(() => {});
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	rmSync(folder, { recursive: true, force: true });
	jest.restoreAllMocks();
});

it("asks a model for every action, and shows its texts beside those of the built-in coach", async () => {
	expect(await runReport(environment, folder)).toBe(true);
	const { outcomes } = JSON.parse(readFileSync(path.join(folder, "tiny_1b.json"), "utf8"));
	const of = (action: string) => outcomes.find((one: { action: string }) => one.action === action);
	expect([...new Set(outcomes.map(({ action }: { action: string }) => action))].sort()).toEqual(
		["analysis", "letter", "life script", "love script", "quick insight", "reflection", "reply"].sort(),
	);
	expect(of("letter").text).toContain("Then, on Thursday, you wrote:");
	expect(of("reply").faults).toEqual(expect.arrayContaining(["takes a side", "a name that nobody mentioned"]));
	expect(of("reply")).toMatchObject({ refused: null, repairs: 0, tokens: { prompt: 900, answer: 20 } });
	expect(of("life script")).toMatchObject({ text: "", refused: "ai_failed" });
	expect(of("life script").repairs).toBeGreaterThan(0);
	const page = readFileSync(path.join(folder, "index.html"), "utf8");
	for (const name of ["built-in", "tiny:1b (a &lt;test&gt;)", ": letter</h2>", "nothing came: ai_failed"])
		expect(page).toContain(name);
	expect(page).not.toMatch(/<script|<b>|https?:/);
});

it("says what is missing where no model is connected", async () => {
	expect(await runReport({ NODE_ENV: "test" }, folder)).toBe(false);
});

it("has in the documentation the table of prompts that its command prints", () => {
	expect(readFileSync("docs/models.md", "utf8")).toContain(promptTable());
});
