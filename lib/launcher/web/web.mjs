// The web process: the built app (or, with --dev, the app with hot reload) behind an http server. The launcher starts
// it with an IPC channel. Plain JavaScript, so that no transpiler runs in the process that answers people.
import { once } from "node:events";
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { gate } from "./at-once.mjs";
import { crowd } from "./crowd.mjs";
import { addressWriter, endUnread, guard, missingFiles, refusalOf, refuse } from "./front-door.mjs";
import { keepLength } from "./keep-length.mjs";
import { restWhenQuiet } from "./rest.mjs";

// By default V8 lets garbage grow to several times the memory in use before it collects. On the small machines that
// this runs on, memory is scarcer than the time that collecting takes.
setFlagsFromString("--heap-growing-percent=40");

/**
 * Time for closing, in milliseconds, in which people who wait for a coach still get their answer. Process managers kill
 * after 30 seconds.
 */
const CLOSE_WITHIN_MS = 25_000;
const KEEP_ALIVE_MS = 65_000;
const MOST_LISTENERS = 20;
const port = Number(process.env.PORT ?? 3000);
const trustsProxy = process.env.TRUST_PROXY === "1" || process.env.TRUST_PROXY === "true";
// The launcher has died, and the embedded database with it.
process.on("disconnect", () => process.exit(1));
// The launcher opens the database meanwhile; its message then says where that is.
const opened = once(process, "message").then(([environment]) => Object.assign(process.env, environment));
// For an instrumentation.ts that needs the database.
globalThis.innerscriptOpened = opened;
const dist = process.env.NEXT_DIST_DIR || ".next";
const dev = process.argv.includes("--dev");
const metrics = process.env.METRICS_PORT ? await measured() : undefined;
const app = next({ dev, port });
await app.prepare();
await opened;
const handle = app.getRequestHandler();

const missing = dev ? () => null : missingFiles(dist);
const enter = gate(process.env.APP_URL?.startsWith("https:") ? "__Host-innerscript" : "innerscript");
const takeTurn = crowd();
const writeAddress = addressWriter(trustsProxy, (sentence) => console.warn(sentence));
let isClosing = false;
const server = createServer((request, response) => {
	// Several parts of this process, and Next, listen for the end of a response.
	response.setMaxListeners(MOST_LISTENERS);
	writeAddress(request);
	metrics?.watch(request, response);
	// Makes a connection end with the response it is waiting for.
	if (isClosing) response.setHeader("connection", "close");
	guard(response);
	const refusal = refusalOf(request) ?? missing(request);
	if (refusal) {
		refuse(request, response, refusal);
		return;
	}
	keepLength(response);
	const comeBack = (status, sentence) => {
		response.setHeader("retry-after", "2");
		refuse(request, response, { status, sentence });
	};
	const crowded = () =>
		comeBack(503, "Many people are here at the moment. Please try again in a few seconds: nothing is lost.");
	const isIn = enter(
		request,
		response,
		() => takeTurn(request, response, () => handle(request, response), crowded),
		crowded,
	);
	if (!isIn) comeBack(429, "That was a lot at once. Please try again in a moment.");
});

// Longer than proxies and clients keep an idle connection: the side that closes first can cut off a request under way.
server.keepAliveTimeout = KEEP_ALIVE_MS;
endUnread(server);
restWhenQuiet(server);
server.on("upgrade", app.getUpgradeHandler());
server.on("error", (error) => {
	const isTaken = error.code === "EADDRINUSE";
	console.error(
		isTaken ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.` : error.message,
	);
	process.exit(1);
});
server.listen(port, () => process.send?.("ready"));
// The launcher starts the app again if this stops coming: then the thread that answers everybody is stuck.
if (!dev) setInterval(() => process.send?.("alive"), 1_000).unref();

/** Starts the metrics before any of the app is loaded. */
async function measured() {
	const { startMetrics } = await import("./metrics.mjs");
	return startMetrics({
		host: process.env.METRICS_HOST || "127.0.0.1",
		port: Number(process.env.METRICS_PORT),
		dist,
	});
}

function close() {
	if (isClosing) return;
	isClosing = true;
	setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref();
	server.close(() => process.exit(0));
	server.closeIdleConnections();
	metrics?.close();
}
process.on("SIGTERM", close);
// Ctrl+C reaches every process of the terminal; the launcher decides when this one ends.
process.on("SIGINT", () => {});
