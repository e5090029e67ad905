import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { dayAgo, writeFor } from "./write-for";

const LINE = "The plums stood on the table all day long.";

/** Opens the list of a text's sentences, and keeps the one with these words, or else the first. */
async function keepLine(page: Page, line?: string): Promise<void> {
	await page.getByRole("button", { name: "Keep a line" }).last().click();
	const sentences = page.getByRole("region", { name: /^Tap the sentence/ });
	const sentence = sentences.getByRole("button", { name: line, exact: line !== undefined }).first();
	await sentence.click();
	await expect(sentences.getByText("Kept.")).toBeVisible();
	await expect(sentence).toHaveAttribute("aria-pressed", "true");
}

test("lines are kept where they stand, and all of them have a page", async ({ page }) => {
	await signUp(page);
	await page.goto("/look-back/lines");
	await expect(page.getByText("You have not kept any lines yet.", { exact: false })).toBeVisible();

	const id = await writeFor(page, `Rain. ${LINE} Then it was dark.`, dayAgo(7));
	await page.goto(`/journal?entry=${id}`);
	await keepLine(page, LINE);
	await expectAccessible(page);
	await page.goto("/handbook/mixed-signals");
	await keepLine(page);
	await expectAccessible(page);
	await page.request.post("/api/chat", { data: { content: "Hello, what can you do?" }, timeout: 60_000 });
	await page.goto("/chat");
	// The buttons of a message appear when it is touched.
	await page
		.getByRole("article", { name: /^Sage/ })
		.last()
		.click({ position: { x: 5, y: 5 } });
	await keepLine(page);
	await expectAccessible(page);

	await page.goto("/look-back");
	await page.getByRole("link", { name: "Kept lines" }).click();
	const kept = page.getByRole("list", { name: "Kept lines" }).getByRole("listitem");
	await expect(kept).toHaveCount(3);
	await expect(kept.last()).toContainText(LINE);
	await expectAccessible(page);
	await kept
		.last()
		.getByRole("button", { name: /^Remove/ })
		.click();
	await expect(kept).toHaveCount(2);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(kept).toHaveCount(3);
	await kept.last().getByRole("link").click();
	await expect(page).toHaveURL(new RegExp(`/journal\\?entry=${id}`));
	await expect(page.getByText(LINE, { exact: false }).first()).toBeVisible();
});

test("a letter is opened, kept, printed and thrown away", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/look-back/letters");
	await expect(page.getByText("its letter is ready on Sunday", { exact: false })).toBeVisible();
	await expectAccessible(page);

	await writeFor(page, `Rain. ${LINE} Then it was dark.`, dayAgo(7));
	await page.goto("/look-back");
	await page.getByRole("link", { name: "Letters", exact: true }).click();
	await page.getByRole("link", { name: /^Week/ }).click();
	await expect(page.getByText("Dear Ada,")).toBeVisible();
	await expect(page.getByText(LINE, { exact: false })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Keep this letter" }).click();
	await expect(page.getByRole("button", { name: "Keep this letter", pressed: true })).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText(LINE, { exact: false })).toBeVisible();
	await expect(page.getByRole("button", { name: "Throw away" })).toBeHidden();
	await page.emulateMedia({ media: null });

	await page.goto("/look-back/letters");
	await expect(page.getByRole("region", { name: "Kept" }).getByRole("link")).toHaveCount(1);
	await expectAccessible(page);
	await page.getByRole("link", { name: /^Week/ }).first().click();
	await page.getByRole("button", { name: "Throw away" }).click();
	await expect(page).toHaveURL(/\/look-back\/letters$/);
	await expect(page.getByRole("link", { name: /^Week/ })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("region", { name: "Kept" }).getByRole("link", { name: /^Week/ })).toBeVisible();
});

test("a letter of heavy days is short, and leads to help", async ({ page }) => {
	await signUp(page);
	await writeFor(page, `${LINE} I do not want to live any more.`, dayAgo(7));
	await page.goto("/look-back/letters");
	await page.getByRole("link", { name: /^Week/ }).click();
	const letter = page.getByRole("main");
	await expect(letter.getByText("Some of what you wrote this week sounded very hard.", { exact: false })).toBeVisible();
	await expect(letter.getByRole("link", { name: "Help now" }).last()).toBeVisible();
	await expect(page.getByText(LINE)).toHaveCount(0);
	await expectAccessible(page);
});
