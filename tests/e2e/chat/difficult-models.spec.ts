import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { catalog } from "../../../prisma/catalog/catalog";
import { type Difficulty, difficulties, ownPorts, withDifficultModels } from "../setup/apps";
import { startLauncher } from "../setup/launched-app";
import { expect, PASSWORD, test } from "../setup/test";

// One after the other, in one process: they share the app that is started here, for nobody else needs it.
test.describe.configure({ mode: "default" });
test.use({ baseURL: withDifficultModels.url });

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-difficult-"));
let app: Awaited<ReturnType<typeof startLauncher>>;
test.beforeAll(async () => {
	test.setTimeout(360_000);
	app = await startLauncher(folder, ownPorts.difficultModels, undefined, withDifficultModels.environment);
});
test.afterAll(async () => {
	app.launcher.kill("SIGTERM");
	await app.ended;
	rmSync(folder, { recursive: true, force: true });
});

const what: Record<Difficulty, string> = {
	Schemaless: "ignores schemas",
	Thinker: "thinks aloud",
	Narrow: "has a window of 4,096 tokens",
	Longwinded: "always writes twice too long",
	Slow: "is slower than any silence may be",
	Dropping: "drops the line in mid-sentence",
};

/** Somebody new whose model is as their first name says, and nobody else's. */
async function signUp(page: Page, difficulty: Difficulty) {
	const username = `ada-${randomUUID().slice(0, 8)}`;
	const firstName = `${difficulty} ${username.slice(4)}`;
	const data = { username, email: `${username}@example.com`, password: PASSWORD, firstName };
	expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
}

const words = "My mother hummed in the kitchen whenever she was angry, and I learned to listen for it. ".repeat(12);

/** Answers a questionnaire through the API. @returns Who analyzed it. */
async function complete(page: Page, id: string): Promise<string | null> {
	const questions = catalog.find((questionnaire) => questionnaire.id === id)?.questions ?? [];
	const responses = questions.map(({ id: questionId, type, options }) => ({
		questionId,
		answer: type === "text" ? words : type === "scale" ? 7 : (options?.[0]?.value ?? ""),
	}));
	const saved = await page.request.post("/api/responses", { data: { questionnaireId: id, responses } });
	expect(saved.ok()).toBe(true);
	return ((await saved.json()) as { analysisBy: string | null }).analysisBy;
}

for (const difficulty of difficulties) {
	test(`a model that ${what[difficulty]}: a talk, an entry, analyses and a script`, async ({ page }) => {
		const drops = difficulty === "Dropping";
		await signUp(page, difficulty);
		const analyses = Promise.all(["8", "9", "12"].map((id) => complete(page, id)));

		await page.goto("/chat");
		const log = page.getByRole("log", { name: "Conversation with Sage" });
		await page
			.getByRole("textbox", { name: "Message to Sage" })
			.fill("Tom called, and I kept quiet again. ".repeat(60));
		await page.getByRole("button", { name: "Send" }).click();
		const reply = log.getByRole("article").last();
		await expect(reply).toContainText("You kept quiet again.", { timeout: 60_000 });
		await expect(reply).toContainText("small-model", { timeout: 60_000 });
		if (!drops) await expect(reply).toContainText("What would you have said to Tom?");

		const by = await analyses;
		expect(by.filter((one) => one === "small-model").length).toBeGreaterThan(drops ? -1 : 2);

		await page.goto("/journal");
		await page.getByRole("textbox", { name: "Journal entry" }).fill("I kept quiet again, in the kitchen. ".repeat(200));
		await page.getByRole("button", { name: "Submit Entry" }).click();
		if (drops) {
			const safe = page.getByRole("dialog", { name: "Your entry is safe" });
			await expect(safe).toBeVisible({ timeout: 60_000 });
			await safe.getByRole("button", { name: "Try again" }).click();
		}
		const dialog = page.getByRole("dialog").filter({ hasText: "Key insights" });
		await expect(dialog).toBeVisible({ timeout: 60_000 });
		await expect(dialog).toContainText("The kitchen held you.");
		await expect(dialog).toContainText("small-model");

		await page.goto("/profile");
		const block = page.getByRole("region", { name: "Script Analysis" });
		const generate = block.getByRole("button", { name: "Generate Life Script Analysis" });
		await generate.click();
		if (drops) {
			await expect(block.getByRole("alert")).toContainText("broke off", { timeout: 60_000 });
			await generate.click();
		}
		const life = block.getByRole("article", { name: "Your life script" });
		await expect(life.locator("blockquote")).toContainText("I keep the peace", { timeout: 60_000 });
		await expect(life.getByRole("region", { name: /^Pattern [123]$/ })).toHaveCount(3);
	});
}
