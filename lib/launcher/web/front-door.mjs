import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import nodePath from "node:path";
import { NOTHING_RUNS, securityHeaders } from "./security-headers.mjs";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Characters of a path: ours have a hundred or two. */
const LONGEST_PATH = 4_000;

/**
 * What is wrong with a request, before any of the app sees it: a method that the app does not have, or an impossible
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

const STATIC = "/_next/static/";

/**
 * Says of the address of a file of the build that there is none, which Next would answer with a whole page. A browser
 * that has an older version of the app open asks for such files. The build does not change while the app runs, so its names
 * are read once; nothing is kept of what is asked for, because one file has endless many spellings (`./`, `//`, `%63`).
 * @param {string} folder Of the build.
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
 * @param {string} folder
 * @returns {ReadonlySet<string>} The files in a folder and in those in it, with slashes. None where there is no folder.
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

/** @param {string} text Whether all its percent signs stand for characters that a name can have. */
function isReadable(text) {
	try {
		return !decodeURIComponent(text).includes("\0");
	} catch {
		return false;
	}
}

/**
 * Answers a refused request, for a person looking at a page and for a program alike.
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
	// The rest of the body is not read: the connection ends with this answer.
	response.setHeader("connection", "close");
	response.end(isForPage ? page(sentence) : sentence);
}

/** @param {string} sentence */
const page = (sentence) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Not found</title>
<body style="font:18px/1.6 Georgia,serif;max-width:34em;margin:20vh auto;padding:0 1.5em"><h1 style="font-weight:400">${sentence}</h1>
<p><a href="/">Go to the start page</a></p></body></html>`;

/**
 * Gives every answer the security headers that it does not bring itself.
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
 * Ends answers of which their client takes nothing any more: what waits to be sent stays in memory until then. An answer
 * that is still being made may take as long as it likes.
 * @param {import("node:http").Server} server
 * @param {number} takesNothingMs
 */
export function endUnread(server, takesNothingMs = 60_000) {
	const busy = new WeakSet();
	server.on("request", ({ socket }, response) => {
		busy.add(socket);
		response.on("close", () => busy.delete(socket));
	});
	// Told for idle connections too, which end as they would without this.
	server.setTimeout(takesNothingMs, (socket) => {
		if (!busy.has(socket) || socket.writableLength > 0) socket.destroy();
	});
}
