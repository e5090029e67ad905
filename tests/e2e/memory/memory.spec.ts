import { expect, expectAccessible, signUp, test } from "../setup/test";
import { writeEntry } from "../setup/write";

test("somebody sees what is known of them, forgets some of it, and pauses the rest", { tag: "@main" }, async ({
	page,
}) => {
	await signUp(page);
	const content = "My sister Odile gets married in May. Walking by the river calms me. I want to learn to swim.";
	await writeEntry(page, content);
	await page.goto("/chat");
	await page.getByRole("link", { name: "What Sage knows" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "What Sage knows" })).toBeVisible();
	const helps = page.getByRole("region", { name: "What helps" });
	await expect(helps).toContainText("Walking by the river calms me.");
	await expectAccessible(page);

	await page.getByRole("button", { name: /^Forget “My sister Odile/ }).click();
	await expect(
		page.getByText("Forgotten. It will not be used again, nor read from that page again.", { exact: true }),
	).toBeVisible();
	await expect(page.getByRole("region", { name: "People" })).toBeHidden();
	await page.getByRole("button", { name: /^Not true “I want to learn to swim\./ }).click();
	await expect(page.getByRole("region", { name: "Wishes and goals" })).toBeHidden();
	await page.reload();
	await expect(helps).toBeVisible();
	await expect(page.getByText("My sister Odile gets married in May.", { exact: true })).toBeHidden();

	await page.getByRole("button", { name: "Pause" }).click();
	await expect(page.getByText("Sage learns nothing and is given none of this")).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByText("It stays up to date as you write.")).toBeVisible();

	// The entry that the fact came from is one tap away and complete.
	await helps.getByRole("link").click();
	await expect(page).toHaveURL(/\/journal\?entry=/);
	await expect(page.getByText("My sister Odile gets married in May.").first()).toBeVisible();
});

test("nothing is known of somebody new, and the page says so", async ({ page }) => {
	await signUp(page);
	await page.goto("/memory");
	await expect(page.getByText(/^Nothing yet\./)).toBeVisible();
	await page.route("**/api/memory/pause", (route) => route.abort());
	await page.getByRole("button", { name: "Pause" }).click();
	await expect(page.getByText("That could not be changed just now.").first()).toBeVisible();
});

test("a conversation off the record survives a reload, and is gone when it is ended", { tag: "@main" }, async ({
	page,
}) => {
	const { id } = await signUp(page);
	await page.goto("/chat");
	await page.getByRole("link", { name: "Off the record" }).click();
	await expect(page.getByText("kept in this tab and nowhere else")).toBeVisible();
	await expectAccessible(page);
	const box = page.getByRole("textbox", { name: "Message to Sage" });
	await box.fill("My brother Leopold sold the boat.");
	await page.getByRole("button", { name: "Send" }).click();
	const log = page.getByRole("log");
	await expect(log.getByRole("article", { name: /Sage/ })).toBeVisible();
	await expect(page.getByRole("status").getByText("Sage is writing")).toBeHidden();
	await expect(log.getByText("Written by")).toBeVisible();
	await expectAccessible(page);
	await box.fill("Half a thou");
	await page.reload();
	await expect(log.getByText("My brother Leopold sold the boat.", { exact: true })).toBeVisible();
	await expect(box).toHaveValue("Half a thou");
	expect(await (await page.request.get(`/api/chat/${id}`)).json()).toEqual([]);

	await page.getByRole("button", { name: "End it and delete everything" }).click();
	await expect(page).toHaveURL(/\/chat$/);
	await page.goto("/chat/off-the-record");
	await expect(page.getByText("kept in this tab and nowhere else")).toBeVisible();
	await expect(page.getByText("Leopold")).toBeHidden();
	expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain("boat");
});

test("a message off the record that fails goes back into the box, and a logout deletes it", async ({ page }) => {
	await signUp(page);
	await page.goto("/chat/off-the-record");
	await page.route("**/api/chat/off-record", (route) => route.abort());
	const box = page.getByRole("textbox", { name: "Message to Sage" });
	await box.fill("My brother Leopold sold the boat.");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(page.getByText("Your message was not sent").first()).toBeVisible();
	await expect(box).toHaveValue("My brother Leopold sold the boat.");
	const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
	expect(await kept()).toContain("Leopold");
	if (await page.getByRole("button", { name: "Open menu" }).isVisible())
		await page.getByRole("button", { name: "Open menu" }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
	// Repeated, since the page may be reloading at that moment.
	await expect(async () => expect(await kept()).not.toContain("Leopold")).toPass();
});

test("danger off the record brings help all the same", async ({ page }) => {
	await signUp(page);
	await page.goto("/chat/off-the-record");
	await page.getByRole("textbox", { name: "Message to Sage" }).fill("I want to kill myself tonight.");
	await page.getByRole("button", { name: "Send" }).click();
	await expect(
		page
			.getByRole("log")
			.getByRole("link", { name: /call|988|112/i })
			.first(),
	).toBeVisible();
	await expectAccessible(page);
});
