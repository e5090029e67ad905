import { NetworkOnly, type PrecacheEntry, PrecacheFallbackPlugin, Serwist, type StrategyHandler } from "serwist";
import { helpDocument, readingDocument, SYNC_TAG } from "@/lib/domain/offline/paths";
import { sendWaiting } from "./send";
import { keptAccount } from "./shelf";

/** The part of a worker's surroundings that is used here. TypeScript's own types for it are at odds with those of a page. */
declare const self: {
	/** The files of this build that it keeps (`lib/launcher/build/offline.mjs`). */
	__PRECACHE: PrecacheEntry[];
	addEventListener(
		type: "sync",
		listener: (event: { tag: string; waitUntil(work: Promise<void>): void }) => void,
	): void;
};

/** How long a page may take to begin. Help has to be there sooner. */
const PAGE_S = 30;
const HELP_S = 4;
/** What stands before the app says with these that it is not there. */
const away = new Set([502, 504]);
const help = /^\/(help-now|safety)$/;

// Nothing that anybody reads or writes is in its caches: it keeps the files of the build, and two documents without a
// word of theirs. Answers of the API do not pass through it, where the browser lets that be said.
const serwist = new Serwist({
	precacheEntries: self.__PRECACHE,
	precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
	skipWaiting: true,
	clientsClaim: true,
	// Otherwise every page would wait until the worker has started.
	navigationPreload: true,
	disableDevLogs: true,
	requestRules: [
		{ condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
		{ condition: { urlPattern: { pathname: "/_next/static/chunks/*.js" } }, source: "network" },
	],
});

/** A page from the network, or else a document that is kept. */
class FromNetwork extends NetworkOnly {
	constructor(seconds: number, document: string) {
		const plugins = [new PrecacheFallbackPlugin({ fallbackUrls: [document], serwist })];
		super({ networkTimeoutSeconds: seconds, plugins });
	}

	override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
		const response = await super._handle(request, handler);
		if (away.has(response.status)) throw new Error("The app cannot be reached");
		return response;
	}
}

const isPage = (request: Request) => request.mode === "navigate";
serwist.registerCapture(
	({ request, url }) => isPage(request) && help.test(url.pathname),
	new FromNetwork(HELP_S, helpDocument),
);
serwist.registerCapture(
	// What is downloaded, such as everything of somebody's, is no page of the app.
	({ request, url }) => isPage(request) && !url.pathname.startsWith("/api/"),
	new FromNetwork(PAGE_S, readingDocument),
);
serwist.addEventListeners();

self.addEventListener("sync", (event) => {
	if (event.tag === SYNC_TAG) event.waitUntil(sendForWhoIsHere());
});

/** @throws where it has to be tried again. */
async function sendForWhoIsHere(): Promise<void> {
	const userId = await keptAccount();
	if (userId !== null && (await sendWaiting(userId)) === "later") throw new Error("Not yet");
}
