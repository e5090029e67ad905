import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";

/** Every screen, to be checked with axe, for horizontal scrolling and for console messages. */
const screens = [
	["/", /Questionnaires/],
	["/questionnaires", /Week 1/],
	["/questionnaires/1", /Question 1 of/],
	["/questionnaires/6", /Question 1 of 31/],
	["/journal", /Dream History/],
	["/exercises", /Calming down now/],
	["/exercises/jealousy", /Begin/],
	["/profile", /AI Coach Personality Settings/],
	["/timeline", /Map Your Story of Connection/],
	["/relationship-questionnaire", /Question 1 of/],
	["/handbook", /short answers/],
	["/handbook/grief", /What is known/],
	["/no-such-page", /.+/],
	["/handbook/constructor", /There is no page here/],
	["/exercises/no-such-thing", /There is nothing at this address/],
	["/privacy", /What goes where/],
	["/safety", /looks for danger/],
] as const;

async function visitAll(page: Page, isMobile: boolean) {
	await page.emulateMedia({ reducedMotion: "reduce" });
	if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
	await expectAccessible(page);
	await page.goto("/reset-password#token=unknown");
	await expect(page.getByLabel(/new password/i).first()).toBeVisible();
	await expectAccessible(page);
	await signUp(page);
	for (const [path, text] of screens) {
		await page.goto(path);
		await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Help now" }).filter({ visible: true }).first()).toBeVisible();
		await expectAccessible(page);
	}
}

// Phones are tested in light colors, desktops in dark ones.
test(
	"every screen is accessible, fits at 360 pixels, and has help one tap away",
	{ tag: "@both" },
	({ page, isMobile }) => visitAll(page, isMobile),
);

test("help and the way out stay on a narrow screen, and on one with large letters", async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	// With text half as large again, a phone of 390 pixels has as much room as one of 260.
	for (const width of [320, 262]) {
		await page.setViewportSize({ width, height: 700 });
		for (const way of [page.getByText("Help now", { exact: true }), page.getByRole("button", { name: "Quick exit" })]) {
			await expect(way.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
		}
	}
});
