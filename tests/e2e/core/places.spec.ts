import { randomUUID } from "node:crypto";
import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";
import { writeEntry } from "../setup/write";

test("everything can be found: from the bar, the menu, the library, the settings and the search", {
	tag: ["@both", "@main"],
}, async ({ page, isMobile }) => {
	const { username } = await signUp(page);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1, name: new RegExp(username) })).toBeVisible();
	const bar = page.getByRole("navigation", { name: "Every day" });
	const go = async (name: string) => {
		if (isMobile) await bar.getByRole("button", { name: "More" }).click();
		const menu = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("complementary");
		await menu.getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	};
	if (isMobile) {
		await bar.getByRole("link", { name: "Write" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
		await expect(bar.getByRole("link", { name: "Write" })).toHaveAttribute("aria-current", "page");
	} else {
		await expect(bar).toBeHidden();
	}

	await go("Library");
	await expectAccessible(page);
	await page.getByRole("region", { name: "Guided talks" }).getByRole("link", { name: "A message to send" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "A message to send" })).toBeVisible();

	await go("Settings");
	await expectAccessible(page);
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Voice" }).click();
	const voice = page.getByRole("heading", { level: 2, name: "Voice" });
	await expect(voice).toBeInViewport();
	await expect(voice).toBeFocused();
	const [reminder] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Download the calendar file" }).click(),
	]);
	expect(reminder.suggestedFilename()).toBe("reminder.ics");
	await page.getByRole("link", { name: /^Export/ }).click();
	await expect(page.getByRole("link", { name: "Download everything" })).toBeInViewport();

	await writeEntry(page, "The lighthouse was open, and we counted the steps.");
	if (isMobile) await go("Search");
	else {
		await page.keyboard.press("Control+k");
		await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	}
	const box = page.getByRole("searchbox", { name: "What are you looking for?" });
	await expect(box).toBeFocused();
	await box.fill("lighthouse");
	await expect(page.getByRole("region", { name: "Journal" }).locator("mark")).toHaveText("lighthouse");
	await expectAccessible(page);
	await box.fill("passkey");
	await page.getByRole("region", { name: "Places" }).getByRole("link", { name: "Two-step sign-in" }).click();
	const part = page.getByRole("heading", { level: 2, name: "Two-step sign-in" });
	await expect(part).toBeInViewport();
	await expect(part).toBeFocused();
});

test("a screen with its own buttons at the bottom has the menu at the top instead", async ({ page, isMobile }) => {
	await signUp(page);
	await page.goto("/questionnaires/6");
	await expect(page.getByText("Question 1 of 31")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Every day" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible({ visible: isMobile });
});

test("the keyboard goes on where the page goes on, and each screen has its name", async ({ page }) => {
	await page.goto("/");
	await expect(page).toHaveTitle("Innerscript");
	const username = `ada-${randomUUID().slice(0, 8)}`;
	await page.getByRole("button", { name: "Create your account" }).click();
	await expect(page).toHaveTitle("Create account · Innerscript");
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Email").fill(`${username}@example.com`);
	await page.getByLabel("First name").fill("Ada");
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Password", { exact: true }).press("Enter");
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText(`Welcome, ${username}`);
	await expect(heading).toBeFocused();
	await expect(page).toHaveTitle("Dashboard · Innerscript");

	await page.goto("/exercises", { waitUntil: "networkidle" });
	await page
		.getByRole("link", { name: /jealousy/i })
		.first()
		.press("Enter");
	await expect(page).toHaveURL(/\/exercises\/jealousy/);
	await expect(heading).toBeFocused();
	await page.getByRole("button", { name: "Begin" }).press("Enter");
	await expect(page.getByText("Step 1 of")).toBeVisible();
	await expect(page.getByRole("heading").and(page.locator(":focus"))).toBeVisible();
	await page.goto("/journal");
	await expect(page).toHaveTitle("Journal · Innerscript");
});

test("a page found by the search opens, with the focus on it, also from the journal itself", async ({ page }) => {
	await signUp(page);
	for (const content of ["The lighthouse was open, and we counted the steps.", "A quiet evening with soup."])
		await writeEntry(page, content);
	const box = page.getByRole("searchbox", { name: "What are you looking for?" });
	const entries = page.getByRole("region", { name: "Dream History" }).getByRole("heading", { level: 3 });
	const find = async () => {
		await page.keyboard.press("Control+k");
		await expect(box).toBeFocused();
		await box.fill("lighthouse");
		const found = page.getByRole("dialog").getByRole("region", { name: "Journal" });
		await expect(found.locator("mark")).toHaveText("lighthouse");
		await found.getByRole("link").first().press("Enter");
		await expect(page.getByRole("dialog")).toHaveCount(0);
	};
	for (const from of ["/profile", "/journal"]) {
		await page.goto(from, { waitUntil: "networkidle" });
		await find();
		await expect(entries.last().getByRole("button")).toBeFocused();
		await expect(page.getByText("we counted the steps.").last()).toBeVisible();
	}
	// The address stays the same, and the entry was closed meanwhile.
	await page.keyboard.press("Enter");
	await expect(entries.last().getByRole("button")).toHaveAttribute("aria-expanded", "false");
	await page.getByRole("textbox", { name: "Journal entry" }).focus();
	await find();
	await expect(entries.last().getByRole("button")).toBeFocused();
	await expect(entries.last().getByRole("button")).toHaveAttribute("aria-expanded", "true");
});
