import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { signUp } from "@/tests/setup/api";

it("gives every slot back, however a call ends: done, failed or refused", async () => {
	const { user } = await signUp();
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	let refused = 0;
	const attempt = async () => {
		try {
			await withinBudget(user.id, () => held);
			return "done";
		} catch (error) {
			// The last of the eight lets the four go.
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
