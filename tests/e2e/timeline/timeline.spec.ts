import type { Page } from "@playwright/test";
import { timeline } from "../../../prisma/catalog/timeline";
import { closeByKey, expect, expectAccessible, signUp, test } from "../setup/test";

const total = timeline.questions.length;
const WORDS = "We met on the night train and shared an orange.";

/** Answers the whole questionnaire, by keyboard alone if asked to. */
async function tellAbout(page: Page, name: string, year: string, byKeyboard: boolean) {
	const next = async () => {
		if (byKeyboard) await page.keyboard.press("Control+Enter");
		else await page.getByRole("button", { name: /^(Next|Submit)$/ }).click();
	};
	for (let n = 1; n <= total; n++) {
		await expect(page.getByText(`Question ${n} of ${total}`)).toBeVisible();
		if (n === 2) {
			const start = page.getByRole("group", { name: "Start date" });
			if (byKeyboard) {
				await start.getByLabel("Year").focus();
				await page.keyboard.type(year);
			} else await start.getByLabel("Year").fill(year);
		} else {
			const box = page.getByRole("textbox");
			if (byKeyboard) {
				await box.focus();
				await page.keyboard.type(n === 1 ? name : WORDS);
			} else await box.fill(n === 1 ? name : WORDS);
		}
		await next();
	}
}

test("three relationships, told, seen in order, edited and deleted", { tag: "@main" }, async ({ page, isMobile }) => {
	await signUp(page);
	await page.goto("/timeline");
	await expect(page.getByRole("heading", { name: "Map Your Story of Connection" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Add New" })).toBeVisible();
	await page.getByRole("link", { name: "Add First Relationship" }).click();
	await expectAccessible(page);
	for (const [index, [name, year]] of (
		[
			["Jo", "2004"],
			["Sam", "2019"],
			["Alex", "2011"],
		] as const
	).entries()) {
		await tellAbout(page, name, year, !isMobile);
		const dialog = page.getByRole("dialog", { name: "Your Analysis" });
		await expect(dialog).toBeVisible({ timeout: 20_000 });
		await closeByKey(page);
		await expect(page.getByRole("main").getByText("Today", { exact: true })).toBeVisible();
		if (index < 2)
			await page
				.getByRole("link", { name: /^Add( Relationship)?/ })
				.first()
				.click();
	}
	const names = await page
		.getByRole("heading", { level: 3 })
		.or(page.getByRole("heading", { level: 2 }))
		.allTextContents();
	expect(names.filter((name) => /^(Jo|Sam|Alex)$/.test(name))).toEqual(["Sam", "Alex", "Jo"]);
	await expectAccessible(page);

	await page.getByRole("button", { name: /Alex/ }).first().click();
	const entry = page.getByRole("dialog", { name: /Alex/ });
	await expect(entry).toContainText(timeline.questions[3]?.text ?? "");
	await expect(entry).toContainText(WORDS);
	await expectAccessible(page);
	await entry.getByRole("button", { name: /Delete/ }).click();
	await page
		.getByRole("alertdialog")
		.getByRole("button", { name: /Delete/ })
		.click();
	await expect(page.getByRole("button", { name: /Alex/ })).toHaveCount(0);
	await expect(page.getByRole("button", { name: /Sam/ }).first()).toBeVisible();
});
