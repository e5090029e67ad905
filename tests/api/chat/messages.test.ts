import type { ClientMessage } from "@/lib/chat/schema";
import { db } from "@/lib/core/db";
import { signUp } from "@/tests/setup/api";

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
		const list = async (query = "") =>
			(await (await browser.get(`/api/chat/${user.id}${query}`)).json()) as ClientMessage[];
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

	it("is for the person alone", async () => {
		const { user } = await signUp();
		const { browser: stranger } = await signUp("grace");
		expect((await stranger.get(`/api/chat/${user.id}`)).status).toBe(403);
	});
});
