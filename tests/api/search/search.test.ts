import { addDays, localDay, toDateColumn } from "@/lib/domain/progress/days";
import type { SearchResult } from "@/lib/domain/search/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const DAY_MS = 86_400_000;
const today = () => localDay(new Date(), 0);

async function entry(userId: number, daysAgo: number, content: string, title: string | null = null) {
	const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
	return db().journalEntry.create({
		data: {
			userId,
			content,
			title,
			prompt: "What stayed?",
			localDate: toDateColumn(localDay(createdAt, 0)),
			createdAt,
		},
	});
}

const say = (userId: number, content: string, isAiResponse = false) =>
	db().chatMessage.create({ data: { userId, content, isAiResponse } });

async function search(browser: TestBrowser, q: string): Promise<SearchResult> {
	return await jsonOf<SearchResult>(browser.get(`/api/search?q=${encodeURIComponent(q)}`));
}

const passagesOf = ({ groups }: SearchResult) => groups.flatMap(({ passages }) => passages);
const found = async (browser: TestBrowser, q: string) =>
	passagesOf(await search(browser, q)).map(({ passage }) => passage);

describe("searching one's own pages", () => {
	it("finds what was written anywhere, with its date and where it stands", async () => {
		const { browser, user } = await signUp();
		const written = await entry(user.id, 3, "Mum rang at nine. I let it ring. The cat slept.", "At nine");
		const message = await say(user.id, "I should call my mother back.");
		await say(user.id, "Your mother matters.", true);
		const goal = await db().relationshipGoal.create({
			data: { userId: user.id, description: "Ring my mam on Sundays.", type: "short term" },
		});
		const result = await search(browser, "What did I write about my mother?");
		expect(result.total).toBe(3);
		expect(passagesOf(result)).toEqual([
			{
				kind: "journal",
				date: addDays(today(), -3),
				title: "At nine",
				partOf: null,
				passage: "Mum rang at nine. I let it ring. The cat slept.",
				href: `/journal?entry=${written.id}`,
				why: ["mother"],
			},
			expect.objectContaining({ kind: "goal", passage: "Ring my mam on Sundays.", href: `/#goal-${goal.id}` }),
			expect.objectContaining({ kind: "message", href: `/chat?message=${message.id}` }),
		]);
	});

	it("knows what came, went and changed since it last looked", async () => {
		const { browser, user } = await signUp();
		const one = await entry(user.id, 2, "The heron stood there.");
		expect(await found(browser, "heron")).toHaveLength(1);
		const two = await entry(user.id, 1, "A second heron.");
		await say(user.id, "Herons again.");
		expect(await found(browser, "heron")).toHaveLength(3);
		await db().journalEntry.update({ where: { id: two.id, userId: user.id }, data: { content: "A stork, really." } });
		expect(await found(browser, "heron")).toHaveLength(2);
		await db().journalEntry.delete({ where: { id: one.id } });
		expect(await found(browser, "heron")).toEqual(["Herons again."]);
		await db().chatMessage.deleteMany({ where: { userId: user.id } });
		expect(await found(browser, "heron")).toEqual([]);
		expect(await found(browser, "stork")).toEqual(["A stork, really."]);
	});

	it("says what it did not find, and finds nothing where nothing is", async () => {
		const { browser, user } = await signUp();
		expect(await search(browser, "house")).toEqual({
			total: 0,
			period: null,
			missing: ["house"],
			isComplete: true,
			groups: [],
		});
		await entry(user.id, 1, "We painted the house.");
		expect(await search(browser, "the house in Lisbon")).toMatchObject({ missing: ["Lisbon"], total: 1 });
	});

	it.each(["", "?q=", "?q=%20", `?q=${"x".repeat(301)}`, "?q=a&limit=0", "?q=a&limit=101"])(
		"refuses %s with a sentence",
		async (query) => {
			const { browser } = await signUp();
			const response = await browser.get(`/api/search${query}`);
			expect(response.status).toBe(400);
			expect(await response.text()).toMatch(/^[A-Z].*\.$/);
		},
	);
});

describe("somebody else's pages", () => {
	it("are found by nobody", async () => {
		const { user } = await signUp();
		await entry(user.id, 1, "The code of the safe is heron.", "Safe");
		await say(user.id, "Nobody knows about the heron.");
		const { browser: stranger, user: other } = await signUp("grace");
		await entry(other.id, 1, "A quiet day.");
		expect(await search(stranger, "heron")).toEqual({
			total: 0,
			period: null,
			missing: ["heron"],
			isComplete: true,
			groups: [],
		});
		expect(await found(stranger, "what did I write yesterday?")).toEqual(["A quiet day."]);
	});
});
