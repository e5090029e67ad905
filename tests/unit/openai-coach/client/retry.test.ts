import fc from "fast-check";
import { retryAfterMs } from "@/lib/ai/openai/client/failure";
import { backoffMs } from "@/lib/ai/openai/client/retry";

const now = Date.UTC(2026, 0, 1);

it.each<[Record<string, string>, number | undefined]>([
	[{ "retry-after": "2" }, 2000],
	[{ "retry-after": "0.5" }, 500],
	[{ "retry-after": new Date(now + 3000).toUTCString() }, 3000],
	[{ "retry-after": new Date(now - 3000).toUTCString() }, 0],
	[{ "retry-after": "9", "retry-after-ms": "120" }, 120],
	[{ "retry-after": "9", "retry-after-ms": "soon" }, 9000],
	[{ "retry-after": "soon" }, undefined],
	[{ "retry-after": "" }, undefined],
	[{}, undefined],
])("reads how long to wait from %j", (headers, ms) => {
	expect(retryAfterMs(new Headers(headers), now)).toBe(ms);
});

it("pauses twice as long each time, and at least half of that", () => {
	fc.assert(
		fc.property(fc.nat(4), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
			const most = 500 * 2 ** tries;
			expect(backoffMs(tries, random)).toBeGreaterThanOrEqual(most / 2);
			expect(backoffMs(tries, random)).toBeLessThanOrEqual(most);
		}),
	);
});
