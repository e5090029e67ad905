import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gate } from "@/lib/launcher/web/at-once.mjs";

test("ten answers of one session are made at once, the next wait, and too many are refused; others and files go past", async () => {
	const enter = gate();
	const held: ServerResponse[] = [];
	let refused = 0;
	const server = createServer((request, response) => {
		const isIn = enter(request, response, () => {
			if (request.headers["x-hold"]) held.push(response);
			else response.end("at once");
		});
		if (isIn) return;
		refused++;
		response.writeHead(429).end();
	}).listen(0);
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const ask = (path: string, cookie: string, hold = false) =>
		fetch(origin + path, { headers: { cookie, ...(hold && { "x-hold": "1" }) } }).then(({ status }) => status);
	const until = async (is: () => boolean) => {
		while (!is()) await new Promise((resolve) => setImmediate(resolve));
	};
	const all = Array.from({ length: 80 }, () => ask("/journal", "a=1; innerscript=one", true));
	await until(() => refused === 10);
	expect(held).toHaveLength(10);
	expect(await ask("/journal", "innerscript=other")).toBe(200);
	expect(await ask("/journal", "innerscript-browser=one")).toBe(200);
	expect(await ask("/_next/static/a.js", "innerscript=one")).toBe(200);
	let answered = 0;
	while (answered < 70) {
		await until(() => held.length > 0);
		expect(held.length).toBeLessThanOrEqual(10);
		for (const response of held.splice(0)) {
			answered++;
			response.end("later");
		}
	}
	const statuses = await Promise.all(all);
	expect([200, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([70, 10]);
	expect(await ask("/journal", "innerscript=one")).toBe(200);
	server.close();
	server.closeAllConnections();
});
