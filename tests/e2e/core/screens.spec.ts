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
	test(`every screen is accessible and fits at 360 pixels, ${scheme}`, { tag: "@both" }, async ({ page, isMobile }) => {
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

test("help and the way out stay on a narrow screen, and on one with large letters", { tag: "@both" }, async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/journal");
	// A browser with letters half as large again on a phone of 390 pixels has as much room as 260.
	for (const width of [320, 262]) {
		await page.setViewportSize({ width, height: 700 });
		for (const way of [page.getByText("Help now", { exact: true }), page.getByRole("button", { name: "Leave" })]) {
			await expect(way.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
		}
	}
});
