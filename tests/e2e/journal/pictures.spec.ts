import type { Page } from "@playwright/test";
import sharp from "sharp";
import { fromPhone, leftIn, pictureOf } from "../../setup/pictures";
import { closeByKey, expect, expectAccessible, signUp, test } from "../setup/test";
import { writeEntry } from "../setup/write";

const WORDS = "The heron stood in the river, and nobody spoke of the house.";
const SHOWS = "The river below the mill";

const file = async (name: string, bytes: Promise<Uint8Array>, mimeType = "image/jpeg") => ({
	name,
	mimeType,
	buffer: Buffer.from(await bytes),
});
type File = Awaited<ReturnType<typeof file>>;

const box = (page: Page) => page.getByLabel("Journal entry", { exact: true });
const add = (page: Page, files: File[]) => page.locator("input[type=file]").first().setInputFiles(files);
const picture = (page: Page, number: number) =>
	page.getByRole("button", { name: new RegExp(`^Open picture ${number}`) });

declare global {
	interface Window {
		sentPictures?: number[][];
	}
}

/** Records the bytes of each picture that the page sends, since Playwright reports such a request body as empty. */
const noteSentPictures = (page: Page) =>
	page.addInitScript(() => {
		const { fetch } = window;
		window.sentPictures = [];
		window.fetch = async (address, options) => {
			if (options?.body instanceof Blob)
				window.sentPictures?.push([...new Uint8Array(await options.body.arrayBuffer())]);
			return fetch(address, options);
		};
	});

test("pictures are added while writing, described, kept over a reload, and found in the history", {
	tag: "@both",
}, async ({ page }) => {
	await signUp(page);
	await noteSentPictures(page);
	await page.goto("/journal");
	await box(page).fill(WORDS);
	await add(page, [await file("one.jpg", fromPhone()), await file("two.png", pictureOf(400, 300, "png"), "image/png")]);
	await expect(picture(page, 2)).toBeVisible();
	await expect(box(page)).toHaveValue(WORDS);
	await expectAccessible(page);

	// The camera's metadata does not leave the device.
	const body = Buffer.from((await page.evaluate(() => window.sentPictures?.[0])) ?? []);
	// The browser itself adds a color profile for ordinary colors.
	expect((await leftIn(body)).filter((part) => part !== "icc")).toEqual([]);
	const { width, height } = await sharp(body).metadata();
	expect([width, height]).toEqual([1365, 2048]);

	await picture(page, 1).click();
	await expect(page.getByRole("dialog", { name: "Picture 1" })).toBeVisible();
	await page.getByLabel("What it shows").fill(SHOWS);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("button", { name: `Open picture 1: ${SHOWS}` })).toBeVisible();

	await page.reload();
	await expect(page.getByRole("button", { name: `Open picture 1: ${SHOWS}` })).toBeVisible();
	await expect(box(page)).toHaveValue(WORDS);
	await picture(page, 2).click();
	await page.getByRole("button", { name: "Remove picture" }).click();
	await expect(picture(page, 2)).toHaveCount(0);

	await page.getByRole("button", { name: "Submit Entry" }).click();
	// Escape before the reflection has come does not close what comes then.
	await expect(page.getByRole("dialog").getByRole("heading", { name: "How it felt" })).toBeVisible();
	await closeByKey(page);
	await expect(page.getByRole("img", { name: SHOWS })).toBeVisible();
	await expect(picture(page, 1)).toHaveCount(0);
	await expectAccessible(page);
});

test("a picture is added to a saved entry, and one that was removed comes back", async ({ page }) => {
	await signUp(page);
	const id = await writeEntry(page, WORDS);
	await page.goto("/journal");
	await page.locator(`[aria-controls*="${id}"]`).first().click();
	const opened = page.locator(`#entry-${id}-content`);
	await expect(opened.getByRole("button", { name: "Add pictures" })).toBeVisible();
	await opened.locator("input[type=file]").setInputFiles([await file("one.jpg", pictureOf())]);
	await expect(picture(page, 1)).toBeVisible();
	await expectAccessible(page);

	await picture(page, 1).click();
	await page.getByRole("button", { name: "Remove picture" }).click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(picture(page, 1)).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(picture(page, 1)).toBeVisible();
});

test("what cannot be added says so, and the words stay", async ({ page, context }) => {
	await signUp(page);
	await page.goto("/journal");
	await box(page).fill(WORDS);
	await add(page, [await file("page.jpg", Promise.resolve(Buffer.from("<!doctype html>")))]);
	await expect(page.getByText("That is not a picture that can be shown here", { exact: false }).first()).toBeVisible();
	const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
	await add(page, [await file("one.heic", Promise.resolve(heic), "image/heic")]);
	await expect(page.getByText("This browser cannot open HEIC pictures", { exact: false }).first()).toBeVisible();
	const five = await Promise.all([1, 2, 3, 4, 5].map((n) => file(`${n}.jpg`, pictureOf(100 + n, 80))));
	await add(page, five);
	await expect(picture(page, 4)).toBeVisible();
	await expect(page.getByText("An entry can have at most 4 pictures.", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Add pictures" })).toHaveCount(0);
	await picture(page, 1).click();
	await page.getByRole("button", { name: "Remove picture" }).click();
	await expect(picture(page, 4)).toHaveCount(0);
	await context.setOffline(true);
	await add(page, [await file("late.jpg", pictureOf(90, 80))]);
	await expect(page.getByText("Adding a picture needs the network", { exact: false }).first()).toBeVisible();
	await expect(box(page)).toHaveValue(WORDS);
	await expect(picture(page, 3)).toBeVisible();
});

test("an entry that waits for the network takes the pictures along that it had", async ({ page, context }) => {
	const user = await signUp(page);
	await page.goto("/journal");
	await box(page).fill(WORDS);
	await add(page, [await file("one.jpg", pictureOf())]);
	await expect(picture(page, 1)).toBeVisible();
	await page.waitForLoadState("networkidle");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Submit Entry" }).click();
	await page.getByRole("button", { name: "Keep it here, and send it when the network is back" }).click();
	await expect(box(page)).toHaveValue("");
	await expect(picture(page, 1)).toHaveCount(0);
	await context.setOffline(false);
	await page.goto("/journal");
	const saved = async () => {
		const response = await context.request.get(`/api/journal/${user.id}`);
		return ((await response.json()) as { content: string; photos: unknown[] }[]).map(({ content, photos }) => [
			content,
			photos.length,
		]);
	};
	await expect.poll(saved).toEqual([[WORDS, 1]]);
});
