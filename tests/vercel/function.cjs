// Runs one function of a Vercel build in a process of its own, in a folder that holds only its own files:
// `node function.cjs FOLDER HANDLER KIND`, where the kind is "middleware" or "page". Tells its port to whoever started it.
const { createServer } = require("node:http");
const path = require("node:path");
const { Readable } = require("node:stream");

const [folder, handlerFile, kind] = process.argv.slice(2);
// What the host gives every function.
globalThis[Symbol.for("@vercel/request-context")] = {
	get: () => ({ waitUntil: (work) => void work?.catch?.(() => {}) }),
};
const loaded = require(path.join(folder, handlerFile));
const handler = typeof loaded === "function" ? loaded : loaded.default;

async function asWebRequest(request, response) {
	const { origin } = new URL(process.env.APP_URL);
	const asked = new Request(origin + request.url, { method: request.method, headers: request.headers });
	const answer = await handler(asked);
	for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
	const cookies = answer.headers.getSetCookie();
	if (cookies.length > 0) response.setHeader("set-cookie", cookies);
	response.writeHead(answer.status);
	if (answer.body) Readable.fromWeb(answer.body).pipe(response);
	else response.end();
}

const server = createServer((request, response) => {
	const answered = kind === "middleware" ? asWebRequest(request, response) : handler(request, response);
	Promise.resolve(answered).catch((error) => {
		console.error(error);
		response.destroy();
	});
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit());
