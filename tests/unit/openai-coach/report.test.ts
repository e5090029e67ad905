import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Run } from "@/tests/evals/coach/report/page";
import { reportPage } from "@/tests/evals/coach/report/page";
import { tellers } from "@/tests/evals/coach/report/people";
import { runReport } from "@/tests/evals/coach/report/run";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { chunk, type LocalServer, sendJson, serve } from "@/tests/setup/model/local-server";

const patterns = ["Waiting", "Giving way", "Going first"].map((pattern) => ({
	pattern,
	description: "I wait until somebody else begins.",
	impact: "It costs me the evening.",
}));
const prose = "I kept quiet and let the tap run. ".repeat(45);
const life = { scriptSentence: "I keep the peace.", mainScript: prose, patterns, quotes: [] };
const love = {
	...{ personalMythTitle: "The Keeper of the Lamp", personalMythIntro: prose, healedScriptSentence: "I may be heard." },
	...{ healedMainScript: prose, dayInLifeNarrative: prose, patterns, quotes: [] },
	affirmations: ["I may rest.", "I may ask.", "I may stay."],
};
const answers: Record<string, object> = {
	reply: { concern: null, reply: "You are right, and anybody would say so. Rest. What now?", offers: [] },
	quick_insight: { concern: null, form: "growth", text: "What helped?" },
	reflection: { concern: null, ...goodReflection },
	analysis: { concern: null, ...goodAnalysis },
	life_script: life,
	love_script: love,
};

/** A server that answers what it is asked for, counts its tokens, and once leaves something out. */
function modelServer(): Promise<LocalServer> {
	let hasFailed = false;
	return serve((response, _, body) => {
		const { response_format: format } = JSON.parse(body) as { response_format: { json_schema: { name: string } } };
		const { name } = format.json_schema;
		if (name === "reflection") return sendJson(response, 400, { error: { message: "I would rather not." } });
		const lacking = name === "analysis" && !hasFailed;
		if (lacking) hasFailed = true;
		const content = JSON.stringify(lacking ? { ...goodAnalysis, concern: null, impact: "" } : answers[name]);
		const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 70 } })}\n\n`;
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.end(`${chunk({ content })}${chunk({}, "stop")}${usage}data: [DONE]\n\n`);
	});
}

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "report-"));
	jest.spyOn(console, "log").mockImplementation(() => undefined);
	jest.spyOn(console, "table").mockImplementation(() => undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = (url: string, model: string) => ({
	...{
		NODE_ENV: "test" as const,
		OPENAI_BASE_URL: `${url}/v1`,
		OPENAI_MODEL: model,
		AI_TIMEOUT_MS: "5000",
		PEOPLE: "1",
	},
});

it("asks for everything that is written for somebody, and counts what came of it", async () => {
	const server = await modelServer();
	expect(await runReport(settings(server.url, "small/model:7b"), folder)).toBe(true);
	expect(readdirSync(folder).toSorted()).toEqual(["built-in.json", "index.html", "small_model_7b.json"]);
	const { name, outcomes } = JSON.parse(readFileSync(join(folder, "small_model_7b.json"), "utf8")) as Run;
	expect(name).toBe("small/model:7b");
	const of = (action: string) => outcomes.find((one) => one.action === action);
	expect(of("life script")).toMatchObject({ refused: null, repairs: 0, tokens: { prompt: 900, answer: 70 } });
	expect(of("analysis")).toMatchObject({ refused: null, repairs: 1, tokens: { prompt: 1_800, answer: 140 } });
	expect(of("reflection")).toMatchObject({ refused: "ai_failed", text: "" });
	expect(of("reply")?.faults).toEqual(expect.arrayContaining(["takes a side"]));
	expect(outcomes.find(({ who }) => who === "Polish")?.faults).toContainEqual("answers Polish in English");
}, 60_000);

it("shows the texts of every model that was asked side by side", async () => {
	const server = await modelServer();
	await runReport(settings(server.url, "one"), folder);
	await runReport(settings(server.url, "two"), folder);
	const page = readFileSync(join(folder, "index.html"), "utf8");
	expect(page).toContain("<th>built-in</th><th>one</th><th>two</th>");
	expect(page.split("The Keeper of the Lamp").length - 1).toBe(2);
	expect(page).toContain("nothing came: ai_failed");
}, 60_000);

it("holds what people and models write as text and nothing else", () => {
	const text = `<script>alert("x")</script> <img src=x onerror='y'> & so on`;
	const outcome = { who: text, action: "reply" as const, said: text, text, refused: text, faults: [text] };
	const page = reportPage([
		{ name: text, where: text, outcomes: [{ ...outcome, repairs: 0, tokens: null, seconds: 1 }] },
	]);
	expect(page).not.toMatch(/<script|<img|onerror='/);
	expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
});

it("needs a model, and has twenty people for it", async () => {
	expect(await runReport({ NODE_ENV: "test" }, folder)).toBe(false);
	expect(tellers).toHaveLength(20);
	expect(new Set(tellers.map(({ person }) => person.firstName)).size).toBe(20);
	for (const { person, page } of tellers) {
		expect(person.answers).toMatchObject({ 8: expect.anything(), 9: expect.anything() });
		expect(page.length).toBeGreaterThan(60);
	}
});
