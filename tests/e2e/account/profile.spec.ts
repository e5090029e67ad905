import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";
import { answer } from "../setup/write";

const WORDS = "She hummed in the kitchen whenever she was angry, and I listened.";

test("somebody new finds their profile, and changes who they are", { tag: "@main" }, async ({ page }) => {
	const { username, email } = await signUp(page);
	await page.goto("/profile");
	const header = page.getByRole("main").getByRole("heading", { level: 1 });
	await expect(header).toHaveText("Ada");
	for (const words of [username, email, "Member since", "counted here, from the first one on"]) {
		await expect(page.getByText(words, { exact: false }).first()).toBeVisible();
	}
	await expect(page.getByRole("link", { name: "Take a Questionnaire" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Edit Profile" }).click();
	const dialog = page.getByRole("dialog", { name: "Edit Profile" });
	await dialog.getByLabel("Email").fill("ada@");
	await dialog.getByLabel("First name").fill(" ");
	await dialog.getByRole("button", { name: "Save Changes" }).click();
	await expect(dialog.getByText("Invalid email format")).toBeVisible();
	await expect(dialog.getByText("First name is required")).toBeVisible();
	await expectAccessible(page);
	const renamed = `augusta-${username.slice(-8)}`;
	await dialog.getByLabel("Username").fill(renamed);
	await dialog.getByLabel("Email").fill(`${renamed}@example.com`);
	await dialog.getByLabel("Current password").fill(PASSWORD);
	await dialog.getByLabel("First name").fill("Augusta");
	await dialog.getByLabel("Last name (optional)").fill("King");
	await dialog.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Profile updated", { exact: true })).toBeVisible();
	await expect(header).toHaveText("Augusta King");
	await page.reload();
	await expect(header).toHaveText("Augusta King");
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${renamed}`);
});

test("a taken name, a lost connection: what was typed stays", async ({ page }) => {
	const { username } = await signUp(page);
	await signUp(page, "grace");
	await page.goto("/profile");
	await page.getByRole("button", { name: "Edit Profile" }).click();
	const dialog = page.getByRole("dialog", { name: "Edit Profile" });
	await dialog.getByLabel("Username").fill(username);
	await dialog.getByRole("button", { name: "Save Changes" }).click();
	await expect(dialog.getByText("That username is already taken.")).toBeVisible();
	await page.context().setOffline(true);
	await dialog.getByRole("button", { name: "Save Changes" }).click();
	await expect(dialog.getByText("Your profile could not be saved. Please try again.")).toBeVisible();
	await page.context().setOffline(false);
	await expect(dialog.getByLabel("Username")).toHaveValue(username);
	await page.reload();
	await page.getByRole("button", { name: "Edit Profile" }).click();
	await expect(dialog.getByLabel("Username")).toHaveValue(username);
	await expect(dialog.getByText("You have changes here that are not saved yet.")).toBeVisible();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole("button", { name: "Edit Profile" }).click();
	await expect(dialog.getByLabel("Username")).toHaveValue(/^grace/);
});

test("completed questionnaires open one by one, lead to the whole analysis, and back to where one was", async ({
	page,
}) => {
	await signUp(page);
	for (const [id, number] of [
		["8", 7],
		["5", 3],
		["6", 4],
	] as const) {
		await answer(page, id, WORDS, number);
	}
	await page.goto("/profile");
	await expect(page.getByText("2 of 9")).toBeVisible();
	const block = page.getByRole("region", { name: "Assessment Analysis" });
	await expect(block.getByText(/^Completed on /)).toHaveCount(3);

	await block.getByRole("button", { name: /Your Relationship Patterns/ }).click();
	await expect(block.getByRole("heading", { name: "Overall Pattern Intensity" })).toBeVisible();
	await expect(block.getByText("Core Fear").first()).toBeVisible();
	await expectAccessible(page);

	await block.getByRole("button", { name: /Your Coach Profile/ }).click();
	await expect(block.getByRole("link", { name: "View Coach Profile" })).toBeVisible();
	await expect(block.getByRole("heading", { name: "Overall Pattern Intensity" })).toHaveCount(0);

	const mother = block.getByRole("button", { name: /Your Mother/ });
	await mother.click();
	await expect(block.getByRole("heading", { name: "Key Insights Summary" })).toBeVisible();
	await expectAccessible(page);
	await block.getByRole("link", { name: "View Analysis" }).click();
	const analysis = page.getByRole("article", { name: "Your Analysis" });
	await expect(analysis).toContainText("Your Mother");
	await expectAccessible(page);
	await page.reload();
	await analysis.getByRole("button", { name: "Back to your profile" }).click();
	await expect(page).toHaveURL(/\/profile#assessment-8$/);
	await expect(mother).toHaveAttribute("aria-expanded", "true");
	await expect(mother).toBeFocused();
	await expect(block.getByRole("heading", { name: "Key Insights Summary" })).toBeVisible();
	await expect(mother).toBeInViewport();
});
