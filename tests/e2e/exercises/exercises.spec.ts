import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const box = (page: Page) => page.getByRole("textbox");
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const step = (page: Page, number: number) => expect(page.getByText(new RegExp(`^Step ${number} of`))).toBeVisible();

async function begin(page: Page, slug: string) {
	await page.goto(`/exercises/${slug}`);
	await page.getByRole("button", { name: "Begin" }).click();
	await step(page, 1);
}

async function write(page: Page, words: string, then: number) {
	await box(page).fill(words);
	await next(page).click();
	await step(page, then);
}

test("an exercise, left half-way and finished, becomes a page, a journal entry and a goal", { tag: "@main" }, async ({
	page,
}) => {
	await signUp(page);
	await page.goto("/journal");
	await page.getByRole("link", { name: "Exercises" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Exercises" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: /Apologizing/ }).click();
	await expect(page.getByText("If you are afraid of this person", { exact: false })).toBeVisible();
	await expect(page.locator("main").getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Begin" }).click();
	await step(page, 1);
	await next(page).click();
	await expect(page.getByText("A word or two is enough", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await write(page, "I read your messages.", 2);
	await write(page, "I imagine you felt watched.", 3);

	// Half a sentence, not sent; the page is then left in three ways.
	await box(page).fill("I was wrong to");
	await expect(page.getByText("Saved on this device")).toBeVisible();
	await page.reload();
	await step(page, 3);
	await expect(box(page)).toHaveValue("I was wrong to");
	await page.getByRole("button", { name: "Stop for now" }).click();
	const halfWay = page.getByRole("list", { name: "Halfway" });
	await expect(halfWay).toContainText("You stopped at step 3 of 7.");
	await expectAccessible(page);
	await halfWay.getByRole("link", { name: /Continue/ }).click();
	await expect(box(page)).toHaveValue("I was wrong to");
	await page.goto("/journal");
	await page.goBack();
	await expect(box(page)).toHaveValue("I was wrong to");

	await write(page, "I was wrong to read them. They were yours.", 4);
	await next(page).click();
	await step(page, 5);
	await write(page, "Your phone is yours.", 6);
	await expect(page.locator("blockquote").first()).toHaveText("I read your messages.");
	await write(page, "I read your messages. That was *wrong*. I am sorry.", 7);
	await page.getByRole("button", { name: "Back" }).click();
	await step(page, 6);
	await expect(box(page)).toHaveValue("I read your messages. That was *wrong*. I am sorry.");
	await next(page).click();
	await step(page, 7);
	await page.getByRole("radio", { name: /leave them time/ }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "See the page" }).click();
	const sheet = page.getByRole("article", { name: "Your page" });
	await expect(sheet).toContainText("I read your messages. That was *wrong*. I am sorry.");
	await expectAccessible(page);
	await page.reload();
	await expect(sheet).toContainText("What I want to put right");

	await page.getByRole("button", { name: "Make a goal" }).click();
	const dialog = page.getByRole("dialog", { name: "Add a goal" });
	await expect(dialog.getByLabel("Description")).toHaveValue("Your phone is yours.");
	await dialog.getByRole("button", { name: "Add Goal" }).click();
	await expect(page.getByText("It is a goal now", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Add to my journal" }).click();
	await expect(page.getByRole("textbox", { name: "Journal entry" })).toHaveValue(/What I want to put right/);
	await page.goto("/exercises");
	const pages = page.getByRole("region", { name: "Pages you have kept" });
	await pages.getByRole("link").click();
	await page.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Exercises" })).toBeVisible();
	await expect(pages).toHaveCount(0);
});

test("by keyboard alone, from the list to the page", async ({ page }) => {
	await signUp(page);
	await page.goto("/exercises/calming-down-now");
	await page.getByRole("button", { name: "Begin" }).focus();
	await page.keyboard.press("Enter");
	await step(page, 1);
	await page.getByRole("radio").first().focus();
	for (let times = 0; times < 6; times++) await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("radio", { name: "6", exact: true })).toBeChecked();
	await page.keyboard.press("Enter");
	await step(page, 2);
	await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
	for (const [from, words] of ["", "", "I feel scared."].entries()) {
		if (words !== "") {
			await page.keyboard.press("Tab");
			await expect(box(page)).toBeFocused();
			await page.keyboard.type(words);
			await page.keyboard.press("Control+Enter");
		} else {
			await next(page).focus();
			await page.keyboard.press("Enter");
		}
		await step(page, from + 3);
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await step(page, 6);
	await page.keyboard.press("Tab");
	await page.keyboard.type("Tea.");
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("article", { name: "Your page" })).toBeFocused();
	await expect(page.getByRole("article", { name: "Your page" })).toContainText("6 of 10 when I began, 1 at the end.");
});

test("nothing is lost without a connection, and when the session ends", async ({ page, context }) => {
	const { username } = await signUp(page);
	await begin(page, "when-and-then");
	await context.setOffline(true);
	await write(page, "Call my brother", 2);
	await expect(page.getByText("Saved on this device")).toBeVisible();
	await box(page).fill("That we laugh");
	await context.setOffline(false);
	await next(page).click();
	await step(page, 3);
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();

	await box(page).fill("I tell myself he is busy");
	await page.context().clearCookies();
	await next(page).click();
	await expect(page.getByRole("heading", { name: /Login$/ })).toBeVisible();
	await context.request.post("/api/login", { data: { username, password: "a quiet password" } });
	await page.goto("/exercises/when-and-then");
	// Back at the step where they wanted to continue, with all earlier answers.
	await step(page, 4);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(box(page)).toHaveValue("I tell myself he is busy");
});

test("two tabs are told, and neither loses its words", { tag: "@rare" }, async ({ page, context }) => {
	await signUp(page);
	await begin(page, "when-and-then");
	const other = await context.newPage();
	await other.goto("/exercises/when-and-then");
	await step(other, 1);
	await write(other, "From the other tab", 2);
	await box(page).fill("From this tab");
	await next(page).click();
	const notice = page.getByRole("alert", { name: "Changed elsewhere" });
	await expect(notice).toContainText("From the other tab");
	await expectAccessible(page);
	await notice.getByRole("button", { name: "Show the other one" }).click();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(box(page)).toHaveValue("From the other tab");
	await page.getByRole("button", { name: "Show them" }).click();
	await expect(box(page)).toHaveValue("From this tab");
});

test("an answer that sounds like danger stops the asking, also after a reload", async ({ page }) => {
	await signUp(page);
	await begin(page, "hard-conversation");
	await box(page).fill("My husband. He hits me when I say the wrong thing and I am scared of him.");
	await next(page).click();
	const notice = page.getByRole("heading", { name: "What you describe is not your fault" });
	await expect(notice).toBeFocused();
	await expect(page.getByText("This exercise is not made for somebody who is afraid", { exact: false })).toBeVisible();
	await expect(box(page)).toHaveCount(0);
	await expectAccessible(page);
	await page.reload();
	await expect(notice).toBeVisible();
	await page.getByRole("link", { name: "Calming down now" }).click();
	await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
	await page.goto("/exercises/hard-conversation");
	await page.getByRole("button", { name: "This is not what I meant" }).click();
	await expect(box(page)).toBeVisible();
});
