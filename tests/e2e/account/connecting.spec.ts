import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { CARD, continueWithCard, signInAtIssuer, withoutItsFonts } from "../setup/at-issuer";
import { expect, PASSWORD, signUp, test } from "../setup/test";

async function comeWithCard(page: Page) {
	await page.goto("/#login");
	await continueWithCard(page);
}

test.beforeEach(({ page }) => withoutItsFonts(page));

// For the other cases of a known email address, see tests/api/account/external-login.test.ts.
test("an account prepared with somebody's email is never theirs by the issuer", async ({ page, browser }) => {
	const email = `victim-${randomUUID().slice(0, 8)}@issuer.example`;
	const attacker = await browser.newContext();
	const registered = await attacker.request.post("/api/register", {
		data: { username: email.slice(0, 30), email, password: "a quiet password", firstName: "Trap" },
	});
	expect(registered.status()).toBe(200);
	await comeWithCard(page);
	await signInAtIssuer(page, email);
	await expect(page.getByText("log in with its password, then connect the two in your profile").first()).toBeVisible();
	expect((await page.request.get("/api/user")).status()).toBe(401);
	await attacker.close();
});

test("an account is connected from its profile: other sessions end, the card opens it, and it can be taken back", async ({
	page,
	browser,
}) => {
	const { username } = await signUp(page);
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await other.request.post("/api/login", { data: { username, password: PASSWORD } });
	expect((await other.request.get("/api/user")).status()).toBe(200);

	await page.goto("/profile");
	await page.getByRole("button", { name: `Connect ${CARD}` }).click();
	await page.getByLabel("Current password").fill(PASSWORD);
	await page.getByRole("button", { name: "Connect", exact: true }).click();
	await signInAtIssuer(page, `iris-${randomUUID().slice(0, 8)}`);
	await expect(page.getByText("From now on you can log in both ways").first()).toBeVisible();
	await expect(page.getByRole("button", { name: `Disconnect ${CARD}` })).toBeVisible();
	expect((await other.request.get("/api/user")).status()).toBe(401);
	expect((await page.request.get("/api/user")).status()).toBe(200);

	await page.context().clearCookies({ name: "innerscript" });
	await comeWithCard(page);
	// Signing in ends with a redirect to the dashboard, which would interrupt any page opened before it.
	await expect(page.getByRole("heading", { level: 1, name: new RegExp(username) })).toBeVisible();
	expect(await (await page.request.get("/api/user")).json()).toMatchObject({ username });

	await page.goto("/profile");
	await page.getByRole("button", { name: `Disconnect ${CARD}` }).click();
	await page.getByLabel("Current password").fill(PASSWORD);
	await page.getByRole("button", { name: "Disconnect", exact: true }).click();
	await expect(page.getByRole("button", { name: `Connect ${CARD}` })).toBeVisible();
	await elsewhere.close();
});

test("what stands in the address of a failed handshake reaches no log and no page", async ({ page }) => {
	const response = await page.request.get('/api/auth/callback/oidc?error=x%0A{"level":50,"msg":"forged"}', {
		maxRedirects: 0,
	});
	expect(response.status()).toBe(302);
	expect(response.headers().location).not.toContain("forged");
});
