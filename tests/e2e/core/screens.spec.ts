import { expect, expectAccessible, signUp, test } from "../setup/test";

/** Every screen, for axe, sideways scrolling and the console. */
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
] as const;

for (const scheme of ["light", "dark"] as const) {
	test(`every screen is accessible and fits at 360 pixels, ${scheme}`, async ({ page, isMobile }) => {
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
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
			await expect(page.locator("main").getByText(text).first()).toBeVisible();
			await expectAccessible(page);
		}
	});
}
