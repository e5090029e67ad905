import type { Page } from "@playwright/test";
import { timeline } from "../../../prisma/catalog/timeline";
import { misfits, outOfReach, setLetters } from "../setup/misfits";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer, send, writeEntry } from "../setup/write";

/** The sizes to test; phones have the height of the lowest one. The first is a screen that is magnified four times. */
const SIZES = [
	[320, 256],
	[320, 568],
	[375, 667],
	[390, 844],
	[768, 1024],
	[820, 1180],
	[1024, 768],
	[1440, 900],
	[2560, 1440],
] as const;
/** The sizes at which text of twice the usual size has to fit. */
const SIZES_WITH_LARGE_LETTERS = [
	[768, 1024],
	[1280, 800],
] as const;

interface Opened {
	name: string;
	path: string;
	open: (page: Page) => Promise<unknown>;
	/** The button above which it opens, if any: the check is made with that button on the screen. */
	above?: string;
	/** The sizes at which it exists, if not all. */
	sizes?: typeof SIZES | readonly (readonly [number, number])[];
}

const press =
	(...names: (string | RegExp)[]) =>
	async (page: Page) => {
		for (const name of names) {
			const found = page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
			await found.filter({ visible: true }).first().click();
		}
	};

/** Dialogs, panels and prompts of a person who has entries, answers and goals. */
const ofWriting: readonly Opened[] = [
	{ name: "menu", path: "/journal", open: press("More"), sizes: SIZES.filter(([width]) => width < 768) },
	{
		name: "insight",
		path: "/journal",
		above: "Insight",
		open: async (page) => {
			await page
				.getByRole("textbox", { name: "Journal entry" })
				.fill("Tom called again about the house, and I said yes.");
			await press("Insight")(page);
		},
	},
	{
		name: "what was given back",
		path: "/journal",
		open: async (page) => {
			await page.getByRole("textbox", { name: "Journal entry" }).fill("We walked along the river and laughed.");
			await press("Submit Entry")(page);
			await expect(page.getByText("Written by", { exact: false }).last()).toBeVisible();
		},
	},
	{ name: "dictation", path: "/journal", open: press("Dictate") },
	{ name: "printing the journal", path: "/journal", open: press("Print") },
	{
		name: "deleting an entry",
		path: "/journal",
		open: async (page) => {
			await page.getByRole("region", { name: "Dream History" }).getByRole("heading", { level: 3 }).first().click();
			await press("Delete entry")(page);
		},
	},
	{ name: "the search", path: "/journal", open: (page) => page.keyboard.press("Control+k") },
	{ name: "a new goal", path: "/", open: press("Add Goal") },
	{ name: "changing a goal", path: "/", open: press(/^Edit/) },
	{ name: "removing a goal", path: "/", open: press(/^Remove/) },
	{ name: "something meant for later", path: "/", open: press(/^Ask me later/) },
	{ name: "where a conversation can go", path: "/chat", open: press("Ways to begin") },
	{ name: "printing a conversation", path: "/chat", open: press("Print") },
	{
		name: "deleting a message",
		path: "/chat",
		open: async (page) => {
			await page.getByRole("article").first().hover();
			await press(/^Delete this message/)(page);
		},
	},
	{ name: "an analysis", path: "/questionnaires", open: press(/^View Analysis/) },
	{ name: "printing an analysis", path: "/questionnaires/6/analysis", open: press("Print") },
	{ name: "a relationship", path: "/timeline", open: press(/Jo/) },
	{ name: "deleting a relationship", path: "/timeline", open: press(/Jo/, /^Delete/) },
];

