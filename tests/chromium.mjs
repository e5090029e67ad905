import { existsSync } from "node:fs";

const installed = [
	// Without windows to draw, which takes two thirds of the time.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
];

/**
 * The browser that the journeys run in: the one that PLAYWRIGHT_CHROMIUM_PATH names, an installed one, or the one that
 * comes inside an npm package. Nothing is downloaded.
 */
export async function chromiumPath() {
	const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
	if (named) return named;
	const found = installed.find((path) => existsSync(path));
	if (found) return found;
	const { default: chromium } = await import("@sparticuz/chromium");
	return chromium.executablePath();
}
