import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import v8 from "node:v8";
import { restWhenQuiet } from "@/lib/launcher/web/rest.mjs";

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
// Everything else is real: a server and a request.
beforeEach(() =>
	jest.useFakeTimers({ doNotFake: ["setTimeout", "setImmediate", "nextTick", "queueMicrotask", "Date"] }),
);
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

it("collects once nobody asks for anything, some times after much work, and not again until there was more", async () => {
	let total = 50;
	const statistics = v8.getHeapStatistics();
	jest.spyOn(v8, "getHeapStatistics").mockImplementation(() => ({
		...statistics,
		total_heap_size: total * MEGABYTE,
		used_heap_size: 40 * MEGABYTE,
	}));
	let collected = 0;
	const held: ServerResponse[] = [];
	const server = createServer((_, response) => void held.push(response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	restWhenQuiet(server, {
		collect() {
			collected++;
			total = 50;
		},
	});
	const { port } = server.address() as AddressInfo;
	const looks = () => jest.advanceTimersByTime(MINUTE_MS);
	const answer = fetch(`http://127.0.0.1:${port}/`);
	while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
	total = 200;
	looks();
	// A request is still waiting for its answer.
	expect(collected).toBe(0);
	const closed = held.map((one) => once(one, "close"));
	for (const one of held) one.end("done");
	await Promise.all([...closed, (await answer).text()]);
	looks();
	expect(collected).toBe(4);
	server.close();
	server.closeAllConnections();
});

it("has V8 return what it set aside for the work of the busiest time", () => {
	const said = execFileSync(process.execPath, ["--max-semi-space-size=64", "tests/launcher/scripts/rest.mjs"], {
		encoding: "utf8",
	});
	const { before, after, later } = JSON.parse(said);
	expect(after).toBeGreaterThan(before + 60);
	expect(later).toBeLessThanOrEqual(before + 30);
});
