import { randomUUID } from "node:crypto";
import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

test("somebody new arrives, makes an account, leaves and comes back", { tag: ["@both", "@main"] }, async ({ page }) => {
	const username = `ada-${randomUUID().slice(0, 8)}`;
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Create your account" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Create your account" }).click();
	await expect(page.getByRole("heading", { name: "Create account" })).toBeVisible();
	await expect(page.getByText("Begin your journey to inner peace")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^(Create account|Register)$/ }).click();
	for (const sentence of [
		"Username is required",
		"Password is required",
		"Email is required",
		"First name is required",
	]) {
		await expect(page.getByText(sentence)).toBeVisible();
	}
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill("short");
	await page.getByLabel("Email").fill(`${username}@example.com`);
	await page.getByLabel("First name").fill("Ada");
	await page.getByRole("button", { name: /^(Create account|Register)$/ }).click();
	await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
	await expect(page.getByText("Password must be at least 8 characters").first()).toBeVisible();
	await expect(page.getByLabel("Username")).toHaveValue(username);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: /^(Create account|Register)$/ }).click();

	await expect(page.getByRole("heading", { name: new RegExp(username) })).toBeVisible();
	await expect(page.getByRole("link", { name: "Take a Questionnaire" })).toBeVisible();
	await expectAccessible(page);

	const menu = page.getByRole("button", { name: "More" });
	if (await menu.isVisible()) await menu.click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();

	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("heading", { name: /Login$/ })).toBeVisible();
	await expect(page.getByText("Welcome back! Please login to continue.")).toBeVisible();
	await expectAccessible(page);
	await page
		.getByRole("radio", { name: "Username" })
		.or(page.getByRole("tab", { name: "Username" }))
		.or(page.getByRole("button", { name: "Username" }))
		.first()
		.click();
	await page.getByRole("textbox", { name: "Username" }).fill(username);
	await page.getByLabel("Password", { exact: true }).fill("not the password");
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(page.getByRole("heading", { name: new RegExp(username) })).toBeVisible();
});

test("an address asked for without a session is where signing in leads", { tag: "@main" }, async ({ page }) => {
	const user = await signUp(page);
	await page.context().clearCookies();
	await page.goto("/questionnaires");
	await page.getByRole("button", { name: "Log in" }).click();
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(user.email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(page.getByRole("heading", { name: "Week 1" })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/questionnaires");
});

test("a forgotten password is for an administrator, and no answer from the server loses nothing typed", {
	tag: "@main",
}, async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Log in" }).click();
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("alertdialog", { name: "Reset Password" });
	await expect(dialog).toContainText(/administrator/i);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect(dialog).toBeHidden();
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill("ada@example.com");
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.context().setOffline(true);
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(page.getByText("Server error", { exact: true })).toBeVisible();
	await expect(page.getByText("Unable to connect to the server. Please try again.").first()).toBeVisible();
	await expect(page.getByLabel("Email").and(page.getByRole("textbox"))).toHaveValue("ada@example.com");
	await page.context().setOffline(false);
});

test("logging out in one tab leaves nothing to read in the other", { tag: "@main" }, async ({ page, context }) => {
	await signUp(page);
	await page.goto("/journal");
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
	const other = await context.newPage();
	await other.goto("/profile");
	await expect(other.getByRole("heading", { level: 2, name: "Script Analysis" })).toBeVisible();
	const menu = other.getByRole("button", { name: "More" });
	if (await menu.isVisible()) await menu.click();
	await other.getByRole("button", { name: "Logout" }).and(other.locator(":visible")).click();
	await expect(page.getByRole("button", { name: "Create your account" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Journal entry" })).toHaveCount(0);
	await expect(page.getByText("You have been logged out")).toHaveCount(0);
});
