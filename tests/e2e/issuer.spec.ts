import { randomUUID } from "node:crypto";
import { continueWithCard, signInAtIssuer, withoutItsFonts } from "./setup/at-issuer";
import { expect, signUp, test } from "./setup/test";

const name = () => `iris-${randomUUID().slice(0, 8)}`;

test("somebody signs in through an issuer, twice, and is the same person with one session of ours", {
	tag: "@main",
}, async ({ page }) => {
	const login = name();
	await withoutItsFonts(page);
	for (const visit of [1, 2]) {
		await page.goto("/");
		await page.getByRole("button", { name: "Log in" }).click();
		await continueWithCard(page);
		// The issuer keeps its own session: on the second visit it does not ask for a login.
		if (visit === 1) await signInAtIssuer(page, login);
		await expect(page.getByRole("heading", { name: new RegExp(login) })).toBeVisible();
		const names = (await page.context().cookies(page.url())).map((cookie) => cookie.name);
		expect(names.filter((cookie) => cookie.includes("next-auth"))).toEqual([]);
		expect(names).toContain("innerscript");
		if (visit === 1) await page.context().clearCookies({ name: "innerscript" });
	}
	const user = await (await page.context().request.get("/api/user")).json();
	expect(user).toMatchObject({ username: login, firstName: "Iris", email: `${login}@issuer.example` });
});

test("next-auth alone opens nothing: its session is never made", async ({ page }) => {
	await signUp(page);
	const session = await page.context().request.get("/api/auth/session");
	expect(await session.json()).toEqual({});
});
