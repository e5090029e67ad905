import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Post, tokenIn } from "../../setup/post";
import { ownPorts } from "../setup/apps";
import { startLauncher } from "../setup/launched-app";
import { expect, expectAccessible, PASSWORD, test } from "../setup/test";

const PORT = ownPorts.joining;
const ORIGIN = `http://localhost:${PORT}`;
const NEXT_PASSWORD = "a quieter password";
const IRIS = { username: "iris", email: "iris@example.com", firstName: "Iris" };

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-joining-"));
const post = new Post();
let app: Awaited<ReturnType<typeof startLauncher>>;

test.use({ baseURL: ORIGIN, viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
	const SMTP_URL = await post.open();
	app = await startLauncher(folder, PORT, undefined, { REGISTRATION: "invite", SMTP_URL });
});
test.afterAll(async () => {
	app.launcher.kill("SIGTERM");
	await app.ended;
	await post.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Creates an invitation with the operator's command. */
function invite(): string {
	const command = ["--conditions=react-server", "--import", "tsx", "prisma/admin.ts", "invite"];
	const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "", APP_URL: ORIGIN };
	return (
		/^http\S+#invitation=\S+$/m.exec(execFileSync(process.execPath, command, { env, encoding: "utf8" }))?.[0] ?? ""
	);
}

test("joining by an invitation, and back in by a mailed link after the password was forgotten", {
	tag: "@rare",
}, async ({ page, browser }) => {
	test.setTimeout(360_000);
	// The first account needs no invitation.
	const first = { ...IRIS, username: "first", email: "first@example.com", password: PASSWORD };
	expect((await page.request.post("/api/register", { data: first })).ok()).toBe(true);
	await page.context().clearCookies();

	async function fill() {
		for (const [label, value] of [
			["Username", IRIS.username],
			["Email", IRIS.email],
			["First name", IRIS.firstName],
		] as const) {
			await page.getByRole("textbox", { name: label }).fill(value);
		}
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("button", { name: "Create account" }).click();
	}
	await page.goto("/#register");
	await fill();
	await expect(page.getByText("You need an invitation here")).toBeVisible();
	await expectAccessible(page);

	const link = invite();
	await page.goto("about:blank");
	await page.goto(link);
	await expect(page.getByLabel("Invitation")).toHaveValue(/^[\w-]{43}$/);
	expect(page.url()).toBe(`${ORIGIN}/`);
	await fill();
	await expect(page.getByRole("heading", { name: /iris/ })).toBeVisible();
	const again = await browser.newContext({ baseURL: ORIGIN });
	const data = { ...IRIS, username: "eve", email: "eve@example.com", password: PASSWORD };
	const invitation = link.slice(link.indexOf("=") + 1);
	const refused = await again.request.post("/api/register", { data: { ...data, invitation } });
	expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining("was used already")]);

	await page.context().clearCookies();
	await page.goto("/profile#login");
	await page.getByRole("button", { name: "Forgot password?" }).click();
	const dialog = page.getByRole("dialog", { name: "Reset Password" });
	await dialog.getByLabel("Email or username").fill(IRIS.email);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "OK" }).click();
	await expect(dialog.getByRole("status")).toContainText("on its way");
	const [mail] = await post.to(IRIS.email);
	const mailed = `/reset-password#token=${mail && tokenIn(mail)}`;
	await page.goto(mailed);
	// The token is removed from the address before anything else can read it.
	await expect(page).toHaveURL(`${ORIGIN}/reset-password`);
	await page.getByLabel("New password").fill(NEXT_PASSWORD);
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
	expect((await again.request.post("/api/login", { data: { username: "iris", password: PASSWORD } })).status()).toBe(
		401,
	);
	await again.close();

	await page.getByRole("link", { name: "Log in" }).click();
	await page.getByLabel("Email").and(page.getByRole("textbox")).fill(IRIS.email);
	await page.getByLabel("Password", { exact: true }).fill(NEXT_PASSWORD);
	await page.getByRole("button", { name: "Login", exact: true }).click();
	await expect(page.getByRole("heading", { name: /iris/ })).toBeVisible();
	// The link works only once.
	await page.goto(mailed);
	await page.getByLabel("New password").fill("one more password");
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("expired", { exact: false })).toBeVisible();
});
