import type { JournalResult } from "@/lib/domain/journal/schema";
import { assess } from "@/lib/safety/assess";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { goodReflection } from "@/tests/setup/model/answers";
import { anything, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { submit } from "./entries";

const DARK = "Everyone would be better off without me, I want to die.";
const AFRAID = "My husband hits me and I am afraid of what he will do next.";

const DOUBTFUL = "I could kill my boss.";

const model = coachServer();
beforeEach(() => model.reset());
const answering = (answer: object) => model.on(anything, { content: JSON.stringify(answer) });

const write = (browser: TestBrowser, content: string, action = "submit", headers = {}) =>
	jsonOf<JournalResult>(submit(browser, content, headers, { action }));

it("leads with the notice, saves every word and does not ask the coach", async () => {
	answering(goodReflection);
	const { browser, user } = await signUp();
	const result = await write(browser, DARK, "submit", { "accept-language": "en-GB" });
	expect(result).toMatchObject({ insightStatus: "unavailable", safety: { kind: "self-harm", country: "GB" } });
	expect(result.safety?.helpLines.map(({ call }) => call)).toContain("116 123");
	expect(result.entry).toMatchObject({ content: DARK, title: null, insightBy: null, isBeingRead: false });
	expect(model.getRequests()).toHaveLength(0);
	const rows = await db().journalEntry.findMany({ where: { userId: user.id } });
	expect(rows).toHaveLength(1);
	expect(JSON.stringify(rows)).not.toMatch(/self-harm|safety|crisis/i);
});

it("stands as one quiet line above the reflection where the sign is doubtful", async () => {
	expect(assess([DOUBTFUL])?.certainty).toBe("doubtful");
	answering(goodReflection);
	const { browser, user } = await signUp();
	const result = await write(browser, DOUBTFUL);
	expect(result).toMatchObject({
		insightStatus: "ready",
		title: goodReflection.title,
		safety: { certainty: "doubtful", message: expect.not.stringContaining("\n"), helpLines: expect.any(Array) },
	});
	// In the history, the reflection looks like that of any other entry.
	const [entry] = await jsonOf<JournalResult["entry"][]>(browser.get(`/api/journal/${user.id}`));
	expect(entry).toMatchObject({ title: goodReflection.title, insightBy: "test-model" });
});

it("comes with a quick insight whether or not the coach answers", async () => {
	model.on(anything, OUT_OF_ORDER);
	const { browser } = await signUp();
	expect(await write(browser, DOUBTFUL, "insight")).toMatchObject({
		message: null,
		insightStatus: "unavailable",
		safety: { certainty: "doubtful" },
	});
	expect(model.getRequests().length).toBeGreaterThan(0);
});

it("comes in the language of what was written", async () => {
	const { browser } = await signUp();
	const result = await write(browser, "No puedo más. Quiero morir.", "submit", { "accept-language": "es-MX" });
	expect(result).toMatchObject({ insightStatus: "unavailable", safety: { language: "es", country: "MX" } });
	expect(result.safety?.message).toMatch(/^No tienes que estar a solas con esto/);
	expect(model.getRequests()).toHaveLength(0);
});

it("replaces the quick insight, and saves nothing", async () => {
	const { browser, user } = await signUp();
	browser.cookies.set("country", "NZ");
	const result = await write(browser, AFRAID, "insight");
	expect(result).toMatchObject({ message: null, entry: null, safety: { kind: "partner-danger", country: "NZ" } });
	expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(0);
	expect(model.getRequests()).toHaveLength(0);
});

it("lets the person have it read anyway, and keeps nothing that urges them to make up", async () => {
	const { browser } = await signUp();
	const { entry } = await write(browser, AFRAID);
	answering({ ...goodReflection, message: "Try couples therapy and give him another chance." });
	const refused = await browser.post(`/api/journal/${entry?.id}/insight`);
	expect(refused.status).toBe(502);
	model.reset();
	answering(goodReflection);
	expect(await jsonOf(browser.post(`/api/journal/${entry?.id}/insight`))).toMatchObject({
		insightStatus: "ready",
		title: goodReflection.title,
	});
});
