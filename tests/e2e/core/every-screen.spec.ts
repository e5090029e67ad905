import { readdirSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { PHONE, visit } from "../../setup/first-load";
import { dayAgo, writeFor } from "../look-back/write-for";
import { sharedNames } from "../setup/names";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answersWith, send } from "../setup/write";

/** Maximum Cumulative Layout Shift of a screen while it loads. */
const SHIFT = 0.02;
const WORDS = "My sister Tom and I walked along the river, and I said what I had wanted to say for a week.";

/** Addresses for people who are not signed in, by their folder below `app`. */
const open: Record<string, string> = {
	welcome: "/",
	"help-now": "/help-now",
	safety: "/safety",
	privacy: "/privacy",
	licenses: "/licenses",
	erased: "/erased",
	"reset-password": "/reset-password#token=unknown",
};

/** Addresses for people who are signed in. An asterisk stands for an id that the test fills in. */
const inside: Record<string, string> = {
	"": "/",
	journal: "/journal",
	questionnaires: "/questionnaires",
	"questionnaires/[id]": "/questionnaires/1",
	"questionnaires/[id]/edit": "/questionnaires/6/edit",
	"questionnaires/[id]/analysis": "/questionnaires/6/analysis",
	timeline: "/timeline",
	"relationship-questionnaire": "/relationship-questionnaire",
	chat: "/chat",
	"chat/off-the-record": "/chat/off-the-record",
	profile: "/profile",
	library: "/library",
	exercises: "/exercises",
	"exercises/[slug]": "/exercises/jealousy",
	handbook: "/handbook",
	"handbook/[slug]": "/handbook/grief",
	search: "/search",
	"look-back": "/look-back",
	"look-back/letters": "/look-back/letters",
	"look-back/letters/[id]": "/look-back/letters/*",
	"look-back/lines": "/look-back/lines",
	"look-back/people/[id]": "/look-back/people/*",
	memory: "/memory",
	settings: "/settings",
	security: "/security",
	yours: "/yours",
	"[...missing]": "/no-such-page",
};

/** Returns the folder of every screen, without the groups in parentheses, which are not part of an address. */
const folders = () =>
	readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((file) => /(^|\/)page\.tsx$/.test(file))
		.map((file) => file.replace(/\([^/]+\)\//g, "").replace(/\/?page\.tsx$/, ""));

/** Writes something for each screen to show. @returns The addresses inside, with the ids in place. */
async function settle(page: Page): Promise<Record<string, string>> {
	const entryId = await writeFor(page, WORDS, dayAgo(7));
	await send(page, "/api/lines", { source: "entry", of: entryId, text: WORDS });
	const { id: personId } = await send(page, "/api/people", { names: ["Tom"] });
	await send(page, "/api/chat", { content: "How do I begin to talk about what I miss?" });
	await send(page, "/api/chat", { content: "And how do I begin to listen?" });
	const responses = answersWith("6", WORDS).map((one, i) => ({ ...one, answer: (i % 5) + 1 }));
	await send(page, "/api/responses", { questionnaireId: "6", responses });
	await page.goto("/look-back/letters");
	const letter = await page.getByRole("link", { name: /^Week/ }).getAttribute("href");
	return { ...inside, "look-back/letters/[id]": `${letter}`, "look-back/people/[id]": `/look-back/people/${personId}` };
}

/** The library of questionnaires shows one of them in two places, as the specification has it. */
const SHOWS_ONE_TWICE = "/questionnaires";

/** @returns What axe finds at each address, light and dark, what moves while it loads, and which names are shared. */
async function faultsAt(browser: Browser, options: Parameters<Browser["newContext"]>[0], paths: readonly string[]) {
	const faults: string[] = [];
	for (const path of paths) {
		// Without a cache, as on a first visit.
		const context: BrowserContext = await browser.newContext({ ...options, ...PHONE, serviceWorkers: "block" });
		const page = await context.newPage();
		const { layoutShift } = await visit(page, path);
		// On /security, a button appears only if the browser supports passkeys, which the server cannot know.
		if (layoutShift > SHIFT && path !== "/security") faults.push(`${path} moves by ${layoutShift.toFixed(3)}`);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page).catch((error: Error) => faults.push(`${path}, ${colorScheme}: ${error.message}`));
		}
		const shared = path === SHOWS_ONE_TWICE ? [] : await sharedNames(page);
		if (shared.length > 0) faults.push(`${path} has several controls called ${shared.join(", ")}`);
		await context.close();
	}
	return faults;
}

test("every screen is listed here", () => {
	expect(folders().sort()).toEqual([...Object.keys(open), ...Object.keys(inside)].sort());
});

test("every screen is accessible on a phone, light and dark, nothing moves, and no two buttons have one name", {
	tag: "@rare",
}, async ({ page, browser, baseURL }) => {
	test.setTimeout(900_000);
	const before = await faultsAt(browser, { baseURL }, Object.values(open));
	await signUp(page);
	const addresses = await settle(page);
	const storageState = await page.context().storageState();
	const after = await faultsAt(browser, { baseURL, storageState }, Object.values(addresses));
	expect([...before, ...after]).toEqual([]);
});
