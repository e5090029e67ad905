import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { apps } from "../setup/apps";
import { closeByKey, expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

const box = (page: Page) => page.getByRole("textbox", { name: "Journal entry" });
const words =
	"Tom called again about the house. I said it was fine, but it was not fine. I kept quiet because I did not want another row.";

async function submit(page: Page, text: string) {
	await box(page).fill(text);
	await page.getByRole("button", { name: "Submit Entry" }).click();
	const dialog = page.getByRole("dialog").filter({ hasText: "Written by" });
	await expect(dialog).toBeVisible({ timeout: 20_000 });
	return dialog;
}

test("from the dashboard to the journal, an insight, an entry, and back to it by search", {
	tag: ["@both", "@main"],
}, async ({ page }) => {
	await signUp(page);
	await page.goto("/");
	const card = page.getByRole("region", { name: "Daily Journal" });
	const firstPrompt = await card.locator("p").first().textContent();
	await card.getByRole("button", { name: "New prompt" }).click();
	await expect(card.locator("p").first()).not.toHaveText(firstPrompt ?? "");
	const prompt = await card.locator("p").first().textContent();
	await expect(card.getByRole("button", { name: "Open Journal" })).toBeVisible();
	await box(page).fill("Tom called again");
	await expect(page.getByText("Saved on this device")).toBeVisible();
	await expectAccessible(page);
	await card.getByRole("button", { name: "Continue in Journal" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
	await expect(box(page)).toHaveValue("Tom called again");
	await expect(page.getByText(prompt ?? "")).toBeVisible();
	await box(page).fill("");
	await page.getByRole("button", { name: "Submit Entry" }).click();
	await expect(page.getByText("Entry required", { exact: true })).toBeVisible();

	await box(page).fill(words);
	await page.getByRole("button", { name: "Insight", exact: true }).click();
	const insight = page.getByRole("dialog", { name: "Insight" });
	await expect(insight).toHaveText(/^(?:🔍|💡|🌱|❤️|🧭) .+\?/u);
	// It is about the words, and leaves them in sight.
	const [bubble, written] = [await insight.boundingBox(), await box(page).boundingBox()];
	expect(bubble?.y).toBeGreaterThanOrEqual((written?.y ?? 0) + (written?.height ?? 0));
	await expectAccessible(page);
	await insight.getByRole("button", { name: "Close" }).click();
	await expect(box(page)).toHaveValue(words);

	const dialog = await submit(page, words);
	await expect(dialog).toContainText("built-in coach");
	await expectAccessible(page);
	await closeByKey(page);
	await expect(box(page)).toHaveValue("");
	await expect(page.getByText(prompt ?? "")).toHaveCount(0);

	await submit(page, "We walked along the river and laughed until my stomach hurt.");
	await closeByKey(page);
	const items = page.getByRole("region", { name: "Dream History" }).getByRole("heading", { level: 3 });
	await expect(items).toHaveCount(2);
	await page.getByRole("searchbox", { name: "Search your entries" }).fill("HOUSE row");
	await expect(items).toHaveCount(1);
	await items.getByRole("button").click();
	await expect(page.getByText(words)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Delete entry" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No entry matches that", { exact: false })).toBeVisible();

	await page.goto("/");
	const stats = page.getByRole("region", { name: "Quote of the day" });
	await expect(stats).toContainText(/1\s*Day Streak|Day Streak\s*1/);
});

/** Opens a browser with its own profile, which can be killed as by a power failure. */
async function openBrowser(executable: string, profile: string) {
	const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"];
	const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, "about:blank"], { detached: true });
	const address = await new Promise<string>((resolve) => {
		createInterface({ input: child.stderr }).on("line", (line) => {
			const found = /DevTools listening on (\S+)/.exec(line)?.[1];
			if (found) resolve(found);
		});
	});
	const browser = await chromium.connectOverCDP(address);
	const [context] = browser.contexts();
	if (!context || !child.pid) throw new Error("The browser has no profile");
	const { pid } = child;
	const kill = () => {
		const gone = once(child, "exit");
		process.kill(-pid, "SIGKILL");
		return gone;
	};
	return { page: await context.newPage(), kill };
}

