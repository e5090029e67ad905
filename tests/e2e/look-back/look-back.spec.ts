import { expect, expectAccessible, signUp, test } from "../setup/test";
import { dayAgo, writeFor } from "./write-for";

const LINE = "Soup again, and the window was open all evening.";

test("the dashboard draws what will be there, then shows what is theirs", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/");
	const today = page.getByRole("region", { name: "Today" });
	await expect(
		today.getByText("A line you wrote a week, a month or a year ago will appear here", { exact: false }),
	).toBeVisible();
	await expectAccessible(page);

	// Nothing below moves while one chooses.
	const place = () =>
		page
			.getByText("Day Streak")
			.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
	const before = await place();
	await today.getByRole("button", { name: "Calm" }).click();
	expect(await place()).toBe(before);
	await today.getByRole("button", { name: "Grateful" }).click();
	await expect(today.getByText("Saved: Grateful.")).toBeVisible();
	expect(await place()).toBe(before);
	await expect(today.getByRole("row", { name: /Grateful/ })).toBeAttached();

	await writeFor(page, LINE, dayAgo(7));
	await page.goto("/");
	await expect(today.getByText(LINE, { exact: false })).toBeVisible();
	await expectAccessible(page);
	await today.getByRole("button", { name: /^Not this one/ }).click();
	await expect(today.getByText(LINE, { exact: false })).toHaveCount(0);
	await page.reload();
	await expect(today.getByText("The last sixty days", { exact: true })).toBeVisible();
	await expect(today.getByText(LINE, { exact: false })).toHaveCount(0);
});

test("looking back: this day, the year, feelings, people", { tag: ["@both", "@main"] }, async ({ page, isMobile }) => {
	await signUp(page);
	await page.goto("/look-back");
	await expect(page.getByText("What you write today shows up here in a week", { exact: false })).toBeVisible();
	await expectAccessible(page);

	await writeFor(page, `${LINE} Mira laughed.`, dayAgo(7));
	await page.request.put("/api/feelings", { data: { feeling: "tender" } });
	await writeFor(page, "Mira rang.", dayAgo(0));
	await page.goto("/");
	if (isMobile) await page.getByRole("button", { name: "More" }).click();
	// On a phone, the menu covers the dashboard, which has the same link.
	const menu = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page;
	await menu.getByRole("link", { name: "Look back" }).first().click();
	const onThisDay = page.getByRole("region", { name: "On this day" });
	await expect(onThisDay.getByText(LINE, { exact: false })).toBeVisible();

	const year = page.getByRole("region", { name: "The year at a glance" });
	await year.getByRole("button", { name: "By feelings" }).click();
	await expect(year.getByRole("button", { name: "By feelings" })).toHaveAttribute("aria-pressed", "true");
	if (isMobile) {
		await page.setViewportSize({ width: 320, height: 640 });
		const sides = await year.getByRole("link").evaluateAll((days) =>
			days.flatMap((day) => {
				const { width, height } = day.getBoundingClientRect();
				return [width, height];
			}),
		);
		expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
	}
	const feelings = page.getByRole("region", { name: "Feelings over time" });
	await feelings.getByRole("button", { name: /^Tender/ }).click();
	await expect(feelings.getByText("Mira rang.")).toBeVisible();
	await expect(feelings.getByRole("table").getByRole("row")).toHaveCount(2);
	await expectAccessible(page);

	const people = page.getByRole("region", { name: "People" });
	await people.getByRole("textbox").fill("Mira");
	await page.keyboard.press("Enter");
	await people.getByRole("link", { name: "Mira" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Mira" })).toBeVisible();
	await expect(page.getByText("Named on 2 pages of your journal.")).toBeVisible();
	await expectAccessible(page);
	await page
		.getByRole("button", { name: /^Write about it/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/journal$/);
	await expect(page.getByText(/Mira.*\?/).first()).toBeVisible();

	await page.goto("/look-back");
	await onThisDay.getByRole("button", { name: /^Not this one/ }).click();
	await expect(onThisDay.getByText(LINE, { exact: false })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(onThisDay.getByText(LINE, { exact: false })).toBeVisible();
	const days = year.getByRole("link", { name: /1 page/ });
	if (!isMobile) {
		await days.first().press("ArrowRight");
		await expect(days.nth(1)).toBeFocused();
	}
	await days.nth(isMobile ? 0 : 1).press("Enter");
	await expect(page).toHaveURL(/\/journal\?day=/);
	const opened = page
		.getByRole("region", { name: "Dream History" })
		.getByRole("heading", { level: 3 })
		.getByRole("button");
	await expect(opened).toBeFocused();
	await expect(opened).toHaveAttribute("aria-expanded", "true");
});
