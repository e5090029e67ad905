import type { ClientMessage } from "@/lib/domain/chat/schema";
import { inTurnOrder } from "@/lib/domain/chat/turn-order";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";

describe("the list of messages", () => {
	it("is the newest hundred, oldest first, and pages back", async () => {
		const { browser, user } = await signUp();
		await db().chatMessage.createMany({
			data: Array.from({ length: 130 }, (_, i) => ({
				userId: user.id,
				content: `Message ${i}`,
				isAiResponse: i % 2 === 1,
			})),
		});
		const list = (query = "") => jsonOf<ClientMessage[]>(browser.get(`/api/chat/${user.id}${query}`));
		const page = await list();
		expect(page.map(({ content }) => content)).toEqual(Array.from({ length: 100 }, (_, i) => `Message ${i + 30}`));
		expect(page[0]).toEqual({
			id: expect.any(Number),
			userId: user.id,
			content: "Message 30",
			isAiResponse: false,
			sendKey: null,
			replyToId: null,
			writtenBy: null,
			createdAt: expect.stringMatching(/Z$/),
		});
		expect(await list(`?before=${page[0]?.id}`)).toHaveLength(30);
		expect((await list("?limit=5")).map(({ content }) => content)).toEqual(
			[125, 126, 127, 128, 129].map((i) => `Message ${i}`),
		);
	});

	it("has every reply behind what it answers, on pages of any size, none lost and none twice", async () => {
		const { browser, user } = await signUp();
		const add = async (content: string, replyToId: number | null = null) =>
			(
				await db().chatMessage.create({
					data: { userId: user.id, content, isAiResponse: replyToId !== null, replyToId },
				})
			).id;
		const [a, b] = [await add("A"), await add("B")];
		await add("to B", b);
		const c = await add("C");
		await add("to A", a);
		await add("D stands unanswered");
		await add("to C", c);
		const expected = ["A", "to A", "B", "to B", "C", "to C", "D stands unanswered"];
		for (let limit = 1; limit <= 8; limit++) {
			const all: ClientMessage[] = [];
			for (;;) {
				const before = all[0] ? `&before=${all[0].id}` : "";
				const url = `/api/chat/${user.id}?limit=${limit}${before}`;
				const page = await jsonOf<ClientMessage[]>(browser.get(url));
				if (page.length === 0) break;
				all.unshift(...page);
			}
			expect(all.map(({ content }) => content)).toEqual(expected);
			expect(inTurnOrder(all.toReversed())).toEqual(all);
		}
	});

	it("continues from a message that was deleted meanwhile, and accepts no message of somebody else as a position", async () => {
		const [{ browser, user }, other] = [await signUp(), await signUp("grace")];
		const add = (userId: number, content: string) =>
			db().chatMessage.create({ data: { userId, content, isAiResponse: false } });
		await add(user.id, "One");
		const gone = await add(user.id, "Gone");
		const theirs = await add(other.user.id, "Theirs");
		await add(user.id, "Two");
		await db().chatMessage.delete({ where: { id: gone.id } });
		for (const { id } of [gone, theirs]) {
			const page = await jsonOf<ClientMessage[]>(browser.get(`/api/chat/${user.id}?before=${id}`));
			expect(page.map(({ content }) => content)).toEqual(["One"]);
		}
	});

	test.each(["limit=0", "limit=201", "limit=x", "limit=1.5", "before=x", "before=0", "before=99999999999"])(
		"refuses ?%s in a sentence",
		async (query) => {
			const { browser, user } = await signUp();
			const response = await browser.get(`/api/chat/${user.id}?${query}`);
			expect(response.status).toBe(400);
			expect(await response.text()).toMatch(/^\w.{5,}/);
		},
	);
});
