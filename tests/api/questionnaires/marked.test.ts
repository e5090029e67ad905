import { randomUUID } from "node:crypto";
import { markedWithin as begins } from "@/lib/ai/built-in/analyses/content/notes";
import type { ClientResponse, Mark } from "@/lib/domain/questionnaires/schema";
import { textSections } from "@/lib/domain/questionnaires/text-sections";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { answersTo } from "./factory";

const words =
	"My mother counted the spoons after every visit. I learned to be quiet before anybody asked. We had a red kitchen clock.";
const sentence = "I learned to be quiet before anybody asked.";

async function submitted(browser: TestBrowser, id = "8", answers = answersTo(id, words)): Promise<ClientResponse> {
	const sent = { questionnaireId: id, responses: answers };
	return (await browser.post("/api/responses", sent, { "idempotency-key": randomUUID() })).json();
}
const mark = (browser: TestBrowser, id: string, marked: unknown) =>
	browser.put(`/api/responses/${id}/mark`, { marked });
const anew = async (browser: TestBrowser, id: string): Promise<ClientResponse> =>
	(await browser.post(`/api/responses/${id}/analysis?anew`)).json();
const textOf = ({ responses }: ClientResponse) =>
	responses.find(({ answer }) => typeof answer === "string" && answer.includes(sentence))?.questionId ?? "";

describe("the sentence that matters", () => {
	it("is kept, and the analysis that is written anew begins with it, and with its whole answer", async () => {
		const { browser } = await signUp();
		const saved = await submitted(browser);
		const marked: Mark = { questionId: textOf(saved), text: sentence };
		const kept: ClientResponse = await jsonOf(mark(browser, saved.id, marked));
		expect(kept).toMatchObject({ marked, aiAnalysis: saved.aiAnalysis, version: saved.version });
		const written = await anew(browser, saved.id);
		expect(written.aiAnalysis).toMatch(new RegExp(`^> ${sentence}`));
		const section = (name: string) =>
			textSections(written.aiAnalysis ?? "").find(({ heading }) => heading === name)?.text ?? "";
		expect(begins.some((one) => section("Core Pattern").startsWith(one.split("{")[0] ?? one))).toBe(true);
		expect(section("Core Pattern")).toContain(`“${words}`);
	});

	it("is the same with or without the quotation marks at its edges", async () => {
		const { browser } = await signUp();
		const said =
			"'The account was wrong. I saw it and I should have said it.' Then he turned the page of his newspaper.";
		const saved = await submitted(browser, "8", answersTo("8", said));
		const questionId = saved.responses.find(({ answer }) => String(answer).startsWith(said))?.questionId ?? "";
		for (const text of ["I saw it and I should have said it.", "I saw it and I should have said it.'"]) {
			expect((await mark(browser, saved.id, { questionId, text })).status).toBe(200);
		}
		expect((await mark(browser, saved.id, { questionId, text: "I saw it and said it.'" })).status).toBe(400);
	});

	it.each([
		["words that stand in no answer", { questionId: "q3", text: "I never wrote this sentence." }],
		["half a sentence", { questionId: "q3", text: "I learned to be quiet" }],
		["an unknown question", { questionId: "nothing", text: sentence }],
		["something else beside it", { questionId: "q3", text: sentence, userId: 1 }],
		["nothing", undefined],
	])("is refused where it is %s", async (_, marked) => {
		const { browser } = await signUp();
		const saved = await submitted(browser);
		const response = await mark(browser, saved.id, marked);
		expect(response.status).toBe(400);
		expect((await db().userResponse.findUniqueOrThrow({ where: { id: saved.id } })).marked).toBeNull();
	});

	it("is nobody else's to choose", async () => {
		const [{ browser: mine }, { browser: theirs }] = [await signUp(), await signUp()];
		const saved = await submitted(mine);
		const marked = { questionId: textOf(saved), text: sentence };
		expect((await mark(theirs, saved.id, marked)).status).toBe(404);
		expect((await theirs.post(`/api/responses/${saved.id}/analysis?anew`)).status).toBe(404);
		expect((await db().userResponse.findUniqueOrThrow({ where: { id: saved.id } })).marked).toBeNull();
	});

	it("stays through an edit that leaves it, and goes with one that takes it out", async () => {
		const { browser } = await signUp();
		const saved = await submitted(browser);
		const marked = { questionId: textOf(saved), text: sentence };
		await mark(browser, saved.id, marked);
		const edit = async (text: string): Promise<ClientResponse> =>
			(await browser.put(`/api/responses/${saved.id}`, { responses: answersTo("8", text) })).json();
		const kept = await edit(`${words} And a cat.`);
		expect(kept.marked).toEqual(marked);
		expect(kept.aiAnalysis).toContain(sentence);
		const gone = await edit("We had a red kitchen clock, and my mother counted the spoons after every visit.");
		expect(gone.marked).toBeNull();
		expect(gone.aiAnalysis).not.toMatch(/you marked/);
	});

	it("is what the life script offers first", async () => {
		const { browser } = await signUp();
		const saved = await submitted(browser);
		await submitted(browser, "9", answersTo("9", "He mended radios in the shed. I liked the smell of solder there."));
		await mark(browser, saved.id, { questionId: textOf(saved), text: sentence });
		const script = await jsonOf(browser.post("/api/life-script/generate"));
		expect(script.lifeScript.scriptSentence).toContain(sentence);
	});
});
