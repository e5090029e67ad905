import { expect, expectAccessible, PASSWORD, signUp, test } from "../setup/test";

test("what is theirs: downloaded as one file, and erased with nothing left in the browser", { tag: "@main" }, async ({
	page,
}) => {
	const { username } = await signUp(page);
	await page.goto("/settings");
	await page.getByRole("link", { name: /^Export/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
	const block = page.getByRole("main");
	await expectAccessible(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		block.getByRole("link", { name: "Download everything" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^innerscript-[\d-]+\.zip$/);
	expect(await download.failure()).toBeNull();

	const { id } = await (await page.request.get("/api/user")).json();
	await page.evaluate((key) => localStorage.setItem(key, "a draft"), `innerscript:journal-draft:${id}`);
	await block.getByRole("button", { name: "Delete my account" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete your account" });
	await expect(dialog.getByText("The last backup that holds what you wrote is removed by")).toBeVisible();
	await expectAccessible(page);
	await dialog.getByLabel(/Type your username/).fill("somebody");
	await dialog.getByLabel("Your password").fill(PASSWORD);
	await dialog.getByRole("button", { name: "Delete everything" }).click();
	await expect(dialog.getByText("That is not your username. Nothing was erased.")).toBeVisible();
	await dialog.getByLabel(/Type your username/).fill(username);
	await dialog.getByRole("button", { name: "Delete everything" }).click();
	await expect(page.getByRole("heading", { name: "It is gone" })).toBeVisible();
	await expect(page.getByText("The last backup that holds what you wrote is removed by")).toBeVisible();
	await expectAccessible(page);
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("innerscript:")))).toEqual(
		[],
	);
	await page.getByRole("link", { name: "Go to the start page" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect((await page.context().request.get("/api/user")).status()).toBe(401);
});

test("bringing in: what it brings, bringing it in, and the step back", { tag: "@main" }, async ({ page }) => {
	await signUp(page);
	await page.goto("/yours");
	const pages = {
		name: "diary.md",
		mimeType: "text/markdown",
		buffer: Buffer.from("# 2026-03-02\nRain.\n\n# 2026-03-03\nSun.\n"),
	};
	await page.getByLabel("A file to bring in").setInputFiles({ ...pages, name: "photo.png" });
	await expect(page.getByRole("alert").getByText("We do not know this kind of file")).toBeVisible();
	await page.getByLabel("A file to bring in").setInputFiles(pages);
	const found = page.getByRole("region", { name: "What it contains" });
	await expect(found.getByText("2 new")).toBeVisible();
	await expect(found.getByText("from March 2, 2026 to March 3, 2026", { exact: false })).toBeVisible();
	await expectAccessible(page);
	await found.getByRole("button", { name: "Import", exact: true }).click();
	await expect(page.getByText("It is here now.")).toBeVisible();
	await expectAccessible(page);
	await page.goto("/journal");
	await expect(page.getByRole("heading", { level: 3, name: /Sun\./ })).toBeVisible();
	await page.goto("/yours");
	await page.getByRole("button", { name: "Undo import" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
	await expect(page.getByText("Import undone", { exact: true })).toBeVisible();
	await page.goto("/journal");
	await expect(page.getByText("Your entries will gather here.", { exact: false })).toBeVisible();
});

test("what is deleted can be undone, by keyboard alone", async ({ page }) => {
	await signUp(page);
	await page.goto("/yours");
	const file = { name: "2026-03-02.md", mimeType: "text/markdown", buffer: Buffer.from("A kingfisher.") };
	await page.getByLabel("A file to bring in").setInputFiles(file);
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await expect(page.getByText("It is here now.")).toBeVisible();
	await page.goto("/journal");
	await page.getByRole("button", { name: /A kingfisher/ }).click();
	await page.getByRole("button", { name: "Delete entry" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Entry deleted", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: /A kingfisher/ })).toBeHidden();
	await expectAccessible(page);
	await page.keyboard.press("F8");
	await page.getByRole("button", { name: "Undo", exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /A kingfisher/ })).toBeVisible();
});

test("forgetting the device leaves nothing of the app in the browser", async ({ page }) => {
	const { id } = await signUp(page);
	await page.goto("/yours");
	await page.evaluate((slot) => localStorage.setItem(slot, '{"text":"a draft"}'), `innerscript:journal-draft:${id}`);
	await page.getByRole("button", { name: "Forget this device" }).click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Forget and log out" }).click();
	await expect(page.getByRole("button", { name: "Create your account" })).toBeVisible();
	await expect(async () => {
		const left = await page.evaluate(async () => [
			...Object.keys(localStorage).filter((key) => key.includes("draft")),
			...(await caches.keys()),
		]);
		expect(left).toEqual([]);
	}).toPass();
	expect((await page.context().request.get("/api/user")).status()).toBe(401);
});
