import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { keepLength } from "@/lib/launcher/web/keep-length.mjs";

/** What arrives of an answer whose body comes piece by piece, as Next sends it. */
async function answer(headers: Record<string, string>, method = "GET") {
	const server = createServer((_, response) => {
		keepLength(response);
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		if (method === "HEAD") response.end();
		else Readable.from(["two ", "pieces"]).pipe(response);
	}).listen(0);
	await once(server, "listening");
	const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, { method });
	const result = {
		length: response.headers.get("content-length"),
		text: await response.text(),
		headers: response.headers,
	};
	server.close();
	return result;
}

it.each(["GET", "HEAD"])("puts the length back that a handler gave, for %s", async (method) => {
	const { length, text, headers } = await answer({ "X-Content-Length": "10", "content-type": "text/plain" }, method);
	expect(length).toBe("10");
	expect(headers.get("x-content-length")).toBeNull();
	expect(headers.get("content-type")).toBe("text/plain");
	expect(text).toBe(method === "HEAD" ? "" : "two pieces");
});

it("invents none", async () => {
	expect(await answer({})).toMatchObject({ length: null, text: "two pieces" });
});
