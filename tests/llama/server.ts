import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/tests/setup/ports";
import { llamaServer } from "./build";

/** A request for an answer, and its result. */
export interface Exchange {
	messages: { role: string; content: string }[];
	/** The name of the answer's JSON schema. */
	schema: string;
	status: number;
	/** The answer, as far as it arrived. */
	answer: string;
	/** How many tokens of the prompt were processed, and how many were cached; null if the answer was not completed. */
	timings: { prompt_n: number; cache_n: number } | null;
}

interface Body {
	messages: Exchange["messages"];
	response_format?: { json_schema?: { name: string } };
}

interface Chunk {
	choices?: { delta?: { content?: string } }[];
	timings?: Exchange["timings"];
}

/** A real llama-server behind an address that stays the same across restarts. It records every answer. */
export class Llama {
	readonly exchanges: Exchange[] = [];
	#child: ChildProcess | undefined;
	#port = 0;
	#door: Server | undefined;

	/** Starts to listen, before there is a server behind it. */
	async open(port: number): Promise<void> {
		this.#door = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing)).listen(port, "127.0.0.1");
		await once(this.#door, "listening");
	}

	async close(): Promise<void> {
		await this.kill();
		this.#door?.closeAllConnections();
		this.#door?.close();
	}

	/**
	 * Starts the server.
	 * @param window The context window in tokens, for all slots together.
	 * @throws Error with the server's output if it ends instead.
	 */
	async start({ window, slots = 1 }: { window: number; slots?: number }): Promise<void> {
		const { program, model } = await llamaServer();
		this.#port = await freePort();
		const args = ["--host", "127.0.0.1", "--port", String(this.#port), "-m", model, "-c", String(window)];
		const more = [
			"-np",
			String(slots),
			"--threads",
			"1",
			"--no-jinja",
			"--chat-template",
			"llama3",
			"--no-warmup",
			"--slots",
		];
		const child = spawn(program, [...args, ...more], { stdio: ["ignore", "pipe", "pipe"] });
		this.#child = child;
		let log = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (said) => (log = `${log}${said}`.slice(-4_000)));
		while ((await this.#get("/health"))?.status !== "ok") {
			if (child.exitCode !== null) throw new Error(`llama-server ended: ${log}`);
			await wait(100);
		}
	}

	/** Kills the server, as a crash would. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		child.kill("SIGKILL");
		await once(child, "close");
	}

	/** Whether it is currently writing an answer. */
	async isBusy(): Promise<boolean> {
		const slots = (await this.#get("/slots")) as unknown as { is_processing: boolean }[] | null;
		return (slots ?? []).some(({ is_processing }) => is_processing);
	}

	async #get(path: string): Promise<Record<string, unknown> | null> {
		const response = await fetch(`http://127.0.0.1:${this.#port}${path}`).catch(() => null);
		return response?.ok ? ((await response.json()) as Record<string, unknown>) : null;
	}

	async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const asked = await buffer(incoming).catch(() => null);
		if (asked === null) return;
		const { url: path, method, headers } = incoming;
		const onward = request({ host: "127.0.0.1", port: this.#port, path, method, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			// If either side disconnects, so does the other.
			pipeline(answer, outgoing, () => onward.destroy());
			if (path?.endsWith("/chat/completions")) this.#note(JSON.parse(asked.toString()) as Body, answer);
		});
		onward.on("error", () => outgoing.destroy());
		outgoing.on("close", () => onward.destroy());
		onward.end(asked);
	}

	#note({ messages, response_format }: Body, answer: IncomingMessage): void {
		const schema = response_format?.json_schema?.name ?? "";
		const exchange: Exchange = { messages, schema, status: answer.statusCode ?? 0, answer: "", timings: null };
		this.exchanges.push(exchange);
		let said = "";
		answer.on("data", (piece: Buffer) => (said += piece.toString("latin1")));
		answer.on("close", () => {
			const lines = Buffer.from(said, "latin1").toString().split("\n");
			const chunks = lines.flatMap((line) => (/^data: \{.*\}$/.test(line) ? [JSON.parse(line.slice(6)) as Chunk] : []));
			exchange.answer = chunks.map(({ choices }) => choices?.[0]?.delta?.content ?? "").join("");
			exchange.timings = chunks.findLast(({ timings }) => timings)?.timings ?? null;
		});
	}
}
