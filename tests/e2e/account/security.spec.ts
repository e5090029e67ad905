import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

// The current code sets the second factor up and the next one signs in, so both stay valid if a half minute ends in
// between.
const code = (secret: string, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test("a new password, and where one is logged in", { tag: "@main" }, async ({ page, browser }) => {
	const { username } = await signUp(page);
	const elsewhere = await browser.newContext();
	await elsewhere.request.post("/api/login", { data: { username, password: PASSWORD } });
	await page.goto("/settings");
	await page.getByRole("link", { name: /^Password/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign-in and security" })).toBeVisible();
	const places = page.getByRole("region", { name: "Where you are logged in" });
	await expect(places.getByRole("listitem")).toHaveCount(2);
	await expect(places.getByText("this one")).toBeVisible();
	await expectAccessible(page);

	const card = page.getByRole("region", { name: "Password", exact: true });
	await card.getByLabel("Current password").fill(PASSWORD);
	await card.getByLabel("New password").fill("password1");
	await card.getByRole("button", { name: "Change password" }).click();
	await expect(card.getByText("This password is too common.", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await card.getByLabel("New password").fill("quieter than before");
	await card.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Your new password is set", { exact: true })).toBeVisible();
	await expect(places.getByRole("listitem")).toHaveCount(1);
	expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
	await elsewhere.close();
});

test("an authenticator app is asked for after the password", async ({ page }) => {
	const { username, email } = await signUp(page);
	await page.goto("/security");
	const card = page.getByRole("region", { name: "Two-step sign-in" });
	await card.getByLabel("Current password").fill(PASSWORD);
	await card.getByRole("button", { name: "Set up an authenticator app" }).click();
	await expect(card.getByRole("img", { name: "QR code" })).toBeVisible();
	await expectAccessible(page);
	const secret = ((await card.locator("p.font-mono").textContent()) ?? "").replace(/\s/g, "");
	await card.getByLabel("The six digits it shows").fill(code(secret));
	await card.getByRole("button", { name: "Turn it on" }).click();
	await expect(card.getByRole("region", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
	await expectAccessible(page);
	await card.getByRole("button", { name: "I have them" }).click();
	await expect(card.getByText("10 recovery codes are left.")).toBeVisible();

	await page.context().clearCookies();
	await page.goto("/#login");
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await expect(page.getByText("One more step", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Code").fill("000000");
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
	await page.getByLabel("Code").fill(code(secret, 1));
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("heading", { name: new RegExp(username) })).toBeVisible();
});

test("a passkey signs in alone, and follows the password", async ({ page }) => {
	const { username, email } = await signUp(page);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	await page.goto("/security");
	const card = page.getByRole("region", { name: "Two-step sign-in" });
	await card.getByLabel("Current password").fill(PASSWORD);
	await card.getByRole("button", { name: "Add a passkey" }).click();
	await card.getByRole("button", { name: "I have them" }).click();
	await expect(card.getByText("Passkey, made in Chrome on Linux").first()).toBeVisible();

	await page.context().clearCookies();
	await page.goto("/#login");
	await page.getByRole("button", { name: "Log in with a passkey" }).click();
	await expect(page.getByRole("heading", { name: new RegExp(username) })).toBeVisible();

	await page.context().clearCookies();
	await page.goto("/journal#login");
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();

	await page.goto("/security");
	await card.getByLabel("Current password").fill(PASSWORD);
	await card.getByRole("button", { name: "Remove Passkey" }).click();
	await expect(card.getByText("Passkey, made in")).toHaveCount(0);
});
