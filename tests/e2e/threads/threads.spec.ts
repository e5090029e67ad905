import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";
import { send } from "../setup/write";

const dayIn = (days: number) => {
	const day = new Date(Date.now() + days * 86_400_000);
	return [day.getFullYear(), String(day.getMonth() + 1).padStart(2, "0"), String(day.getDate()).padStart(2, "0")].join(
		"-",
	);
};

const mean = (page: Page, meant: string, day: string) => send(page, "/api/threads", { meant, day });

const question = (page: Page) =>
	page.getByText("You planned to tell her about the move. How did it go?", { exact: true });
const answer = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what was meant for today is asked about on the dashboard, once", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await mean(page, "tell her about the move", dayIn(0));
	await mean(page, "ring the landlord", dayIn(0));
	await page.goto("/");
	await expect(question(page)).toBeVisible();
	await expectAccessible(page);
	await answer(page, "It went well").click();
	await expect(page.getByText("You meant to, and you did", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: /Keep a line about it/ }).click();
	await expect(page.getByText("How was it? Write it down while it is fresh", { exact: false }).first()).toBeVisible();
	// The other thread has to wait for another day.
	for (const screen of ["/chat", "/"]) {
		await page.goto(screen);
		await expect(page.getByRole("link", { name: "Help now" }).first()).toBeVisible();
		await expect(page.getByText("How did it go?", { exact: false })).toHaveCount(0);
	}
});

test("in the chat it waits, goes badly, or is dropped", async ({ page }) => {
	await signUp(page);
	await mean(page, "tell her about the move", dayIn(-1));
	await page.goto("/chat");
	await expect(question(page)).toBeVisible();
	await expectAccessible(page);
	await answer(page, "Not so well").click();
	await expect(page.getByText("I’m sorry it went that way", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await answer(page, "Something just happened").first().click();
	await expect(page.getByRole("region", { name: "Something just happened" })).toBeVisible();
	await expect(question(page)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("region", { name: "Something just happened" })).toBeVisible();
	await expect(question(page)).toHaveCount(0);
});

test("“not yet” is another day, and it is changed and removed with the goals", async ({ page }) => {
	const user = await signUp(page);
	await page.request.post("/api/relationship-goals", {
		data: { userId: user.id, description: "Ask before I answer.", type: "short term" },
	});
	await mean(page, "tell her about the move", dayIn(0));
	await page.goto("/chat");
	await answer(page, "Not yet").click();
	await answer(page, "In a week").click();
	await expect(page.getByText(/^I’ll ask on /)).toBeVisible();
	await page.goto("/");
	const list = page.getByRole("region", { name: "Meant for later" });
	await expect(list).toContainText("You plan to tell her about the move");
	await expectAccessible(page);

	await page.getByRole("button", { name: /^Ask me later/ }).click();
	const dialog = page.getByRole("dialog", { name: "Something you mean to do" });
	await dialog.getByRole("button", { name: "Ask me then" }).click();
	await expect(dialog.getByText("Say what you mean to do.")).toBeVisible();
	await expect(dialog.getByText("Choose a day.")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("textbox", { name: /I mean to/ }).fill("ask one question first");
	await dialog.getByText("Tomorrow").click();
	await dialog.getByRole("button", { name: "Ask me then" }).click();
	await expect(list).toContainText("You plan to ask one question first");

	await list.getByRole("button", { name: /^Change “ask one question first/ }).click();
	await page.getByRole("textbox", { name: /I mean to/ }).fill("ask two questions first");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(list).toContainText("You plan to ask two questions first");
	await list.getByRole("button", { name: /^Remove “ask two questions first/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
	await expect(list).not.toContainText("questions");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(list).toContainText("ask two questions first");
});

test("the six doors are one tap away in a conversation", async ({ page }) => {
	await signUp(page);
	await page.goto("/chat");
	await page.getByRole("textbox", { name: /Message to/ }).fill("Thank you");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("article")).toHaveCount(2);
	await page.getByRole("button", { name: "Ways to begin" }).click();
	const doors = page.getByRole("dialog", { name: "Ways to begin" });
	await expect(doors.getByRole("button", { name: /Listen to me/ })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Ways to begin" })).toBeFocused();
	await page.keyboard.press("Enter");
	await doors.getByRole("button", { name: /Help me decide/ }).click();
	await expect(page.getByText("Which of these fits?", { exact: false })).toBeVisible();
	await expect(doors).toHaveCount(0);
});
