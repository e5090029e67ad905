import { apps } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

test.use({
	baseURL: apps.withModel.url,
	// Apart from the other journeys, since microphone permission is set when the browser starts.
	launchOptions: {
		executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--use-fake-device-for-media-stream",
			"--use-fake-ui-for-media-stream=deny",
		],
	},
});

test("a microphone that is not allowed is explained in the dialog, and by no toast", async ({ page }) => {
	await signUp(page);
	await page.goto("/journal");
	const dictate = page.getByRole("button", { name: "Dictate" });
	await dictate.click();
	const dialog = page.getByRole("dialog", { name: "Dictate" });
	await expect(dialog.getByText(/does not let this page use the microphone/)).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Confirm recording" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel recording" }).click();
	await expect(dictate).toBeFocused();
});
