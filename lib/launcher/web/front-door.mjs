import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import nodePath from "node:path";
import { NOTHING_RUNS, securityHeaders } from "./security-headers.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Maximum length of a path, in characters; ours have one or two hundred. */
const LONGEST_PATH = 4_000;

/**
 * Says what is wrong with a request before the app sees it: a method that the app does not have, or an impossible
 * address.
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ status: number, sentence: string } | null}
 */
export function refusalOf({ method = "", url = "" }) {
	if (!METHODS.has(method)) return { status: 405, sentence: "That cannot be done here." };
	const [path = "", query = ""] = url.split(/\?(.*)/s);
	if (path.length > LONGEST_PATH) return { status: 414, sentence: "This address is too long." };
	if (!path.startsWith("/") || !isReadable(path) || !isReadable(query.replaceAll("+", " "))) {
		return { status: 400, sentence: "There is nothing at this address." };
	}
	return null;
}

const PROXY_UNKNOWN =
	"A request came with X-Forwarded-For, but TRUST_PROXY is not set. If a proxy of yours sent it, all people behind it share " +
	"one address and its limits. Set TRUST_PROXY=1 if nobody can reach the app past the proxy (docs/hosting.md).";

/**
 * Makes a function that writes the IP address of the connection into a request, replacing what the request itself says:
 * a client that could set this header would evade every limit per address. The header of a trusted proxy stays.
 * @param {boolean} trustsProxy
 * @param {(sentence: string) => void} warn Called once if there seems to be a proxy that is not trusted.
 * @returns {(request: Pick<import("node:http").IncomingMessage, "headers" | "socket">) => void}
 */
export function addressWriter(trustsProxy, warn) {
	let hasWarned = trustsProxy;
	return ({ headers, socket }) => {
		if (!hasWarned && headers["x-forwarded-for"] !== undefined) {
			hasWarned = true;
			warn(PROXY_UNKNOWN);
		}
		if (trustsProxy) return;
		for (const name of Object.keys(headers)) if (name.startsWith("x-forwarded-")) delete headers[name];
		headers["x-forwarded-for"] = socket.remoteAddress;
	};
}

const STATIC = "/_next/static/";

/**
 * Answers requests for build files that don't exist with a short 404, where Next would render a whole page. They come
 * from browsers that still have an older version of the app open. The build does not change while the app runs, so the
 * file names are read once. Requested addresses are not cached, because one file can be spelled in endlessly many ways
 * (`./`, `//`, `%63`).
 * @param {string} folder The build folder.
 * @returns {(request: import("node:http").IncomingMessage) => { status: number, sentence: string } | null}
 */
export function missingFiles(folder) {
	const names = namesIn(nodePath.join(folder, "static"));
	return ({ url = "" }) => {
		const [path = ""] = url.split("?");
		if (!path.startsWith(STATIC) || names.has(decodeURIComponent(path.slice(STATIC.length)))) return null;
		return { status: 404, sentence: "There is nothing at this address." };
	};
}

/**
 * Lists the files in a folder and its subfolders.
 * @param {string} folder
 * @returns {ReadonlySet<string>} Relative paths with slashes; empty if the folder does not exist.
 */
function namesIn(folder) {
	try {
		const found = readdirSync(folder, { recursive: true, withFileTypes: true });
		const files = found.filter((one) => one.isFile());
		const nameOf = (/** @type {import("node:fs").Dirent} */ { parentPath, name }) =>
			nodePath.relative(folder, nodePath.join(parentPath, name)).replaceAll(nodePath.sep, "/");
		return new Set(files.map(nameOf));
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return new Set();
		throw error;
	}
}

/**
 * Whether all percent escapes of a text stand for characters that a name can have.
 * @param {string} text
 */
function isReadable(text) {
	try {
		return !decodeURIComponent(text).includes("\0");
	} catch {
		return false;
	}
}

/**
 * Answers a refused request, both for a person looking at a page and for a program.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ status: number, sentence: string }} refusal
 */
export function refuse(request, response, { status, sentence }) {
	const isForPage = (request.headers.accept ?? "").includes("text/html");
	response.statusCode = status;
	response.setHeader("cache-control", "no-store");
	response.setHeader("x-request-id", randomUUID());
	if (status === 405) response.setHeader("allow", [...METHODS].join(", "));
	response.setHeader("content-type", `text/${isForPage ? "html" : "plain"}; charset=utf-8`);
	// The body is not read, so the connection ends with this response. Without a body it stays open, because reconnecting
	// is more work.
	const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
	if (length !== "0" || encoding !== undefined) response.setHeader("connection", "close");
	response.end(isForPage ? page(status, sentence) : sentence);
}

/**
 * @param {number} status
 * @param {string} sentence
 */
const page = (status, sentence) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${status === 404 ? "Not found" : "Not answered"}</title>
<body style="font:18px/1.6 Georgia,serif;max-width:34em;margin:20vh auto;padding:0 1.5em"><h1 style="font-weight:400">${sentence}</h1>
<p><a href="/">Go to the start page</a></p></body></html>`;

/**
 * Adds the security headers to every response that does not set them itself.
 * @param {import("node:http").ServerResponse} response
 */
export function guard(response) {
	const { writeHead } = response;
	for (const { key, value } of securityHeaders) response.setHeader(key, value);
	response.writeHead = function (...args) {
		if (!this.headersSent && !this.hasHeader("content-security-policy")) {
			this.setHeader("content-security-policy", NOTHING_RUNS);
		}
		return writeHead.apply(this, args);
	};
}

/**
 * Ends responses whose client has stopped reading, because unsent data stays in memory. A response that is still being
 * produced may take as long as it likes.
 * @param {import("node:http").Server} server
 * @param {number} takesNothingMs
 */
export function endUnread(server, takesNothingMs = 60_000) {
	const busy = new WeakSet();
	server.on("request", ({ socket }, response) => {
		busy.add(socket);
		response.on("close", () => busy.delete(socket));
	});
	// This is also called for idle connections, which would end anyway.
	server.setTimeout(takesNothingMs, (socket) => {
		if (!busy.has(socket) || socket.writableLength > 0) socket.destroy();
	});
}
