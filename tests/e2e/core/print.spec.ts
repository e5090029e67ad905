import type { Locator, Page } from "@playwright/test";
import { closeByKey, expect, expectAccessible, signUp, test } from "../setup/test";
import { answer, send, writeEntry } from "../setup/write";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Print" });

/** Runs checks in print layout. @param look The checks. */
async function onPaper(page: Page, look: () => Promise<void>) {
	await page.emulateMedia({ media: "print" });
	// The paper's margins have the color scheme's background, and a focus ring would be printed.
	const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
	const rings = await sheet(page).evaluate((element) =>
		[element, ...element.querySelectorAll("[data-print]")].map((one) => getComputedStyle(one).outlineStyle),
	);
	expect({ scheme, rings: [...new Set(rings)] }).toEqual({ scheme: "light", rings: ["none"] });
	await look();
	await page.emulateMedia({ media: "screen" });
	// Printing takes the focus from a checkbox, which paper does not show; the button that prints would get it back.
	await sheet(page).focus();
}

/** Opens the print sheet, which is loaded separately. */
async function openSheet(page: Page, button: Locator) {
	await button.click();
	await expect(sheet(page)).toBeVisible();
	// The sheet fades in, and half-transparent text has too little contrast.
	await expect.poll(() => sheet(page).evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
	await expectAccessible(page);
}

test("a stretch of the journal is printed without what is left out", async ({ page }) => {
	await signUp(page);
	for (const content of ["The heron stood in the river.", "Mira told me something in confidence."])
		await writeEntry(page, content, "What stayed?");
	await page.goto("/journal");
	await openSheet(page, page.getByRole("button", { name: "Print" }));
	await expect(sheet(page).getByText("The heron stood in the river.")).toBeVisible();
	await sheet(page).getByRole("checkbox").last().uncheck();
	await onPaper(page, async () => {
		await expect(sheet(page).getByText("From my journal")).toBeVisible();
		await expect(page.getByText("The heron stood in the river.").filter({ visible: true })).toHaveCount(1);
		await expect(page.getByText("What stayed?").filter({ visible: true })).toHaveCount(1);
		for (const hidden of [
			page.getByText("Mira told me something in confidence."),
			page.getByText("What the coach wrote"),
			page.getByText("Dream History"),
			page.getByRole("button"),
			page.getByRole("checkbox"),
			page.getByLabel("From", { exact: true }),
		]) {
			await expect(hidden.filter({ visible: true })).toHaveCount(0);
		}
	});
	await sheet(page).getByLabel("Until").fill("2020-01-01");
	await expect(sheet(page).getByText("The first day is after the last.")).toBeVisible();
	await sheet(page).getByLabel("From", { exact: true }).fill("2019-01-01");
	await expect(sheet(page).getByText("You wrote nothing on these days.")).toBeVisible();
	await expect(sheet(page).getByRole("button", { name: "Print" })).toBeDisabled();
	await closeByKey(page);
	await expect(sheet(page)).toBeHidden();
});

test("a script, an analysis and a conversation are printed without what is left out", { tag: "@rare" }, async ({
	page,
}) => {
	test.setTimeout(150_000);
	await signUp(page);
	for (const id of ["8", "9"]) await answer(page, id, "She hummed in the kitchen, and I listened.");
	await page.goto("/profile");
	const block = page.getByRole("region", { name: "Script Analysis" });
	await block.getByRole("button", { name: "Generate Life Script Analysis" }).click();
	await openSheet(page, block.getByRole("button", { name: "Print" }));
	await sheet(page).getByRole("checkbox", { name: "Where this comes from" }).uncheck();
	await sheet(page)
		.getByRole("checkbox", { name: /^Pattern 2/ })
		.uncheck();
	await onPaper(page, async () => {
		await expect(sheet(page).getByText("Your life script", { exact: true })).toBeVisible();
		await expect(sheet(page).getByText("Impact Analysis").filter({ visible: true })).toHaveCount(2);
		await expect(page.getByText("You wrote:").filter({ visible: true })).toHaveCount(0);
		await expect(page.getByText("Script Analysis").filter({ visible: true })).toHaveCount(0);
	});
	await closeByKey(page);

	await page.goto("/questionnaires/8/analysis");
	const analysis = page.getByRole("article", { name: "Your Analysis" });
	await openSheet(page, analysis.getByRole("button", { name: "Print" }));
	const parts = sheet(page).getByRole("checkbox");
	const count = await parts.count();
	expect(count).toBeGreaterThan(1);
	await sheet(page).getByRole("button", { name: "Leave all out" }).click();
	await expect(sheet(page).getByRole("button", { name: "Print" })).toBeDisabled();
	await parts.first().check();
	await onPaper(page, async () => {
		await expect(sheet(page).getByRole("region").filter({ visible: true })).toHaveCount(1);
		await expect(page.getByText("Your Analysis").filter({ visible: true })).toHaveCount(0);
	});
	await closeByKey(page);
	await expect(analysis).toBeVisible();

	await send(page, "/api/chat", { content: "I had a quiet day by the river." });
	await page.goto("/chat");
	await openSheet(page, page.getByRole("button", { name: "Print" }));
	await sheet(page).getByRole("checkbox", { name: /^Sage/ }).uncheck();
	await onPaper(page, async () => {
		await expect(page.getByText("I had a quiet day by the river.").filter({ visible: true })).toHaveCount(1);
		await expect(page.getByText(/^Sage ·/).filter({ visible: true })).toHaveCount(0);
		await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(0);
	});
});
