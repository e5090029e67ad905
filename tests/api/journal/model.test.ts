import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { goodReflection } from "@/tests/setup/model/answers";
import { anything, asks, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";

const prompt = "What stayed with you?";
const reflection = {
	...goodReflection,
	keyInsights: [
		"You wrote “i KEPT quiet” and then stood still.",
		"As you wrote, “nobody ever listens to me”, and that is heavy.",
		"# A heading\nSee [this](https://example.com/x) ![pixel](https://example.com/p.png)",
	],
	quote: "I kept quiet",
	relatedEntry: 7,
};

const mock = coachServer({ timeoutMs: 1500 });
const sent: string[] = [];

beforeAll(() => {
	mock.on(asks("FAILING-MODEL"), OUT_OF_ORDER);
	mock.on(asks("NONSENSE-MODEL"), { content: "I would rather talk about the weather." });
	mock.on(asks("HANGING-MODEL"), { content: JSON.stringify(reflection) }, { latency: 6_000 });
	const concern = { kind: "self-harm", words: "non svegliarmi" };
	const worried = (words: string, more: object) => ({
		content: JSON.stringify({ ...more, concern: { ...concern, words } }),
	});
	mock.on(asks("svegliarmi più, credo"), worried("non svegliarmi più", reflection));
	mock.on(asks("svegliarmi mai"), worried("I want to die", reflection));
	mock.on(asks("svegliarmi adesso"), worried("non svegliarmi", { form: "feeling", text: "What is heavy?" }));
	mock.on(
		{
			predicate: (request) => {
				const text = JSON.stringify(request.messages);
				sent.push(text);
				return text.includes("asks you for one short thought");
			},
		},
		{ content: JSON.stringify({ form: "reframe", text: "💡 What if quiet was care?" }) },
	);
	mock.on(anything, { content: JSON.stringify(reflection) });
});
beforeEach(() => sent.splice(0));

const post = async (browser: TestBrowser, content: string, action = "submit") =>
	browser.post("/api/journal", { content, prompt, action }, { "x-timezone-offset": "0" });

it("gives back what the model wrote, with only the person's own words between quotation marks", async () => {
	const { browser } = await signUp();
	const { entry, ...result } = await jsonOf<JournalResult & { entry: ClientEntry }>(
		post(browser, "Tom called. I kept quiet and let the tap run."),
	);
	expect(result).toMatchObject({
		title: "The Tap Running",
		quote: "I kept quiet",
		message: "Rest well.",
		insightStatus: "ready",
	});
	expect(result.keyInsights[0]).toContain("“i KEPT quiet”");
	expect(result.keyInsights[1]).not.toMatch(/[“”]/);
	expect(result.keyInsights[2]).not.toMatch(/https|\]\(|^#/);
	expect(entry).toMatchObject({ insightBy: "test-model", relatedTo: null });
});

test.each([
	["Mi piacerebbe non svegliarmi più, credo.", "submit", true],
	["Mi piacerebbe non svegliarmi mai.", "submit", false],
	["Mi piacerebbe non svegliarmi adesso.", "insight", true],
])("what worries the model about %j (%s) adds a notice: %s", async (content, action, isWorried) => {
	const { browser, user } = await signUp();
	const result = await jsonOf<JournalResult>(post(browser, content, action));
	expect(result.insightStatus).toBe("ready");
	if (isWorried) expect(result.safety).toMatchObject({ kind: "self-harm", certainty: "doubtful" });
	else expect(result.safety).toBeNull();
	expect(JSON.stringify(await db().journalEntry.findMany({ where: { userId: user.id } }))).not.toContain("self-harm");
});

it("follows the person's settings in manner, and sends nobody else's words", async () => {
	const { browser: other } = await signUp("grace");
	await post(other, "The lighthouse at Cape Wrath is my secret.");
	const { browser, user } = await signUp();
	const texts = {
		coachPersona: "Speak like a ferryman.",
		chatInstructions: "c",
		journalInstructions: "Mention the tide.",
		quickInsightInstructions: "Mention the oar.",
		questionnaireInstructions: "q",
	};
	await db().aiPersonaSettings.create({ data: { userId: user.id, ...texts } });
	sent.splice(0);
	await post(browser, "The lighthouse at Cape Wrath again.");
	await post(browser, "The lighthouse.", "insight");
	expect(sent[0]).toMatch(/ferryman[\s\S]*Mention the tide/);
	expect(sent.at(-1)).toMatch(/ferryman[\s\S]*Mention the oar/);
	expect(sent.join()).not.toContain("my secret");
});

it.each(["FAILING-MODEL", "NONSENSE-MODEL", "HANGING-MODEL"])(
	"saves the entry when the model is a %s, and reads it later",
	async (kind) => {
		const { browser, user } = await signUp();
		const { entry, ...result } = await jsonOf<JournalResult & { entry: ClientEntry }>(
			post(browser, `${kind} and my words`),
		);
		expect(result).toEqual({
			title: null,
			keyInsights: [],
			quote: null,
			message: null,
			insightStatus: "unavailable",
			safety: null,
		});
		expect(entry).toMatchObject({ content: `${kind} and my words`, isBeingRead: false, insightBy: null });
		const again = await browser.post(`/api/journal/${entry.id}/insight`);
		expect([502, 504]).toContain(again.status);
		await db().journalEntry.update({ where: { id: entry.id, userId: user.id }, data: { content: "My words" } });
		const mended = await jsonOf<JournalResult>(browser.post(`/api/journal/${entry.id}/insight`));
		expect(mended).toMatchObject({ title: "The Tap Running", insightStatus: "ready" });
		expect(await jsonOf<ClientEntry[]>(browser.get(`/api/journal/${user.id}?q=tap`))).toHaveLength(1);
	},
);
