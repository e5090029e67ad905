import type { Page } from "@playwright/test";
import { deferred } from "../../setup/deferred";
import { apps } from "../setup/apps";
import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with Sage" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message to Sage" });
const said = (page: Page) => log(page).getByRole("article");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const words = "Tom called again about the house. I said it was fine, but it was not fine.";

/** Sends a message, and waits until the whole reply is there. */
async function say(page: Page, text: string) {
	await box(page).fill(text);
	await send(page).click();
	await expect(log(page).getByText(/Reading…|Thinking…/)).toBeVisible();
	await expectQuiet(page);
	await expect(said(page).last()).toContainText("Written by");
}

/** Expects that no reply is being written. */
async function expectQuiet(page: Page) {
	await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
	await expect(send(page)).not.toHaveAttribute("aria-busy", "true");
}

const distanceToLatest = (page: Page) => log(page).evaluate((list) => Math.abs(list.scrollTop));

test("on a slow line the spinner shows at once, until the conversation is there", async ({ page, isMobile }) => {
	await signUp(page);
	const sent = await page.request.post("/api/chat", { data: { content: words } });
	expect(sent.ok()).toBe(true);
	await page.goto("/", { waitUntil: "networkidle" });
	// From here on the network is slow: requests that start after the click have to wait.
	const { promise: quick, resolve: quicken } = deferred();
	await page.route("**/*", async (route) => {
		if (route.request().headers().rsc) await quick;
		await route.continue();
	});
	if (isMobile) await page.getByRole("button", { name: "More" }).click();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "AI Coach" }).click();
	const spinner = page.getByText("Loading your conversation");
	await expect(spinner).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/chat");
	await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeHidden();
	await expectAccessible(page);
	quicken();
	await expect(said(page).first()).toContainText(words);
	await expect(spinner).toBeHidden();
});

test("a suggestion, a reply, a message of one's own, and all of it again after a reload", {
	tag: ["@both", "@main"],
}, async ({ page }) => {
	await signUp(page);
	await page.goto("/chat");
	// Even on a small screen, reading starts at the beginning of the text.
	await expect(log(page).getByText("personal growth and self-discovery")).toBeInViewport({ ratio: 1 });
	// Only the conversation scrolls, never the page around it.
	expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
	await expectAccessible(page);
	await page.getByRole("button", { name: "I am looking to find love" }).click();
	await expect(said(page).first()).toContainText("I am looking to find love");
	await expect(send(page)).toBeDisabled();
	await expect(said(page)).toHaveCount(2);
	await expectQuiet(page);
	await expect(said(page).last()).toContainText("Written by the built-in coach");
	await expectAccessible(page);

	await box(page).pressSequentially("tom called");
	await expect(box(page)).toHaveValue("Tom called");
	await say(page, words);
	await expect(box(page)).toHaveValue("");
	await expect(said(page).last().getByRole("time")).toBeVisible();
	const before = await said(page).allTextContents();
	expect(before).toHaveLength(4);

	await page.reload();
	await expect(said(page)).toHaveCount(4);
	// The times appear as soon as the page knows the device's clock.
	await expect.poll(() => said(page).allTextContents()).toEqual(before);
	await expect(page.getByText("Beginning of your conversation")).toBeAttached();
	await expect(said(page).last()).toBeInViewport();
	await expectAccessible(page);

	await page.goto("/");
	await expect(page.getByRole("region", { name: "Recent Activity" })).toContainText(words);
});

test("what is said reaches the dashboard without a reload, and a reply is not lost by leaving", async ({ page }) => {
	await signUp(page);
	await page.goto("/");
	await page.getByRole("link", { name: "Continue Chat" }).click();
	await box(page).fill(words);
	await send(page).click();
	await expect(log(page).getByText("Thinking…")).toBeVisible();
	await page.getByRole("button", { name: "Open menu" }).click();
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await expect(drawer).toBeVisible();
	expect((await drawer.boundingBox())?.width).toBeCloseTo(256, 1);
	await expectAccessible(page);
	await drawer.getByRole("link", { name: "Dashboard" }).click();
	await expect(drawer).toHaveCount(0);
	const recent = page.getByRole("region", { name: "Recent Activity" });
	await expect(recent.getByRole("listitem")).toHaveCount(2);
	await page.getByRole("link", { name: "Continue Chat" }).click();
	await expect(said(page)).toHaveCount(2);
	await expect(send(page)).not.toHaveAttribute("aria-busy", "true");
});

test("two tabs send at once: each message once, its reply behind it, in both", async ({ page, context }) => {
	await signUp(page);
	await page.goto("/chat");
	const other = await context.newPage();
	await other.goto("/chat");
	await box(page).fill("From the first tab");
	await box(other).fill("From the second tab");
	await Promise.all([send(page).click(), send(other).click()]);
	for (const tab of [page, other]) {
		await expect(said(tab)).toHaveCount(4);
		await expectQuiet(tab);
	}
	await page.reload();
	await expect(said(page)).toHaveCount(4);
	await expect(said(page).first().getByRole("time")).toBeVisible();
	const whole = await said(page).allTextContents();
	expect(whole.map((text) => text.includes("Sage"))).toEqual([false, true, false, true]);
	for (const text of ["From the first tab", "From the second tab"]) {
		expect(whole.filter((message) => message.startsWith("AYou") && message.endsWith(text))).toHaveLength(1);
	}
	await expect.poll(() => said(other).allTextContents()).toEqual(whole);
});

