import { NetworkOnly, type PrecacheEntry, PrecacheFallbackPlugin, Serwist, type StrategyHandler } from "serwist";
import { helpDocument, readingDocument, SYNC_TAG } from "@/lib/domain/offline/paths";
import { type Notice, noticeFor } from "@/lib/domain/reminders/texts";
import { sendWaiting } from "./send";
import { keptAccount } from "./shelf";

/**
 * The part of the service worker's global scope that is used here. TypeScript's own types for it conflict with those of
 * a page.
 */
declare const self: {
	/** The files of this build that it keeps (`lib/launcher/build/offline.mjs`). */
	__PRECACHE: PrecacheEntry[];
	addEventListener<Kind extends keyof Events>(type: Kind, listener: (event: Events[Kind]) => void): void;
	registration: { showNotification(title: string, options: object): Promise<void> };
	clients: {
		matchAll(options: { type: "window" }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
		openWindow(url: string): Promise<unknown>;
	};
};
interface Later {
	waitUntil(work: Promise<unknown>): void;
}
interface Events {
	sync: Later & { tag: string };
	push: Later & { data: { json(): unknown } | null };
	notificationclick: Later & { notification: { close(): void } };
}

const JOURNAL = "/journal";
/** How long a page may take to begin, in seconds. Help has to be there sooner. */
const PAGE_S = 30;
const HELP_S = 4;
/** Status codes with which a proxy says that the app is not there. */
const away = new Set([502, 504]);
const help = /^\/(help-now|safety)$/;

// The caches contain nothing that anybody reads or writes: only the files of the build, and two documents without any
// personal content. API responses bypass the service worker in browsers that support that.
const serwist = new Serwist({
	precacheEntries: self.__PRECACHE,
	precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
	skipWaiting: true,
	clientsClaim: true,
	// Otherwise every page would wait until the service worker has started.
	navigationPreload: true,
	disableDevLogs: true,
	requestRules: [
		{ condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
		{ condition: { urlPattern: { pathname: "/_next/static/chunks/*.js" } }, source: "network" },
	],
});

/** Serves a page from the network or, if that fails, a stored document. */
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
	// Downloads, such as a person's export, are not pages of the app.
	({ request, url }) => isPage(request) && !url.pathname.startsWith("/api/"),
	new FromNetwork(PAGE_S, readingDocument),
);
serwist.addEventListeners();

self.addEventListener("sync", (event) => {
	if (event.tag === SYNC_TAG) event.waitUntil(sendForWhoIsHere());
});

// Shows a reminder, see lib/server/reminders. The tag makes a later reminder replace one that was not seen.
self.addEventListener("push", (event) => {
	const { title, body, icon } = { ...noticeFor(false), ...(event.data?.json() as Partial<Notice> | undefined) };
	event.waitUntil(self.registration.showNotification(title, { body, icon, badge: icon, tag: "reminder" }));
});

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openJournal());
});

async function openJournal(): Promise<void> {
	const windows = await self.clients.matchAll({ type: "window" });
	const open = windows.find(({ url }) => new URL(url).pathname === JOURNAL);
	// Another screen is left alone: it may show a conversation off the record, which exists nowhere else.
	await (open ? open.focus() : self.clients.openWindow(JOURNAL));
}

/**
 * Sends the outbox of the person who is signed in.
 * @throws Error if it has to be tried again.
 */
async function sendForWhoIsHere(): Promise<void> {
	const userId = await keptAccount();
	if (userId !== null && (await sendWaiting(userId)) === "later") throw new Error("Not yet");
}
