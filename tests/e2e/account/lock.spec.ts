import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { continueWithCard, signInAtIssuer, withoutItsFonts } from "../setup/at-issuer";
import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

const WORDS = "What I have told nobody yet.";

const box = (page: Page) => page.getByRole("textbox", { name: "Journal entry" });
const form = (page: Page) => page.getByRole("heading", { name: /Login$/ });

/** Turns the lock on, and writes a text that is not sent. */
async function writeUnderLock(page: Page) {
	await page.goto("/security");
	await page.getByLabel("Lock this browser").selectOption({ label: "After 5 minutes without activity" });
	await page.goto("/journal");
	await box(page).fill(WORDS);
	await expect(page.getByText("Saved on this device")).toBeVisible();
}

test("the lock: after the chosen time nothing can be read, and with the password nothing is lost", async ({ page }) => {
	await page.clock.install();
	const user = await signUp(page);
	await writeUnderLock(page);

	await page.clock.fastForward("04:00");
	await expect(box(page)).toHaveValue(WORDS);
	await page.clock.fastForward("01:10");
	await expect(form(page)).toBeVisible();
	await expect(page.getByText("what you wrote is kept on this device", { exact: false })).toBeVisible();
	await expectAccessible(page);
	for (const gone of [WORDS, user.username])
		await expect(page.locator("body")).not.toContainText(gone, { useInnerText: true });
	// The page's HTML contains nothing about the person either.
	await expect.poll(() => page.content()).not.toContain(user.username);
	for (const gone of [WORDS, user.email]) expect(await page.content()).not.toContain(gone);
	// The session has ended on the server too; it is not just hidden.
	expect((await page.request.get("/api/user")).status()).toBe(401);
	await page.reload();
	await expect(form(page)).toBeVisible();
	// Nor does the locked page show the introduction of a later visit.
	await page.goto("/");
	await expect(form(page)).toBeVisible();
	await page.goto("/journal");

	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(user.email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(box(page)).toHaveValue(WORDS);
	expect(new URL(page.url()).pathname).toBe("/journal");
});

test("the lock: whoever signs in with an issuer comes back the same way, to what they were writing", async ({
	page,
}) => {
	await withoutItsFonts(page);
	await page.clock.install();
	await page.goto("/#login");
	await continueWithCard(page);
	await signInAtIssuer(page, `iris-${randomUUID().slice(0, 8)}`);
	await expect(page.getByRole("heading", { name: /iris/ })).toBeVisible();
	const before = await (await page.request.get("/api/user")).json();
	await writeUnderLock(page);

	await page.clock.fastForward("05:10");
	await expect(form(page)).toBeVisible();
	await expect(page.locator("body")).not.toContainText(WORDS, { useInnerText: true });
	expect((await page.request.get("/api/user")).status()).toBe(401);

	await continueWithCard(page);
	await expect(box(page)).toHaveValue(WORDS);
	expect(new URL(page.url()).pathname).toBe("/journal");
	expect(await (await page.request.get("/api/user")).json()).toMatchObject({ id: before.id });
});
