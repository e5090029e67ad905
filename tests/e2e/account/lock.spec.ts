import { expect, PASSWORD, signUp, test } from "../setup/test";

const WORDS = "What I have told nobody yet.";

test("the lock: after the chosen time nothing can be read, and with the password nothing is lost", async ({ page }) => {
	await page.clock.install();
	const user = await signUp(page);
	await page.goto("/security");
	await page.getByLabel("Lock this browser").selectOption({ label: "After 5 minutes without a touch" });
	await page.goto("/journal");
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill(WORDS);
	await expect(page.getByText("Saved on this device")).toBeVisible();

	await page.clock.fastForward("04:00");
	await expect(box).toHaveValue(WORDS);
	await page.clock.fastForward("01:10");
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
	await expect(page.getByText("what you wrote is kept on this device", { exact: false })).toBeVisible();
	for (const gone of [WORDS, user.username])
		await expect(page.locator("body")).not.toContainText(gone, { useInnerText: true });
	// Neither is there anything of them in what the page is made of.
	await expect.poll(() => page.content()).not.toContain(user.username);
	for (const gone of [WORDS, user.email]) expect(await page.content()).not.toContain(gone);
	// The session is over, and not only out of sight.
	expect((await page.request.get("/api/user")).status()).toBe(401);
	await page.reload();
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();

	await page.getByRole("button", { name: "Log in" }).click();
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(user.email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(box).toHaveValue(WORDS);
	expect(new URL(page.url()).pathname).toBe("/journal");
});