test("a draft survives a killed browser, and the end of the session", { tag: "@main" }, async ({ launchOptions }) => {
	const profile = mkdtempSync(path.join(tmpdir(), "innerscript-profile-"));
	const { url } = apps.builtIn;
	const open = () => openBrowser(launchOptions.executablePath ?? chromium.executablePath(), profile);
	const username = `ada-${randomUUID().slice(0, 8)}`;
	const data = { username, email: `${username}@example.com`, password: PASSWORD, firstName: "Ada" };
	let opened = await open();
	try {
		await opened.page.request.post(`${url}/api/register`, { data });
		await opened.page.goto(`${url}/journal`);
		await box(opened.page).fill("Words that must not be lost");
		await expect(opened.page.getByText("Saved on this device")).toBeVisible();
		// Chromium writes local storage to disk after five seconds; a kill loses newer data.
		await opened.page.waitForTimeout(7_000);
		await opened.kill();

		opened = await open();
		const { page } = opened;
		const logIn = () => page.request.post(`${url}/api/login`, { data: { username, password: PASSWORD } });
		await logIn();
		await page.goto(`${url}/journal`);
		await expect(box(page)).toHaveValue("Words that must not be lost");
		await page.context().clearCookies();
		await page.getByRole("button", { name: "Submit Entry" }).click();
		await expect(page.getByRole("heading", { name: /Login$/ })).toBeVisible();
		await logIn();
		await page.goto(`${url}/journal`);
		await expect(box(page)).toHaveValue("Words that must not be lost");
	} finally {
		await opened.kill();
		rmSync(profile, { recursive: true, force: true });
	}
});

test("a second tab is told, and neither loses its words", async ({ page, context }) => {
	await signUp(page);
	await page.goto("/journal");
	const other = await context.newPage();
	await other.goto("/journal");
	await box(page).fill("From the first tab");
	await expect(box(other)).toHaveValue("From the first tab");
	await box(other).fill("From the second tab");
	await expect(page.getByText("You are also writing in another tab", { exact: false })).toBeVisible();
	await expect(box(page)).toHaveValue("From the first tab");
	await page.getByRole("button", { name: "Show that one here" }).click();
	await expect(box(page)).toHaveValue("From the second tab");
	await page.reload();
	await expect(page.getByText("From the first tab", { exact: false })).toBeVisible();
});

test("goals: two open ones at most, edited, completed to make room, and removed", { tag: "@main" }, async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/");
	const card = page.getByRole("region", { name: "Relationship Goals" });
	for (const description of ["Listen first.", "Say it sooner."]) {
		await card.getByRole("button", { name: "Add Goal" }).click();
		const dialog = page.getByRole("dialog", { name: "Add a goal" });
		await dialog.getByRole("button", { name: "Add Goal" }).click();
		await expect(dialog.getByText("Description is required")).toBeVisible();
		await dialog.getByLabel("Description").fill(description);
		await dialog.getByRole("button", { name: "Add Goal" }).click();
		await expect(card.getByText(description, { exact: true })).toBeVisible();
	}
	await expect(card.getByRole("button", { name: "Add Goal" })).toHaveCount(0);
	await expectAccessible(page);
	await card.getByRole("button", { name: /^Edit.*Listen first/ }).click();
	await page.getByLabel("Title (optional)").fill("Listening");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(card.getByRole("heading", { name: "Listening" })).toBeVisible();
	await card.getByRole("button", { name: /^Complete.*Listening/ }).click();
	const achieved = card.getByRole("region", { name: "Achieved" });
	await expect(achieved.getByText("Completed on", { exact: false })).toBeVisible();
	await expect(card.getByRole("button", { name: "Add Goal" })).toBeVisible();
	await expectAccessible(page);
	await card.getByRole("button", { name: /^Remove.*Listening/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
	await expect(achieved).toHaveCount(0);
});
