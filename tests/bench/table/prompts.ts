import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answersTo } from "../../api/questionnaires/factory";
import { kinds, type MeasuredApp, withApp } from "./app";
import { makePeople } from "./people";
import { rounded, table } from "./results";

const words = "Tom called again about the house. What did I decide the last time, and why did I keep quiet?";

/** Starts a model server that records requests and gives no usable answer. */
async function startListener() {
	const heard: string[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		if (request.method === "POST" && /completions|responses/.test(request.url ?? "")) heard.push(body);
		// A status that no client retries.
		response.writeHead(418, { "content-type": "application/json" }).end('{"error":{"message":"only listening"}}');
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		heard,
		stop: () => server.close(),
	};
}

/** Counts the characters of all messages in a request to a model. */
function charactersOf(body: string): number {
	const { messages } = JSON.parse(body) as { messages: { content: string }[] };
	return messages.reduce((sum, { content }) => sum + content.length, 0);
}

async function measure(app: MeasuredApp, heard: string[]) {
	const rows = [];
	for (const { size, cookie } of await makePeople(app)) {
		const post = async (path: string, body: unknown) => {
			heard.length = 0;
			const started = performance.now();
			await (
				await fetch(app.origin + path, {
					method: "POST",
					headers: { cookie, "content-type": "application/json" },
					body: JSON.stringify(body),
				})
			).text();
			const ms = performance.now() - started;
			return [heard.length === 0 ? "–" : Math.max(...heard.map(charactersOf)), rounded(ms)];
		};
		rows.push([
			size,
			...(await post("/api/chat", { content: words })),
			...(await post("/api/journal", { content: words, prompt: "What stayed with you today?", action: "submit" })),
			...(await post("/api/responses", { questionnaireId: "8", responses: answersTo("8") })),
		]);
	}
	return rows;
}

/** Measures the length of the prompts that a connected model receives. */
export async function promptsSection(): Promise<string> {
	const listener = await startListener();
	try {
		const environment = { OPENAI_BASE_URL: listener.url, OPENAI_MODEL: "listener" };
		const rows = await withApp(kinds[0] ?? "Postgres", environment, (app) => measure(app, listener.heard));
		const columns = ["person", "chat: characters", "ms", "reflection: characters", "ms", "analysis: characters", "ms"];
		return `Characters of all messages of the longest request to a model (about four are a token; the limit is OPENAI_PROMPT_TOKENS), and
how long the whole request took with a model that refuses at once. On Postgres.

${table(columns, rows)}`;
	} finally {
		listener.stop();
	}
}
