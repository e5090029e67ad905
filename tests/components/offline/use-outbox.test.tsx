import "@/tests/setup/keeping-browser";
import { renderHook, waitFor } from "@testing-library/react";
import { forgetOffline } from "@/lib/browser/offline/close";
import { addWaiting } from "@/lib/browser/offline/outbox";
import { useOutbox } from "@/lib/browser/offline/use-outbox";

Object.defineProperty(AbortSignal, "timeout", { value: () => undefined, configurable: true });

const ADA = 7;

const WAITS_MS = [10_000, 60_000, 300_000];

/** The waits before the next attempt that are going on, by their id. All others, those of `waitFor` too, take their time. */
const waits = new Map<number, { after: number; end: () => void }>();

const { setTimeout: begin, clearTimeout: stop } = window;

beforeEach(() => {
	let id = 1_000_000;
	// Not a mock function: Testing Library takes one for fake timers.
	window.setTimeout = ((work: () => void, after = 0) => {
		if (!WAITS_MS.includes(after)) return begin(work, after);
		waits.set(++id, { after, end: work });
		return id;
	}) as typeof window.setTimeout;
	window.clearTimeout = (timer) => {
		if (!waits.delete(Number(timer))) stop(timer);
	};
});

afterEach(async () => {
	Object.assign(window, { setTimeout: begin, clearTimeout: stop });
	await forgetOffline();
});

it("tries again for as long as the server is away, and typing beside it puts nothing off", async () => {
	const requests = jest.fn(async () => new Response("", { status: 503 }));
	globalThis.fetch = requests;
	await addWaiting(ADA, { content: "On the train.", prompt: "What?", sendKey: "a key" }, new Date());
	const { rerender } = renderHook(() => useOutbox(ADA, true, () => {}));
	for (const [before, after] of [10_000, 60_000, 300_000, 300_000].entries()) {
		await waitFor(() => expect([...waits.values()].map((wait) => wait.after)).toEqual([after]));
		expect(requests).toHaveBeenCalledTimes(before + 1);
		const [id] = waits.keys();
		// Each letter that is typed beside it renders it anew.
		rerender();
		expect([...waits.keys()]).toEqual([id]);
		const { end } = waits.get(Number(id)) ?? {};
		waits.clear();
		end?.();
	}
});
