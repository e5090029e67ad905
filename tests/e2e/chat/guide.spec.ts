import type { Page } from "@playwright/test";
import { closeByKey, expect, expectAccessible, signUp, test } from "../setup/test";
import { writeEntry } from "../setup/write";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with Sage" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message to Sage" });
const last = (page: Page) => log(page).getByRole("article").last();
/** Returns the buttons that a reply offers, except "Keep a line". */
const offers = (page: Page) => last(page).getByRole("list", { name: "Where to go from here" });

async function say(page: Page, text: string) {
	await box(page).fill(text);
	await box(page).press("ControlOrMeta+Enter");
	await expect(log(page).getByText(text, { exact: true }).last()).toBeVisible();
	await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
	await expect(last(page)).toContainText("Written by the built-in coach");
}

test("a question about one's own pages is answered with a passage that opens where it stands", {
	tag: "@main",
}, async ({ page }) => {
	await signUp(page);
	await writeEntry(page, "Mum rang at nine. I let it ring. The heron stood in the shallows the whole time.");
	await writeEntry(page, "Soup, rain, and the long book.");
	await page.goto("/chat");
	await expect(log(page)).toContainText("without a language model");
	await say(page, "What did I write about my mother?");
	await expect(last(page)).toContainText("I found “mother” on 1 page of yours.");
	await expectAccessible(page);
	await last(page)
		.getByRole("link", { name: /^Journal · / })
		.click();
	await expect(page).toHaveURL(/\/journal\?entry=/);
	await expect(page.getByText("The heron stood in the shallows the whole time.").last()).toBeVisible();
	await page.goBack();

	await say(page, "How do I say no to my sister?");
	await expect(last(page)).toContainText("No, that doesn’t work for me this time.");
	const said = await log(page).getByRole("article").count();
	await last(page).getByRole("button", { name: "Something else" }).click();
	await expect.poll(() => log(page).getByRole("article").count()).toBeGreaterThanOrEqual(said + 2);
	await expect(page.getByText("Sage is writing")).toHaveCount(0, { timeout: 20_000 });
	await say(page, "Give me the words");
	await expectAccessible(page);
});

test("a suggestion leads on, a wrong choice is taken back, and a message is found again, by keyboard alone", async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/chat");
	await say(page, "How do I say no to my sister?");
	/** Without “Keep a line”, which is named after the reply. */
	const offered = async () =>
		(await last(page).getByRole("button").allTextContents()).filter((name) => !name.startsWith("Keep a line"));
	const titles = await offered();
	expect(titles.length).toBeGreaterThan(1);
	await say(page, "My sister borrowed the car again and I said nothing.");
	// The text box capitalizes a message.
	await say(page, "Back");
	expect(await offered()).toEqual(titles);
	await expectAccessible(page);

	await say(page, "What did I say about the car?");
	const link = last(page).getByRole("link", { name: /^Conversation · / });
	await link.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/chat\?message=\d+/);
	const found = page.locator(`#message-${new URL(page.url()).searchParams.get("message")}`);
	await expect(found).toBeInViewport();
	await expect(found).toContainText("borrowed the car");
});

test("an offer leads to a page that begins with the words that it answers, once", async ({ page }) => {
	const words =
		"We sat on the balcony and watched the heron. Nobody said anything. It stood there on one leg, for an hour or so, and the light went from yellow to grey to nothing, and then we carried the chairs in and washed the cups.";
	await signUp(page);
	await page.goto("/chat");
	await say(page, words);
	await offers(page)
		.getByRole("link", { name: /journal/ })
		.press("Enter");
	const entry = page.getByRole("textbox", { name: "Journal entry" });
	await expect(entry).toHaveValue(`${words}\n\n`);
	await expect(page).toHaveURL(/\/journal$/);
	await expect(page.getByText("What else belongs to it?")).toBeVisible();
	await expect(page.getByText("Saved on this device")).toBeVisible();
	await expectAccessible(page);
	await entry.press("ControlOrMeta+End");
	await entry.pressSequentially("It stayed until dark.");
	await page.getByRole("button", { name: "Submit Entry" }).click();
	await expect(page.getByRole("dialog").filter({ hasText: "Written by the built-in coach" })).toBeVisible({
		timeout: 20_000,
	});
	await closeByKey(page);
	await expect(entry).toHaveValue("");
	// The words that the router's cached page had filled in are not inserted again.
	await page.goBack();
	await expect(log(page)).toBeVisible();
	await page.goForward();
	const written = page.getByRole("region", { name: "Dream History" }).getByRole("heading", { level: 3 });
	await expect(written).toHaveCount(1);
	await expect(entry).toHaveValue("");
	await written.getByRole("button").click();
	await expect(page.getByText(words).last()).toBeVisible();
	await expect(page.getByText("It stayed until dark.").last()).toBeVisible();
	await expectAccessible(page);
});

test("an offer that is opened in a tab of its own adds to the page that was begun", async ({ page }) => {
	const words =
		"We sat on the balcony and watched the heron. Nobody said anything. It stood there on one leg, for an hour or so, and the light went from yellow to grey to nothing, and then we carried the chairs in and washed the cups.";
	await signUp(page);
	await page.goto("/journal");
	const entry = page.getByRole("textbox", { name: "Journal entry" });
	await entry.fill("Begun this morning.");
	await page.goto("/chat");
	await say(page, words);
	const href = await offers(page)
		.getByRole("link", { name: /journal/ })
		.getAttribute("href");
	expect(href).toMatch(/^\/journal\?from=\d+$/);
	await page.goto(href ?? "");
	await expect(entry).toHaveValue(`Begun this morning.\n\n${words}\n\n`);
	await page.reload();
	await expect(entry).toHaveValue(`Begun this morning.\n\n${words}\n\n`);
	// Another person's reply is not visible.
	await page.context().clearCookies();
	await signUp(page, "grace");
	await page.goto(href ?? "");
	await expect(entry).toHaveValue("");
	await expect(page.getByText("What else belongs to it?")).toHaveCount(0);
});
