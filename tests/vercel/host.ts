import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import path from "node:path";
import { type FunctionOfBuild, functionsOf, materialize } from "./build";
import { type Asked, filled, ledTo, matchOf, phasesOf, type Route } from "./routes";

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "application/javascript; charset=utf-8",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".woff2": "font/woff2",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
};
/** The largest request that Vercel accepts. */
const MOST_BYTES = 4.5 * 1024 * 1024;

/** Middleware says in the headers of its response what happens next. */
const OVERRIDDEN = "x-middleware-override-headers";
const OF_REQUEST = "x-middleware-request-";

/**
 * Serves a Vercel build as Vercel does, as far as its routes say: each function in its own process, in a folder that
 * contains only its own files, with the settings that a function gets.
 */
export class Host {
	readonly #functions: Map<string, FunctionOfBuild>;
	readonly #phases: Map<string, Route[]>;
	readonly #ports = new Map<string, Promise<number>>();
	readonly #children: ChildProcess[] = [];
	readonly #server = createServer((asked, answer) => void this.#serve(asked, answer));
	/** What the functions printed. */
	log = "";

	constructor(
		private readonly folder: string,
		private readonly work: string,
		private readonly environment: Record<string, string>,
	) {
		const { routes } = JSON.parse(readFileSync(path.join(folder, ".vercel/output/config.json"), "utf8"));
		this.#phases = phasesOf(routes);
		this.#functions = new Map(functionsOf(folder).map((one) => [one.route, one]));
	}

