import { expect, signUp, test } from "../setup/test";

const toast = "That did not open";

test("what is opened for the first time without a network leaves the screen as it is, and opens later", async ({
	page,
	context,
}) => {
	await signUp(page);
	for (const [path, heading, button, dialog] of [
		["/", "Relationship Goals", "Add Goal", "Add a goal"],
		["/profile", "Script Analysis", "Edit Profile", "Edit Profile"],
	] as const) {
		await page.goto(path);
		const opener = page.getByRole("button", { name: button, exact: true });
		await expect(opener).toBeEnabled();
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await opener.click();
		await expect(page.getByText(toast, { exact: true })).toBeVisible();
		await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();

		await context.setOffline(false);
		await opener.click();
		await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
	}
});
