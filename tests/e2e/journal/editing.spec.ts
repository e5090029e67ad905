import type { Page } from "@playwright/test";
import { mother } from "../../../prisma/catalog/mother";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const WORDS = "She hummed in the kitchen whenever she was angry, and I listened.";
const responses = mother.questions.map(({ id: questionId, type, options }) => ({
	questionId,
	answer: type === "text" ? `${WORDS} (${questionId})` : type === "scale" ? 7 : (options?.[0]?.value ?? ""),
}));

async function completed(page: Page) {
	const user = await signUp(page);
	const data = { questionnaireId: mother.id, responses, patternScores: null };
	const saved = await (await page.context().request.post("/api/responses", { data })).json();
	return { user, saved };
}

const total = mother.questions.length;

/** Changes the first answer and continues to the last question. */
async function editFirstAnswer(page: Page, words: string) {
	await expect(page.getByText(`Question 1 of ${total}`)).toBeVisible();
	await expect(page.getByRole("textbox")).toHaveValue(`${WORDS} (q1)`);
	await page.getByRole("textbox").fill(words);
	for (let n = 2; n <= total; n++) {
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByText(`Question ${n} of ${total}`)).toBeVisible();
	}
	await page.getByRole("button", { name: "Save Changes" }).click();
	await page
		.getByRole("alertdialog", { name: "Update Your Responses" })
		.getByRole("button", { name: "Update" })
		.click();
}

test("answers are edited from the library, after being asked, and read anew", { tag: "@main" }, async ({ page }) => {
	const { user } = await completed(page);
	await page.goto("/questionnaires");
	await page
		.getByRole("button", { name: /^Edit/ })
		.or(page.getByRole("link", { name: /^Edit/ }))
		.first()
		.click();
	await expect(page.getByText(`Question 1 of ${total}`)).toBeVisible();
	await page.getByRole("textbox").fill("I was raised by my grandmother, who repaired radios.");
	for (let n = 2; n <= total; n++) {
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByText(`Question ${n} of ${total}`)).toBeVisible();
	}
	await page.getByRole("button", { name: "Save Changes" }).click();
	const question = page.getByRole("alertdialog", { name: "Update Your Responses" });
	await expect(question).toContainText(
		"Are you sure you want to update your responses? This will regenerate the analysis based on your new answers.",
	);
	await expectAccessible(page);
	await question.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Save Changes" }).click();
	await question.getByRole("button", { name: "Update" }).click();
	await expect(page.getByRole("dialog", { name: "Your Analysis" })).toBeVisible({ timeout: 20_000 });
	const [stored] = await (await page.context().request.get(`/api/responses/${user.id}`)).json();
	expect(stored.version).toBe(2);
	expect(stored.responses[0].answer).toBe("I was raised by my grandmother, who repaired radios.");
});

test("the later of two tabs is told, and loses nothing that was typed", { tag: "@rare" }, async ({ page }) => {
	const { user, saved } = await completed(page);
	await page.goto(`/questionnaires/${mother.id}/edit`);
	await expect(page.getByRole("textbox")).toHaveValue(`${WORDS} (q1)`);
	const elsewhere = responses.map((one, index) => (index === 0 ? { ...one, answer: "Written in another tab." } : one));
	await page.context().request.put(`/api/responses/${saved.id}`, { data: { responses: elsewhere, version: 1 } });

	await editFirstAnswer(page, "Written in this tab.");
	const conflict = page.getByRole("dialog", { name: "These answers have changed" });
	await expect(conflict).toContainText("Written in this tab.");
	await expect(conflict).toContainText("Written in another tab.");
	await expectAccessible(page);
	await conflict.getByRole("button", { name: "Save mine over them" }).click();
	await expect(page.getByRole("dialog", { name: "Your Analysis" })).toBeVisible({ timeout: 20_000 });
	const [stored] = await (await page.context().request.get(`/api/responses/${user.id}`)).json();
	expect(stored.responses[0].answer).toBe("Written in this tab.");
});

test("editing what was never answered says so and goes back", async ({ page }) => {
	await signUp(page);
	await page.goto(`/questionnaires/${mother.id}/edit`);
	await expect(page.getByText("No response found", { exact: true })).toBeVisible();
	await expect(page.getByText("You haven't completed this questionnaire yet.", { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "Week 1" })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/questionnaires");
});

test("answers survive a session that ends in the middle, and a submit that fails", async ({ page }) => {
	const user = await signUp(page);
	await page.goto(`/questionnaires/${mother.id}`);
	for (const [index, question] of mother.questions.entries()) {
		await expect(page.getByText(`Question ${index + 1} of ${total}`)).toBeVisible();
		if (question.type === "text") await page.getByRole("textbox").fill(WORDS);
		if (question.type === "multiple_choice") await page.getByRole("radio").first().click();
		if (index < total - 1) await page.getByRole("button", { name: "Next" }).click();
	}
	await page.route("**/api/responses", (route) => route.fulfill({ status: 500, body: "" }));
	await page.getByRole("button", { name: "Submit" }).click();
	await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Failed to submit your responses. Please try again.", { exact: true }).first(),
	).toBeVisible();
	await page.unroute("**/api/responses");

	await page.context().clearCookies();
	await page.getByRole("button", { name: "Submit" }).click();
	await page.getByRole("textbox", { name: "Email" }).fill(user.email);
	await page.getByLabel("Password", { exact: true }).fill("a quiet password");
	await page.getByRole("button", { name: /^(Log in|Login)$/ }).click();
	await expect(page.getByText(`Question ${total} of ${total}`)).toBeVisible();
	await page.getByRole("button", { name: "Submit" }).click();
	await expect(page.getByRole("dialog", { name: "Your Analysis" })).toBeVisible({ timeout: 20_000 });
	const stored = await (await page.context().request.get(`/api/responses/${user.id}`)).json();
	expect(stored).toHaveLength(1);
	expect(stored[0].responses[0].answer).toBe(WORDS);
});
