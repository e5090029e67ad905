import { PHONE, visit } from "../../setup/first-load";
import { expect, signUp, test } from "../setup/test";

/**
 * Maximum combined size of a screen's scripts and styles, in kilobytes (1024 bytes) after gzip: the present size plus a
 * little room. `npx tsx tests/bench/screens.ts` prints each screen's.
 */
const WELCOME = 182;
const DASHBOARD = 205;
const ANY = 225;
/** Includes the charts, which are loaded later. */
const LOOK_BACK = 240;
/** Maximum Cumulative Layout Shift of a screen while it loads. */
const SHIFT = 0.02;

/** Each screen with its budget and some of its main content, which has to be in the first response. */
const screens = [
	["/", DASHBOARD, "Six minutes is a good beginning"],
	["/questionnaires", ANY, "Week 1"],
	["/questionnaires/1", ANY, 'role="radio"'],
	["/questionnaires/6", ANY, 'role="slider"'],
	["/questionnaires/7", ANY, "Write as you would in a notebook"],
	["/relationship-questionnaire", ANY, "data-takes-early-words"],
	["/timeline", ANY, "Map Your Story of Connection"],
	["/journal", ANY, "Daily Journal"],
	["/look-back", LOOK_BACK, "The year at a glance"],
	["/look-back/letters", ANY, "</h1>"],
	["/library", ANY, "Guided talks"],
	["/handbook", ANY, "</h1>"],
	["/search", ANY, "</h1>"],
	["/settings", ANY, "Appearance"],
	["/chat", ANY, "Where would you like to begin"],
	["/profile", ANY, "Script Analysis"],
	["/exercises/jealousy", ANY, "Begin"],
	["/memory", ANY, "</h1>"],
	["/security", ANY, "this one"],
	["/yours", ANY, "Delete my account"],
] as const;

test("the welcome screen sends what it shows, within its budget, and nothing jumps", { tag: "@main" }, async ({
	page,
}) => {
	const load = await visit(page, "/");
	expect((load.script + load.style) / 1024).toBeLessThanOrEqual(WELCOME);
	expect(load.layoutShift).toBeLessThanOrEqual(SHIFT);
});

test("every screen sends its main content first, within its budget, and nothing jumps or comes twice", {
	tag: "@rare",
}, async ({ page, browser, baseURL }) => {
	await signUp(page);
	const storageState = await page.context().storageState();
	const found: string[] = [];
	for (const [path, budget, words] of screens) {
		// Without a cache, as on a first visit.
		const context = await browser.newContext({ ...PHONE, baseURL, storageState, serviceWorkers: "block" });
		const html = await (await context.request.get(path)).text();
		if (!html.includes(words)) found.push(`${path}: “${words}” is not in the first response`);
		const load = await visit(await context.newPage(), path);
		const kilobytes = (load.script + load.style) / 1024;
		if (kilobytes > budget) found.push(`${path}: ${kilobytes.toFixed(1)} kB of ${budget}`);
		// On /security, a button appears only if the browser supports passkeys, which the server cannot know.
		if (path !== "/security" && load.layoutShift > SHIFT)
			found.push(`${path}: moves by ${load.layoutShift.toFixed(3)}`);
		if (load.replaced > 0) found.push(`${path}: what was seen first was replaced`);
		await context.close();
	}
	expect(found).toEqual([]);
});
