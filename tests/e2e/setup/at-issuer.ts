import type { Page } from "@playwright/test";

/** The issuer's name in the app. */
export const CARD = "the library card";

/** Blocks the fonts that the issuer's own page requests. */
export const withoutItsFonts = (page: Page) => page.route(/fonts\.googleapis/, (route) => route.abort());

export const continueWithCard = (page: Page) => page.getByRole("button", { name: `Continue with ${CARD}` }).click();

/** Fills in the issuer's login form, which it shows to a person without a session there. */
export async function signInAtIssuer(page: Page, login: string): Promise<void> {
	await page.locator('input[name="login"]').fill(login);
	await page.locator('input[name="password"]').fill("any");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}
