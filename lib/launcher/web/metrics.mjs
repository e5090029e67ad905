// Metrics for Prometheus, on a port of their own. No label contains anything that people wrote, an id, or an address
// with an id: routes are named by their patterns, and addresses without a pattern are "other".
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/**
 * Makes a function that returns the route pattern of an address.
 * @param {string} dist The folder of Next's build, whose manifests name the routes.
 * @returns {(url: string) => string} Returns such as `/api/journal/[id]`, `/_next/static`, or `other`.
 */
function patterns(dist) {
	const read = (name) => JSON.parse(readFileSync(path.join(dist, name), "utf8"));
	const known = new Set(Object.values(read("app-path-routes-manifest.json")).filter((route) => !route.includes("[")));
	const dynamic = read("routes-manifest.json").dynamicRoutes.map(({ page, regex }) => [page, new RegExp(regex)]);
	return (url) => {
		const [pathname] = url.split("?");
		if (known.has(pathname)) return pathname;
		if (pathname.startsWith("/_next/static/")) return "/_next/static";
		return dynamic.find(([, regex]) => regex.test(pathname))?.[0] ?? "other";
	};
}

/**
 * Starts counting, and serves the metrics at `/metrics`.
 * @param {{ host: string, port: number, dist: string }} where
 * @returns {{ watch(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse): void, close(): void }}
 * `watch` counts one request when its response has ended.
 */
export function startMetrics({ host, port, dist }) {
	collectDefaultMetrics({ eventLoopMonitoringPrecision: 10 });
	const patternOf = patterns(dist);
	const requests = new Histogram({
		name: "innerscript_http_request_seconds",
		help: "Requests by method, route pattern and status, from arrival to the end of the answer",
		labelNames: ["method", "route", "status"],
		buckets: SECONDS,
	});
	const answers = new Histogram({
		name: "innerscript_answer_seconds",
		help: "What was asked of the coach, the narrator, the transcriber and the embedder, by outcome",
		labelNames: ["task", "by", "outcome"],
		buckets: SECONDS,
	});
	const tokens = new Counter({
		name: "innerscript_tokens_total",
		help: "Tokens of the connected model, by what was asked for, as its server counts them",
		labelNames: ["task", "kind"],
	});
	/** @type {Map<string, (() => number)[]>} */
	const queues = new Map();
	new Gauge({
		name: "innerscript_queue_length",
		help: "Pieces of work that wait for a thread or for their turn",
		labelNames: ["queue"],
		collect() {
			for (const [queue, lengths] of queues)
				this.set(
					{ queue },
					lengths.reduce((sum, length) => sum + length(), 0),
				);
		},
	});
	new Gauge({
		name: "innerscript_database_connections",
		help: "Connections of this process's pool, and who waits for one",
		labelNames: ["state"],
		collect() {
			const pool = globalThis.innerscriptDatabase?.pool;
			this.set({ state: "idle" }, pool?.idleCount ?? 0);
			this.set({ state: "busy" }, pool ? pool.totalCount - pool.idleCount : 0);
			this.set({ state: "waited_for" }, pool?.waitingCount ?? 0);
		},
	});
	globalThis.innerscriptMetrics = {
		answered: (task, by, outcome, seconds) => answers.observe({ task, by, outcome }, seconds),
		tokens: (task, kind, count) => tokens.inc({ task, kind }, count),
		queue: (name, length) => void queues.set(name, [...(queues.get(name) ?? []), length]),
	};
	const server = createServer(async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404).end();
			return;
		}
		response.setHeader("content-type", register.contentType);
		response.end(await register.metrics());
	});
	server.on("error", (error) => {
		console.error(
			error.code === "EADDRINUSE"
				? `Port ${port} is taken by another program. Stop it, or set METRICS_PORT to another number.`
				: error.message,
		);
		process.exit(1);
	});
	server.listen(port, host);
	return {
		watch(request, response) {
			const end = requests.startTimer();
			// The address as it arrived: Next rewrites the request's.
			const { method = "", url = "" } = request;
			const labels = { method: METHODS.has(method) ? method : "other", route: patternOf(url) };
			response.once("close", () => end({ ...labels, status: response.statusCode }));
		},
		close: () => void server.close(),
	};
}
