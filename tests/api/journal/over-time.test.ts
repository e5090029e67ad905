import type { SendResult } from "@/lib/domain/chat/schema";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";
import { submitted } from "./entries";

const HINTS = [
	"I put all my papers in order and wrote the passwords on a list.",
	"I gave my brother my guitar.",
	"I'm so tired of pretending.",
	"I feel completely empty inside.",
] as const;
const CALM = "We had soup, and it rained until the evening.";
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

const say = async (browser: TestBrowser, content: string): Promise<SendResult> =>
	(await browser.post("/api/chat", { content })).json();

/** Adds an entry from `days` days ago. */
async function wrote(userId: number, content: string, days: number) {
	const at = daysAgo(days);
	await db().journalEntry.create({ data: { userId, content, prompt: "p", localDate: at, createdAt: at } });
}
/** Adds a message from `days` days ago. */
async function said(userId: number, content: string, days: number) {
	await db().chatMessage.create({ data: { userId, content, isAiResponse: false, createdAt: daysAgo(days) } });
}

it("adds up hints of several days in the journal, as a quiet line above the reflection", async () => {
	const { browser, user } = await signUp();
	for (const [index, hint] of HINTS.slice(0, 3).entries()) await wrote(user.id, hint, 3 - index);
	const result = await submitted(browser, HINTS[3]);
	expect(result).toMatchObject({ insightStatus: "ready", safety: { kind: "self-harm", certainty: "doubtful" } });
	expect(JSON.stringify(await db().journalEntry.findMany({ where: { userId: user.id } }))).not.toMatch(
		/self-harm|doubtful/,
	);
});

it("adds up the conversation and the journal, both ways", async () => {
	const { browser, user } = await signUp();
	await said(user.id, HINTS[0], 2);
	await wrote(user.id, HINTS[1], 1);
	await said(user.id, HINTS[2], 1);
	expect((await submitted(browser, HINTS[3])).safety).toMatchObject({ kind: "self-harm", certainty: "doubtful" });

	const { browser: second, user: other } = await signUp();
	for (const [index, hint] of HINTS.slice(0, 3).entries()) await wrote(other.id, hint, 3 - index);
	expect((await say(second, HINTS[3])).safety).toMatchObject({ kind: "self-harm" });
});

it("adds up the journal and the exercises, both ways, but not a letter about long ago", async () => {
	const { browser, user } = await signUp();
	const did = (userId: number, slug: string, answers: Record<string, string>) =>
		db().exerciseRun.create({ data: { userId, slug, answers } });
	for (const [index, hint] of HINTS.slice(0, 3).entries()) await wrote(user.id, hint, 3 - index);
	const run = await did(user.id, "when-and-then", {});
	const body = { answers: { wish: HINTS[3] }, step: 1, status: "open", version: run.version };
	expect(await jsonOf(browser.put(`/api/exercises/${run.id}`, body))).toMatchObject({
		safety: { kind: "self-harm", certainty: "doubtful" },
	});

	for (const slug of ["when-and-then", "unsent-letter"]) {
		const { browser, user } = await signUp();
		const [typed] = exerciseBySlug(slug)?.steps.filter(({ kind }) => kind === "text") ?? [];
		await did(user.id, slug, { [typed?.id ?? ""]: HINTS.slice(0, 3).join(" ") });
		const { safety } = await submitted(browser, HINTS[3]);
		expect(safety?.kind).toBe(slug === "unsent-letter" ? undefined : "self-harm");
	}
});

it("uses no hint of another person or from long ago, and none for a calm page", async () => {
	const { user: other } = await signUp();
	for (const hint of HINTS.slice(0, 3)) await wrote(other.id, hint, 1);
	const { browser, user } = await signUp();
	expect((await submitted(browser, HINTS[3])).safety).toBeNull();
	for (const hint of HINTS.slice(0, 3)) await wrote(user.id, hint, 20);
	expect((await submitted(browser, HINTS[3])).safety).toBeNull();
	for (const hint of HINTS.slice(0, 3)) await wrote(user.id, hint, 1);
	expect((await submitted(browser, CALM)).safety).toBeNull();
});