	async listen(port: number): Promise<void> {
		this.#server.listen(port, "127.0.0.1");
		await once(this.#server, "listening");
	}

	async close(): Promise<void> {
		this.#server.closeAllConnections();
		this.#server.close();
		await Promise.all(
			this.#children.map(async (child) => {
				const ended = once(child, "exit");
				if (child.exitCode === null && child.kill("SIGKILL")) await ended;
			}),
		);
	}

	/** Returns the port of a function, which is started by its first request. */
	#portOf(one: FunctionOfBuild): Promise<number> {
		// Routes that share all their files are one function.
		const started = this.#ports.get(one.key) ?? this.#start(one);
		this.#ports.set(one.key, started);
		return started;
	}

	async #start(one: FunctionOfBuild): Promise<number> {
		const folder = materialize(one, path.join(this.work, `function-${this.#ports.size}`));
		const child = fork(path.resolve("tests/vercel/function.cjs"), [folder, one.handler, one.kind], {
			cwd: folder,
			env: {
				PATH: process.env.PATH,
				HOME: "/nonexistent",
				VERCEL: "1",
				...one.environment,
				...this.environment,
			} as never,
			execArgv: [],
			stdio: ["ignore", "pipe", "pipe", "ipc"],
		});
		this.#children.push(child);
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (this.log += text));
		const [port] = await Promise.race([
			once(child, "message"),
			once(child, "exit").then(() => {
				throw new Error(`The function of ${one.route} ended. ${this.log}`);
			}),
		]);
		return port as number;
	}

	/** Lets a function answer. `matched` is the route that it is told. */
	async #ask(one: FunctionOfBuild, asked: Asked, body: Buffer | null, matched?: string): Promise<IncomingMessage> {
		const port = await this.#portOf(one);
		const headers = Object.fromEntries(asked.headers);
		const sent = request({
			...{ host: "127.0.0.1", port, method: asked.method, path: asked.url.pathname + asked.url.search },
			headers: { ...headers, ...(matched && { "x-matched-path": matched }) },
		});
		sent.end(body ?? undefined);
		const [answer] = await once(sent, "response");
		return answer as IncomingMessage;
	}

	async #serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
		try {
			const body = await bodyOf(incoming);
			if (body.length > MOST_BYTES) return void answer.writeHead(413).end("FUNCTION_PAYLOAD_TOO_LARGE");
			await this.#route(askedBy(incoming), body, answer);
		} catch (error) {
			this.log += `${error instanceof Error ? error.stack : error}\n`;
			answer.destroy();
		}
	}

	async #route(asked: Asked, body: Buffer, answer: ServerResponse): Promise<void> {
		const given = new Headers();
		const seen = { status: 0 };
		for (const phase of ["begin", "filesystem", "rewrite", "miss", "resource", "error"]) {
			// Files and functions are looked up after the first routes, and after every route that rewrites the
			// address.
			if (phase === "filesystem" && (await this.#found(asked, body, answer, given, seen))) return;
			if (phase === "error") seen.status ||= 404;
			for (const route of this.#phases.get(phase) ?? []) {
				if (phase === "error" && route.status && route.status !== seen.status) continue;
				const found = matchOf(route, asked);
				if (!found) continue;
				if (route.middlewarePath && (await this.#middleware(route.middlewarePath, asked, given, answer))) return;
				for (const [name, value] of Object.entries(route.headers ?? {})) given.set(name, filled(value, found));
				if (route.status) seen.status = route.status;
				if (route.dest) {
					const dest = filled(route.dest, found);
					asked.url = ledTo(dest, asked.url);
					if ((!route.continue || route.check) && (await this.#found(asked, body, answer, given, seen))) return;
				} else if (route.status && given.has("location")) {
					return void answer.writeHead(route.status, headersFor(given)).end();
				}
				if (!route.continue && !route.check) break;
			}
		}
		answer.writeHead(404, headersFor(given)).end("NOT_FOUND");
	}

	/** Runs the middleware. @returns Whether it has answered by itself. */
	async #middleware(name: string, asked: Asked, given: Headers, answer: ServerResponse): Promise<boolean> {
		const one = this.#functions.get(`/${name}`) ?? this.#functions.get(name);
		if (!one) throw new Error(`There is no middleware ${name}.`);
		const said = await this.#ask(one, asked, null);
		const headers = new Headers(
			Object.entries(said.headersDistinct).flatMap(([key, all]) =>
				(all ?? []).map((text) => [key, text] as [string, string]),
			),
		);
		for (const key of (headers.get(OVERRIDDEN) ?? "").split(",").filter(Boolean)) {
			const value = headers.get(OF_REQUEST + key);
			if (value === null) asked.headers.delete(key);
			else asked.headers.set(key, value);
		}
		const rewritten = headers.get("x-middleware-rewrite");
		const goesOn = headers.get("x-middleware-next") === "1" || rewritten !== null;
		if (rewritten) asked.url = ledTo(rewritten, asked.url);
		for (const [key, value] of headers) {
			if (key.startsWith("x-middleware-") || ["connection", "date", "transfer-encoding", "keep-alive"].includes(key))
				continue;
			if (key === "set-cookie") given.append(key, value);
			else given.set(key, value);
		}
		if (goesOn) {
			said.resume();
			return false;
		}
		answer.writeHead(said.statusCode ?? 200, headersFor(given));
		said.pipe(answer);
		return true;
	}

	/** Serves the file or function at this address, if there is one. */
	async #found(
		asked: Asked,
		body: Buffer,
		answer: ServerResponse,
		given: Headers,
		{ status }: { status: number },
	): Promise<boolean> {
		const { pathname } = asked.url;
		const file = path.join(this.folder, ".vercel/output/static", decodeURIComponent(pathname));
		if (existsSync(file) && statSync(file).isFile()) {
			for (const route of this.#phases.get("hit") ?? []) {
				const found = matchOf(route, asked);
				if (found)
					for (const [name, value] of Object.entries(route.headers ?? {})) given.set(name, filled(value, found));
			}
			given.set("content-type", given.get("content-type") ?? types[path.extname(file)] ?? "application/octet-stream");
			answer.writeHead(status || 200, headersFor(given));
			createReadStream(file).pipe(answer);
			return true;
		}
		const one = this.#functions.get(pathname === "/" ? "/index" : pathname) ?? this.#functions.get(pathname);
		if (!one) return false;
		const said = await this.#ask(one, asked, body, pathname);
		for (const [name, all] of Object.entries(said.headersDistinct)) {
			if (["connection", "keep-alive", "transfer-encoding"].includes(name)) continue;
			if (name === "set-cookie") for (const value of all ?? []) given.append(name, value);
			else given.set(name, (all ?? []).join(", "));
		}
		answer.writeHead(status || (said.statusCode ?? 200), headersFor(given));
		answer.flushHeaders();
		said.pipe(answer);
		await once(said, "close");
		return true;
	}
}

function headersFor(given: Headers): Record<string, string | string[]> {
	const cookies = given.getSetCookie();
	return { ...Object.fromEntries(given), ...(cookies.length > 0 && { "set-cookie": cookies }) };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for await (const piece of incoming) pieces.push(piece as Buffer);
	return Buffer.concat(pieces);
}

/** Returns a request as Vercel passes it on: headers that claim where it comes from are replaced. */
function askedBy(incoming: IncomingMessage): Asked {
	const headers = new Headers();
	for (const [name, all] of Object.entries(incoming.headersDistinct)) {
		if (!["connection", "content-length", "transfer-encoding", "expect"].includes(name))
			headers.set(name, (all ?? []).join(name === "cookie" ? "; " : ", "));
	}
	const host = incoming.headers.host ?? "localhost";
	headers.set("x-forwarded-for", incoming.socket.remoteAddress ?? "127.0.0.1");
	headers.set("x-forwarded-host", host);
	headers.set("x-forwarded-proto", "http");
	return { method: incoming.method ?? "GET", url: new URL(incoming.url ?? "/", `http://${host}`), headers };
}
