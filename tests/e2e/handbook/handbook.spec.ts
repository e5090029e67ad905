import { expect, expectAccessible, signUp, test } from "../setup/test";

test("somebody looks a question up, reads, and comes back", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/handbook");
	await expect(page.getByRole("heading", { level: 1, name: "Handbook" })).toBeVisible();
	await expectAccessible(page);

	const box = page.getByLabel("What is on your mind?");
	await box.fill("How do I apologize to my sister?");
	const result = page.getByRole("search").getByRole("link", { name: "How do I apologize well?" });
	await expect(result).toBeVisible();
	await expectAccessible(page);
	// The search text appears in no address.
	await box.press("Enter");
	expect(new URL(page.url()).search).toBe("");

	await result.click();
	await expect(page.getByRole("heading", { level: 1, name: "How do I apologize well?" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Words you could say" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
	// The article is for people who are safe with each other, and begins by saying so.
	const first = page.getByRole("complementary", { name: "Please read this first" });
	await expect(first.getByRole("link", { name: "Help now" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("navigation", { name: "Where you are" }).getByRole("link").click();
	await expect(page).toHaveURL(/\/handbook#talking$/);
	await box.fill("zzyx qwrt");
	await expect(page.getByText(/Nothing here matches/)).toBeVisible();
});

test("an article about danger begins with help, and neither its tab nor its address tells", async ({ page }) => {
	await signUp(page);
	await page.goto("/handbook");
	await page.getByLabel("What is on your mind?").fill("my husband hits me");
	const search = page.getByRole("search");
	await expect(search.getByRole("link", { name: "Help now" })).toBeVisible();
	await search.getByRole("link", { name: "Is what happens to me abuse?" }).click();
	const first = page.getByRole("complementary", { name: "Please read this first" });
	await expect(first.getByRole("link", { name: "Help now" })).toBeVisible();
	await expect(first.getByRole("link", { name: "Leave this page" })).toBeVisible();
	await expectAccessible(page);
	expect(page.url()).not.toMatch(/abus|violen|danger|hit/);
	expect(await page.title()).not.toMatch(/abus|handbook/i);
});

test("paper shows the article alone", async ({ page }) => {
	await signUp(page);
	await page.goto("/handbook/grief");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Sources", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Handbook" })).toBeHidden();
	await expect(page.getByText("Dashboard").first()).toBeHidden();
});
