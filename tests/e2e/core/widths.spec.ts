import type { Page } from "@playwright/test";
import { covered, shareOfBars } from "../setup/covered";
import { misfits, setLetters } from "../setup/misfits";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { send, writeEntry } from "../setup/write";

const WIDTHS = [320, 375, 390, 768, 820, 1024, 1440, 2560];
/** A browser font size of 32 pixels, and the widths at which the text has to fit. */
const LARGE_LETTERS = 32;
const WIDTHS_WITH_LARGE_LETTERS = [390, 768, 1280];

const open = ["/", "/help-now", "/privacy", "/safety", "/reset-password#token=unknown"];
const inside = [
	"/",
	"/journal",
	"/questionnaires",
	"/questionnaires/1",
	"/questionnaires/6",
	"/timeline",
	"/relationship-questionnaire",
	"/chat",
	"/chat/off-the-record",
	"/profile",
	"/profile?script=love",
];
const further = [
	"/exercises",
	"/exercises/jealousy",
	"/handbook",
	"/handbook/grief",
	"/library",
	"/memory",
	"/search",
	"/security",
	"/settings",
	"/yours",
	"/no-such-page",
];

/** @returns Each fault, with the screen and the width where it occurs. */
async function faultsOn(page: Page, paths: readonly string[]): Promise<string[]> {
	const faults: string[] = [];
	for (const path of paths) {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(path, { waitUntil: "networkidle" });
		const look = async (widths: number[], letters: string) => {
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				for (const fault of await misfits(page)) faults.push(`${path} at ${width}${letters}: ${fault}`);
			}
		};
		await look(WIDTHS, "");
		await setLetters(page, LARGE_LETTERS);
		await look(WIDTHS_WITH_LARGE_LETTERS, " with large letters");
		await setLetters(page, LARGE_LETTERS / 2);
	}
	return faults;
}

/** Signs up a person whose screens have content. */
async function settle(page: Page): Promise<void> {
	await signUp(page);
	const content = "An ordinary evening, and nothing that had to be said. ".repeat(300);
	await writeEntry(page, content);
	await send(page, "/api/relationship-goals", {
		title: "Call my sister",
		description: "Once a week, and listen first.",
	});
	await send(page, "/api/chat", { content: "How do I begin to talk about what I miss?" });
}

for (const [who, paths, begin] of [
	["to everybody", open, async () => {}],
	["of somebody who writes", inside, settle],
	["for reading and settings", further, settle],
] as const) {
	test(`no screen ${who} scrolls sideways, and no word is broken or cut, at any width`, { tag: "@rare" }, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await begin(page);
		expect(await faultsOn(page, paths)).toEqual([]);
	});
}

test("on a screen magnified four times, bars leave most of it, and cover nothing that has the focus", {
	tag: "@rare",
}, async ({ page }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await settle(page);
	await page.setViewportSize({ width: 320, height: 256 });
	const faults: string[] = [];
	for (const path of [...inside, ...further]) {
		await page.goto(path, { waitUntil: "networkidle" });
		// The conversation has to end above the field that one writes in.
		if (!path.startsWith("/chat") && (await shareOfBars(page)) > 0.3) faults.push(`${path}: bars take too much`);
		for (const control of await covered(page)) faults.push(`${path}: covered: ${control}`);
		await expectAccessible(page);
	}
	expect(faults).toEqual([]);
});

test("where colors are forced, the numbers of a scale stay within the card", { tag: "@rare" }, async ({ page }) => {
	await signUp(page);
	await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
	for (const width of [320, 390, 820, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/questionnaires/6", { waitUntil: "networkidle" });
		await page.getByRole("checkbox", { name: "Go on when I choose a number" }).setChecked(false);
		await page.getByRole("button", { name: "1 of 5" }).click();
		const numbers = page.getByRole("button", { name: /^\d of 5$/ });
		const looks = await numbers.evaluateAll((buttons) =>
			buttons.map((button) => ({
				edge: getComputedStyle(button).borderTopWidth,
				isFilled: getComputedStyle(button).backgroundColor !== "rgba(0, 0, 0, 0)",
				isMarked: getComputedStyle(button.firstElementChild as Element).backgroundColor !== "rgba(0, 0, 0, 0)",
			})),
		);
		const plain = { edge: "0px", isFilled: false, isMarked: false };
		expect(looks).toEqual([{ ...plain, isMarked: true }, plain, plain, plain, plain]);
	}
});
