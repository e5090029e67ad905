import type { Page } from "@playwright/test";

/** What the app calls the issuer. */
export const CARD = "the library card";

/** What the issuer's own page asks for is not part of a journey. */
export const withoutItsFonts = (page: Page) => page.route(/fonts\.googleapis/, (route) => route.abort());

export const continueWithCard = (page: Page) => page.getByRole("button", { name: `Continue with ${CARD}` }).click();

/** What the issuer asks whoever it does not know yet. */
export async function signInAtIssuer(page: Page, login: string): Promise<void> {
	await page.locator('input[name="login"]').fill(login);
	await page.locator('input[name="password"]').fill("any");
	await page.getByRole("button", { name: "Sign-in" }).click();
	await page.getByRole("button", { name: "Continue" }).click();
}
