import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { answer, send } from "../setup/write";

const WORDS = "I want somebody who asks me a second question, and a kitchen where nobody has to listen for anything.";

/** Signs up a person with a love script, and opens its tab. */
async function openLoveScript(page: Page) {
	await signUp(page);
	for (const id of ["8", "9", "12"]) await answer(page, id, WORDS, 7);
	for (const script of ["life", "love"]) await send(page, `/api/${script}-script/generate`, {});
	await page.goto("/profile");
	await page.getByRole("tab", { name: "Love Script" }).click();
	await expect(button(page)).toBeVisible();
}

const listen = (page: Page) => page.getByRole("region", { name: "Listen to your day" });
/** The one button that reads Listen, Generating... or Pause. */
const button = (page: Page) => listen(page).getByRole("button", { name: /^(Listen|Generating|Pause)/ });
const PLAYING = "Playing your day in life narrative...";
/** Returns a toast with this title, including the text below it. */
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const seconds = async (page: Page) => {
	const [, minutes, rest] = /(\d+):(\d\d)/.exec((await listen(page).textContent()) ?? "") ?? [];
	return Number(minutes) * 60 + Number(rest);
};

test("a day is listened to: it plays, pauses, goes on, can be moved in, and ends; a line is heard", {
	tag: "@main",
}, async ({ page }) => {
	await openLoveScript(page);
	await expect(button(page)).toHaveText("Listen");
	await expect(listen(page)).toContainText("Read by a synthetic voice.");
	const text = page.getByRole("region", { name: "A Day in Your Empowered Future" }).locator("p[dir]").first();
	await button(page).scrollIntoViewIfNeeded();
	const before = [await button(page).boundingBox(), await text.boundingBox()];

	// By keyboard alone, while the text is still being spoken.
	await button(page).focus();
	await page.keyboard.press("Enter");
	await expect(listen(page).getByText(PLAYING)).toBeVisible();
	await expect(button(page)).toHaveText("Pause");
	await expect(button(page)).toBeFocused();
	expect([await button(page).boundingBox(), await text.boundingBox()]).toEqual(before);
	await expect.poll(() => seconds(page)).toBeGreaterThan(0);
	await expectAccessible(page);

	await page.keyboard.press("Enter");
	await expect(listen(page).getByText("Paused. Your place is kept.")).toBeVisible();
	const place = await seconds(page);
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(listen(page).getByText(PLAYING)).toBeVisible();
	expect(await seconds(page)).toBeGreaterThanOrEqual(place);
	await expect.poll(() => seconds(page)).toBeGreaterThan(place);
	await page.keyboard.press("Enter");

	// Once everything has been spoken, playback can start anywhere, although the browser has loaded little of the audio.
	const slider = listen(page).getByRole("slider", { name: "Place in the narrative" });
	await expect(slider).toBeVisible();
	await expectAccessible(page);
	await slider.focus();
	await page.keyboard.press("PageUp");
	await page.keyboard.press("PageUp");
	const later = await seconds(page);
	expect(later).toBeGreaterThan(place + 10);
	await button(page).click();
	await expect(listen(page).getByText(PLAYING)).toBeVisible();
	await expect.poll(() => seconds(page)).toBeGreaterThan(later);
	await slider.focus();
	await page.keyboard.press("End");
	await expect(button(page)).toHaveText("Listen");
	await expect(listen(page)).toContainText("Read by a synthetic voice.");

	const lines = page.getByRole("region", { name: "Affirmations" });
	expect(await lines.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
	const line = lines.getByRole("listitem").first();
	await line.getByRole("button", { name: /^Listen: / }).click();
	await expect(line.getByRole("button", { name: /^Pause: / })).toBeVisible();
	await expectAccessible(page);
	// Only one sound plays at a time.
	await button(page).click();
	await expect(listen(page).getByText(PLAYING)).toBeVisible();
	await expect(line.getByRole("button", { name: /^Listen: / })).toBeVisible();
	// Playback stops when the tab is left.
	await page.getByRole("tab", { name: "Life Script" }).click();
	await page.getByRole("tab", { name: "Love Script" }).click();
	await expect(button(page)).toHaveText("Listen");
});

test("sound that does not come says why, whom to name it to, and can be asked for again", async ({ page }) => {
	await openLoveScript(page);
	await page.route("**/audio/stream?*", (route) => route.abort());
	await button(page).click();
	await expect(toast(page, "Audio Error")).toContainText(
		/Audio format not supported\.|Network error while loading audio\./,
	);
	await expect(button(page)).toHaveText("Listen");
	const note = listen(page).getByRole("alert");
	await expect(note).toContainText("contact support with the error ID");
	await expect(note.locator("code")).toHaveText(/^\S{6,}$/);
	await expectAccessible(page);

	await page.route("**/audio/check?*", (route) =>
		route.fulfill({ status: 503, json: { ok: false, details: "The reading voice is not set up." } }),
	);
	await button(page).click();
	await expect(toast(page, "Audio Error")).toContainText("The reading voice is not set up. Please try again later.");

	const line = page.getByRole("region", { name: "Affirmations" }).getByRole("listitem").first();
	await page.route("**/api/affirmations/*/audio*", (route) => route.abort());
	await line.getByRole("button", { name: /^Listen: / }).click();
	await expect(line.getByRole("alert")).toContainText("contact support with the error ID");

	await page.unrouteAll();
	await button(page).click();
	await expect(listen(page).getByText(PLAYING)).toBeVisible();
	await expect(note).toHaveCount(0);
});

test("whoever looks for the voice finds the scripts, and in them the player", async ({ page }) => {
	await openLoveScript(page);
	await page.goto("/search");
	await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("audio");
	const places = page.getByRole("region", { name: "Places" });
	await expect(places.getByRole("link", { name: "Voice" })).toBeVisible();
	await expectAccessible(page);
	await places.getByRole("link", { name: "Listen to your Love Script" }).click();
	await expect(page.getByRole("heading", { name: "Script Analysis" })).toBeInViewport();
	await expect(page.getByRole("tab", { name: "Love Script" })).toHaveAttribute("aria-selected", "true");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Listen to your day" }).click();
	const heading = page.getByRole("heading", { name: "A Day in Your Empowered Future" });
	await expect(heading).toBeFocused();
	await expect(button(page)).toBeInViewport();
});