const ofAccounts: readonly Opened[] = [
	{ name: "the profile", path: "/profile", open: press("Edit Profile") },
	{ name: "a pattern of a script", path: "/profile", open: press(/^Read More/) },
	{ name: "printing a script", path: "/profile", open: press("Print") },
	{ name: "writing a script again", path: "/profile", open: press("Regenerate") },
	{ name: "versions of a script", path: "/profile", open: press("Earlier versions") },
	{
		name: "discarding changes of a script",
		path: "/profile",
		open: async (page) => {
			await press("Edit")(page);
			await page.getByLabel("Script sentence").fill("I wait on the stairs.");
			await press("Cancel")(page);
		},
	},
	{ name: "deleting answers", path: "/profile", open: press(/^Your Relationship Patterns/, "Delete answers") },
	{ name: "erasing an account", path: "/yours", open: press("Delete my account") },
	{ name: "forgetting a device", path: "/yours", open: press("Forget this device") },
	{
		name: "logging out with unsent words",
		path: "/journal",
		open: async (page) => {
			await page.getByRole("textbox", { name: "Journal entry" }).fill("Not sent yet.");
			await expect(page.getByText("Saved on this device")).toBeVisible();
			await press("Logout")(page);
		},
	},
];

const center = (page: Page, name: string) =>
	page.getByRole("button", { name, exact: true }).evaluate((element) => element.scrollIntoView({ block: "center" }));

/** Waits for two frames: a panel follows its button, and the size of the screen, in the next frame. */
const twoFrames = (page: Page) =>
	page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** @returns Each fault, with the dialog and the screen size where it occurs. */
async function faultsOf(page: Page, { name, path, open, above, sizes = SIZES }: Opened): Promise<string[]> {
	const faults: string[] = [];
	const [[width, height] = [1280, 800]] = sizes === SIZES ? [] : sizes;
	await page.setViewportSize({ width, height });
	await page.goto(path, { waitUntil: "networkidle" });
	await open(page);
	const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog")).last();
	await expect(dialog, name).toBeVisible();
	// A panel beside its button leaves the page usable; all others say that they do not.
	const isModal = await page.locator("main").evaluate((main) => main.closest("[aria-hidden=true]") !== null);
	if (isModal) await expect(dialog, name).toHaveAttribute("aria-modal", "true");
	const look = async (of: Opened["sizes"] & {}, letters: string) => {
		for (const [width, height] of of) {
			await page.setViewportSize({ width, height });
			if (above) await center(page, above);
			await twoFrames(page);
			for (const fault of [...(await misfits(page)), ...(await outOfReach(dialog))])
				faults.push(`${name} at ${width}${letters}: ${fault}`);
		}
	};
	await look(sizes, "");
	if (sizes === SIZES) {
		await setLetters(page, 32);
		await look(SIZES_WITH_LARGE_LETTERS, " with large letters");
		await setLetters(page, 16);
	}
	await page.setViewportSize({ width, height });
	for (const colorScheme of ["dark", "light"] as const) {
		await page.emulateMedia({ colorScheme });
		await expectAccessible(page);
	}
	return faults;
}

const WORDS = "My mother hummed in the kitchen whenever she was angry, and I learned to listen for it.";

test("no dialog over what was written is cut or out of reach, at any width, in either theme", {
	tag: "@rare",
}, async ({ page }) => {
	test.setTimeout(600_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signUp(page);
	const content = "An ordinary evening, and nothing that had to be said. ".repeat(40);
	await writeEntry(page, content);
	await send(page, "/api/relationship-goals", {
		title: "Call my sister",
		description: "Once a week, and listen first.",
	});
	await send(page, "/api/chat", { content: "How do I begin to talk about what I miss?" });
	await answer(page, "6", WORDS);
	await answer(page, timeline.id, WORDS, 4, { q1: "Jo", q2: "2004 - 2011" });
	const faults: string[] = [];
	for (const opened of ofWriting) faults.push(...(await faultsOf(page, opened)));
	expect(faults).toEqual([]);
});

test("no dialog over scripts and the account is cut or out of reach, at any width, in either theme", {
	tag: "@rare",
}, async ({ page }) => {
	test.setTimeout(600_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signUp(page);
	for (const id of ["6", "8", "9", "12"]) await answer(page, id, WORDS);
	await page.goto("/profile");
	await page.getByRole("button", { name: "Generate Life Script Analysis" }).click();
	await expect(page.getByRole("article", { name: "Your life script" })).toBeVisible({ timeout: 30_000 });
	const faults: string[] = [];
	for (const opened of ofAccounts) faults.push(...(await faultsOf(page, opened)));
	expect(faults).toEqual([]);
});
