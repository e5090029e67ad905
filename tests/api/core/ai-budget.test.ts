import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { generateOnce } from "@/lib/server/scripts/generate";
import { signUp } from "@/tests/setup/api";
import { deferred } from "@/tests/setup/deferred";

/** Starts four calls for one person and waits until all four run. @returns A function that ends them. */
async function takeAllSlots(userId: number): Promise<() => Promise<unknown>> {
	const { promise: ended, resolve: end } = deferred();
	const calls: Promise<void>[] = [];
	// One after the other: otherwise a later request could get a place before the fourth of these.
	for (let i = 0; i < 4; i++)
		await new Promise<void>((begun, refused) => {
			const call = withinBudget(userId, async () => {
				begun();
				await ended;
			});
			call.catch(refused);
			calls.push(call);
		});
	return () => {
		end();
		return Promise.all(calls);
	};
}

it("gives every slot back, however a call ends: done, failed or refused", async () => {
	const { user } = await signUp();
	const { promise: held, resolve: release } = deferred();
	let refused = 0;
	const attempt = async () => {
		try {
			await withinBudget(user.id, () => held);
			return "done";
		} catch (error) {
			// When the eighth is refused, the four that run may finish.
			if (++refused === 8) release();
			return (error as { code?: string }).code;
		}
	};
	const all = Promise.all(Array.from({ length: 12 }, attempt));
	expect((await all).toSorted()).toEqual([...Array(4).fill("done"), ...Array(8).fill("rate_limited")]);
	await expect(withinBudget(user.id, () => Promise.reject(new Error("the coach failed")))).rejects.toThrow("the coach");
	const four = await Promise.all(Array.from({ length: 4 }, () => withinBudget(user.id, async () => "again")));
	expect(four).toEqual(Array(4).fill("again"));
});

it("is asked before anything is gathered for the coach", async () => {
	const { browser, user } = await signUp();
	const release = await takeAllSlots(user.id);
	const answer = await browser.post("/api/chat", { content: "What did I write about the house?" });
	expect(answer.status).toBe(429);
	// The index of their pages was not built for a reply that no coach will write.
	const { innerscriptIndexes } = globalThis as { innerscriptIndexes?: { get(userId: number): unknown } };
	expect(innerscriptIndexes?.get(user.id)).toBeUndefined();
	await release();
	expect((await browser.post("/api/chat", { content: "What did I write about the house?" })).status).toBe(200);
	const { innerscriptIndexes: after } = globalThis as { innerscriptIndexes?: { get(userId: number): unknown } };
	expect(after?.get(user.id)).toBeDefined();
});

it("is asked before anything is gathered for a script", async () => {
	const { user } = await signUp();
	const gathered: string[] = [];
	const generate = (name: string) =>
		generateOnce(user.id, { kind: "life", isComposed: false }, new Date(), {
			lastWritten: async () => null,
			within: (work) => withinBudget(user.id, work),
			gather: async () => gathered.push(name),
			write: async () => "a draft",
			check: async (draft) => draft,
			store: async () => true,
		});
	const release = await takeAllSlots(user.id);
	await expect(generate("too early")).rejects.toMatchObject({ code: "rate_limited" });
	await release();
	await generate("in time");
	expect(gathered).toEqual(["in time"]);
});
