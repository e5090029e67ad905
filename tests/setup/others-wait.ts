import { longestStretch, slowness } from "@/tests/setup/cpu-time";
import type { TestBrowser } from "./api";

/**
 * Returns how long other requests are blocked at a stretch during `work`, in milliseconds on the machine that limits
 * are meant for.
 */
export const othersWait = async (work: () => Promise<unknown>): Promise<number> =>
	(await longestStretch(work)) / slowness();

/** Returns how long other requests are blocked while each of these paths is requested, `atOnce` times in parallel. */
export const othersWaitFor = (browser: TestBrowser, paths: readonly string[], atOnce = 1): Promise<number> =>
	othersWait(async () => {
		for (const path of paths) {
			const answers = await Promise.all(Array.from({ length: atOnce }, () => browser.get(path)));
			expect([path, ...answers.map(({ status }) => status)]).toEqual([path, ...answers.map(() => 200)]);
			for (const answer of answers) await answer.arrayBuffer();
		}
	});
