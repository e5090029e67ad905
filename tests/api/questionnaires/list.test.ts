import type { ListedResponse } from "@/lib/domain/questionnaires/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";

const long = "What I remember best is the kitchen — at six in the morning. 😀 ".repeat(150).slice(0, 9_999);

/** Stores responses to the first questionnaire, with answers of the greatest length unless another is given. */
async function write(userId: number, count: number, answer = long): Promise<void> {
	const asked = await db().questionnaire.findUniqueOrThrow({ where: { id: "1" } });
	const questions = asked.questions as { id: string; type: string }[];
	const responses = questions.map(({ id, type }) => ({ questionId: id, answer: type === "text" ? answer : 4 }));
	await db().userResponse.createMany({
		data: Array.from({ length: count }, (_, i) => ({
			userId,
			questionnaireId: "1",
			responses,
			aiAnalysis: answer,
			completedAt: new Date(Date.UTC(2026, 0, 1 + i)),
		})),
	});
}

it("stays under three megabytes whatever was written: the newest whole, the others abridged and marked", async () => {
	const { browser, user } = await signUp();
	await write(user.id, 200);
	const response = await browser.get(`/api/responses/${user.id}?limit=200`);
	const text = await response.text();
	expect(Buffer.byteLength(text)).toBeLessThan(3_000_000);
	const list = JSON.parse(text) as ListedResponse[];
	expect(list).toHaveLength(200);
	const [newest, oldest] = [list[0], list[199]];
	expect(newest?.isComplete).toBe(true);
	expect(newest?.aiAnalysis).toBe(long);
	expect(oldest?.isComplete).toBe(false);
	expect(oldest?.completedAt).toBe("2026-01-01T00:00:00.000Z");
	expect(oldest?.responses.map(({ questionId }) => questionId)).toEqual(
		newest?.responses.map(({ questionId }) => questionId),
	);
	for (const { answer } of oldest?.responses ?? []) {
		expect(typeof answer === "number" ? answer : long.startsWith(answer)).toBeTruthy();
	}
	expect(list.filter(({ isComplete }) => isComplete).length).toBeGreaterThan(5);
	const whole = await jsonOf(browser.get(`/api/responses/${oldest?.id}/detail`));
	expect(whole.aiAnalysis).toBe(long);
});

it("comes in pages that leave out nothing and say nothing twice, also where moments are the same", async () => {
	const { browser, user } = await signUp();
	await write(user.id, 7, "Short enough to be sent.");
	await db().userResponse.updateMany({ where: { userId: user.id }, data: { completedAt: new Date() } });
	const seen: string[] = [];
	for (let before = ""; ; ) {
		const page = await jsonOf<ListedResponse[]>(
			browser.get(`/api/responses/${user.id}?limit=3${before && `&before=${before}`}`),
		);
		if (page.length === 0) break;
		expect(page.every(({ isComplete }) => isComplete)).toBe(true);
		seen.push(...page.map(({ id }) => id));
		before = seen.at(-1) ?? "";
	}
	expect(new Set(seen).size).toBe(7);
	expect(seen).toHaveLength(7);
});

it.each([
	["limit=0", 400],
	["limit=201", 400],
	["limit=x", 400],
	["before=somebody-elses", 404],
])("?%s is %i", async (query, status) => {
	const { browser, user } = await signUp();
	expect((await browser.get(`/api/responses/${user.id}?${query}`)).status).toBe(status);
});

it("goes on after no response of somebody else's", async () => {
	const { user } = await signUp();
	await write(user.id, 1, "Mine alone, and nobody else's.");
	const { id } = await db().userResponse.findFirstOrThrow({ where: { userId: user.id } });
	const { browser, user: other } = await signUp();
	expect((await browser.get(`/api/responses/${other.id}?before=${id}`)).status).toBe(404);
});