test("without a connection the text comes back, and later it is sent once", { tag: "@main" }, async ({
	page,
	context,
}) => {
	await signUp(page);
	await page.goto("/chat");
	await context.setOffline(true);
	await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
	await box(page).fill(words);
	await send(page).click();
	await expect(page.getByText("Your message was not sent", { exact: true })).toBeVisible();
	await expect(box(page)).toHaveValue(words);
	// Whatever the person writes, help stays one tap away.
	await page.getByRole("link", { name: "Help now" }).click({ trial: true, timeout: 3_000 });
	await expect(said(page).filter({ hasText: words })).toHaveCount(0);
	await expectAccessible(page);
	await context.setOffline(false);
	await expect(page.getByText("You are offline")).toHaveCount(0);
	await say(page, words);
	await page.reload();
	await expect(said(page)).toHaveCount(2);
});

test("words in the box survive a reload, another screen and the end of the session", { tag: "@main" }, async ({
	page,
}) => {
	const { username } = await signUp(page);
	await page.goto("/chat");
	await box(page).fill(words);
	await page.reload();
	await expect(box(page)).toHaveValue(words);
	await page.context().clearCookies();
	await send(page).click();
	await expect(page.getByRole("heading", { name: /Login$/ })).toBeVisible();
	await page.request.post("/api/login", { data: { username, password: PASSWORD } });
	await page.goto("/journal");
	await page.goto("/chat");
	await expect(box(page)).toHaveValue(words);
	await expect(said(page).filter({ hasText: words })).toHaveCount(0);
});

test("a long conversation opens at its end, holds still as older messages come, and leads back", async ({ page }) => {
	await signUp(page);
	for (let i = 1; i <= 52; i += 4) {
		const sends = [i, i + 1, i + 2, i + 3].map((number) =>
			page.request.post("/api/chat", { data: { content: `Message number ${number}. ${words}` } }),
		);
		for (const answer of await Promise.all(sends)) expect(answer.ok()).toBe(true);
	}
	await page.goto("/chat");
	await expect(said(page)).toHaveCount(30);
	await expect(said(page).last()).toBeInViewport();
	await expect(page.getByRole("button", { name: "Scroll to latest" })).toHaveCount(0);
	await expectAccessible(page);

	const first = await said(page).first().elementHandle();
	await first?.scrollIntoViewIfNeeded();
	await expect(page.getByRole("button", { name: "Scroll to latest" })).toBeVisible();
	// The button is near the edge, so that it does not cover the text.
	const edge = await page.getByRole("log").evaluate((log) => log.getBoundingClientRect().left + log.clientWidth / 2);
	expect((await page.getByRole("button", { name: "Scroll to latest" }).boundingBox())?.x).toBeGreaterThan(edge + 120);
	const watched = () => first?.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await expect(async () => {
		const top = await watched();
		await expect(said(page)).toHaveCount(104, { timeout: 100 });
		expect(Math.abs((await watched()) ?? 0) - Math.abs(top ?? 0)).toBeLessThanOrEqual(2);
	}).toPass();
	expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
	await expectAccessible(page);

	await page.getByText("Beginning of your conversation").scrollIntoViewIfNeeded();
	await page.getByRole("button", { name: "Scroll to latest" }).click();
	await expect.poll(() => distanceToLatest(page)).toBe(0);
	await expect(page.getByRole("button", { name: "Scroll to latest" })).toHaveCount(0);
	await expect(said(page).last()).toBeInViewport();
});

test("an endless word stays inside its note, and a keyboard leaves the box and the newest message in view", async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/chat");
	const code = `\`\`\`\nconst one = "a line of code that ${"goes on and ".repeat(12)}";\n\`\`\``;
	await say(page, `https://example.com/${"x".repeat(200)}\n\n${code}\n\n\`${"inline_".repeat(30)}\``);
	const edges = await said(page)
		.first()
		.evaluate((article) => {
			const right = article.getBoundingClientRect().right;
			const parts = Array.from(article.querySelectorAll("p, pre, code"));
			return parts.map((part) => Math.round(part.getBoundingClientRect().right - right));
		});
	expect(edges.length).toBeGreaterThan(3);
	expect(Math.max(...edges)).toBeLessThanOrEqual(0);
	await expectAccessible(page);

	const { width = 0 } = page.viewportSize() ?? {};
	await page.setViewportSize({ width, height: 400 });
	await expect(box(page)).toBeInViewport({ ratio: 1 });
	expect(await distanceToLatest(page)).toBe(0);
	// The end of the reply: its last words, or its last offer.
	const end = said(page).last().locator("p, a, button").filter({ visible: true }).last();
	await expect(end).toBeInViewport({ ratio: 1 });
});

test("with a model that fails the text comes back; with one that answers its name is shown", { tag: "@main" }, async ({
	page,
}) => {
	const username = `m${Date.now()}`;
	await page.context().request.post(`${apps.withModel.url}/api/register`, {
		data: { username, email: `${username}@example.com`, password: PASSWORD, firstName: "Ada" },
	});
	await page.goto(`${apps.withModel.url}/chat`);
	await box(page).fill("FAILING-MODEL and my words");
	await send(page).click();
	await expect(page.getByText("Your message was not sent", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(box(page)).toHaveValue("FAILING-MODEL and my words");
	await say(page, "CHAT-MODEL and my words");
	await expect(said(page).last()).toContainText("Written by test-model");
	await page.reload();
	await expect(said(page)).toHaveCount(2);
});
