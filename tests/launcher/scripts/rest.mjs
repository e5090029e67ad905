// Works hard, then rests, and prints how many megabytes V8 holds before, right after and some time later.
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { restWhenQuiet } from "../../../lib/launcher/web/rest.mjs";

const megabytes = () => Math.round(getHeapStatistics().total_heap_size / 1e6);
const server = createServer((_, response) => {
	const kept = new Map();
	for (let round = 0; round < 30; round++)
		for (let i = 0; i < 4_000; i++)
			kept.set(
				i,
				Array.from({ length: 60 }, (_, k) => ({ k, words: `${round}-${i}-${k}` })),
			);
	response.end(String(kept.size));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const before = megabytes();
restWhenQuiet(server, { quietMs: 500, lookMs: 2_500 });
await (await fetch(`http://127.0.0.1:${server.address().port}/`)).text();
const after = megabytes();
const end = performance.now() + 30_000;
while (megabytes() > before + 30 && performance.now() < end) await wait(200);
console.log(JSON.stringify({ before, after, later: megabytes() }));
server.close();
server.closeAllConnections();
