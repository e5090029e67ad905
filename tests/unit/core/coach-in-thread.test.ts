import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { ReflectOnEntryInput } from "@/lib/ai/types";
import { builtInCoachFor } from "@/lib/server/core/coach/in-thread";
import { threadCpu } from "@/tests/setup/cpu-time";

const page = "Tom called again about the house. I said it was fine, but it was not fine. My mother came on Sunday. ";
const entry = (content: string): ReflectOnEntryInput => ({
	person: { firstName: "Ann" },
	manner: { persona: "", instructions: "" },
	prompt: "What stayed with you?",
	content,
	day: "2026-11-22",
	related: [],
	recent: [],
});
const long = entry(page.repeat(400));
const { signal } = new AbortController();

it("writes the same in its thread as at once, and hardly asks anything of this one", async () => {
	const coach = builtInCoachFor(1);
	const here = await builtInCoach.reflectOnEntry(long, signal);
	// The thread loads once.
	expect(await coach.reflectOnEntry(long, signal)).toEqual(here);
	const measure = async (write: () => Promise<unknown>) => {
		const before = threadCpu();
		await write();
		return threadCpu() - before;
	};
	const atOnce = await measure(() => builtInCoach.reflectOnEntry(long, signal));
	expect(await measure(() => coach.reflectOnEntry(long, signal))).toBeLessThan(atOnce / 3);
}, 180_000);

it("lets whoever has gone go, and writes for the next", async () => {
	const coach = builtInCoachFor(1);
	const leaving = new AbortController();
	const waiting = Array.from({ length: 4 }, () => coach.reflectOnEntry(long, leaving.signal));
	const other = builtInCoachFor(2).reflectOnEntry(long, signal);
	leaving.abort(new Error("gone"));
	for (const one of waiting) await expect(one).rejects.toThrow("gone");
	expect((await other).title).not.toBe("");
}, 180_000);
