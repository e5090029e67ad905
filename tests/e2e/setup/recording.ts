import { expect, type Page } from "@playwright/test";

/** Starts dictation, and waits until sound arrives: an empty recording is not sent. */
export async function startRecording(page: Page) {
	const dialog = page.getByRole("dialog", { name: "Dictate" });
	await page.getByRole("button", { name: "Dictate", exact: true }).click();
	await expect(dialog.getByText("Tap to pause recording")).toBeVisible();
	// The level meter moves, since the fake microphone beeps once a second.
	const bars = dialog.locator("[aria-hidden] > span");
	await expect
		.poll(() => bars.evaluateAll((all) => Math.max(...all.map((bar) => bar.getBoundingClientRect().height))))
		.toBeGreaterThan(8);
}
