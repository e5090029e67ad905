import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** The phone that screens are measured on. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A slower device: its CPU is `cpu` times slower, and its download speed is limited, in bits per second. */
export interface Slowness {
	cpu: number;
	bitsPerSecond: number;
}

/**
 * What one visit with an empty cache downloads, and how long it takes. Sizes are in bytes after gzip, times in
 * milliseconds.
 */
export interface FirstLoad {
	/** Scripts that the page needs to work: requested before its load event. */
	script: number;
	/** Scripts that are fetched later, while the page is idle. */
	idleScript: number;
	style: number;
	/** Fonts, in bytes as sent: they are already compressed. */
	font: number;
	document: number;
	requests: number;
	/** Requests to `/api` that the page makes on its own and therefore waits for. */
	dataRequests: number;
	firstPaint: number;
	largestPaint: number;
	/**
	 * How many elements were the largest for a while and were then removed, so that their replacements had to be
	 * painted again.
	 */
	replaced: number;
	/** The sum of all layout shifts that no input caused. */
	layoutShift: number;
}

type Paints = Pick<FirstLoad, "firstPaint" | "largestPaint" | "layoutShift">;

/** Evaluated in the page once it is idle. */
const REPLACED = "window.largest.filter((element) => !element?.isConnected).length";

/** Runs in the page before its own scripts; records what it sees in `window.paints`. */
function watchPaints(): void {
	const seen: Paints = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
	const largest: (Element | null)[] = [];
	Object.assign(window, { paints: seen, largest });
	for (const type of ["paint", "largest-contentful-paint", "layout-shift"]) {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
				if (type === "largest-contentful-paint") {
					seen.largestPaint = entry.startTime;
					largest.push((entry as unknown as { element: Element | null }).element);
				}
				if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
					seen.layoutShift += Number(entry.value);
			}
		}).observe({ type, buffered: true });
	}
}

/** How long the network must be quiet until a visit counts as over, in milliseconds. */
const QUIET_MS = 1000;

function untilQuiet(page: Page): Promise<void> {
	return new Promise((resolve) => {
		const over = setTimeout(() => {
			page.off("request", again).off("requestfinished", again).off("requestfailed", again);
			resolve();
		}, QUIET_MS);
		const again = () => void over.refresh();
		page.on("request", again).on("requestfinished", again).on("requestfailed", again);
	});
}

/**
 * Opens an address and does nothing until the network is quiet.
 * @param slowness The slower device to simulate; left out, the visit runs at the speed of this machine.
 */
export async function visit(page: Page, url: string, slowness?: Slowness): Promise<FirstLoad> {
	await page.addInitScript(watchPaints);
	const responses: { response: Response; isAfterLoad: boolean }[] = [];
	let isLoaded = false;
	const late = new Set<unknown>();
	page.on("load", () => {
		isLoaded = true;
	});
	page.on("request", (request) => {
		if (isLoaded) late.add(request);
	});
	page.on("response", (response) => {
		responses.push({ response, isAfterLoad: late.has(response.request()) });
	});
	if (slowness) {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: 0,
			downloadThroughput: slowness.bitsPerSecond / 8,
			uploadThroughput: slowness.bitsPerSecond / 8,
		});
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowness.cpu });
	}
	await page.goto(url, { waitUntil: "load" });
	await untilQuiet(page);
	const paints = (await page.evaluate("window.paints")) as Paints;
	const replaced = Number(await page.evaluate(REPLACED));
	const load: FirstLoad = {
		script: 0,
		idleScript: 0,
		style: 0,
		font: 0,
		document: 0,
		requests: responses.length,
		dataRequests: 0,
		replaced,
		...paints,
	};
	for (const { response, isAfterLoad } of responses) {
		if (response.status() !== 200) continue;
		const type = response.request().resourceType();
		const size = async () => gzipSync(await response.body()).byteLength;
		if (type === "script") load[isAfterLoad ? "idleScript" : "script"] += await size();
		else if (type === "stylesheet") load.style += await size();
		else if (type === "font") load.font += (await response.body()).byteLength;
		else if (type === "document") load.document += await size();
		else if (new URL(response.url()).pathname.startsWith("/api/")) load.dataRequests++;
	}
	return load;
}
