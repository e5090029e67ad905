import { mother } from "../../../prisma/catalog/mother";
import { apps } from "../setup/apps";
import { expect, signUp, test } from "../setup/test";

test.use({ baseURL: apps.withModel.url });

const answersWith = (words: string) =>
	mother.questions.map(({ id: questionId, type, options }) => ({
		questionId,
		answer: type === "text" ? words : type === "scale" ? 5 : (options?.[0]?.value ?? ""),
	}));

test("the model writes the analysis, and the screen says which", async ({ page }) => {
	await signUp(page);
	const words = "At dinner we ate in front of the television and nobody spoke.";
	const data = { questionnaireId: mother.id, responses: answersWith(words), patternScores: null };
	expect((await page.context().request.post("/api/responses", { data })).ok()).toBe(true);
	await page.goto(`/questionnaires/${mother.id}/analysis`);
	await expect(page.getByText("You keep the peace by talking.")).toBeVisible();
	await expect(page.getByText(/test-model/)).toBeVisible();
});

for (const trouble of ["FAILING-MODEL", "NONSENSE-MODEL", "HANGING-MODEL"]) {
	test(`${trouble}: the answers are kept and the analysis can be asked for again`, async ({ page }) => {
		await signUp(page);
		await page.goto(`/questionnaires/${mother.id}`);
		const words = `${trouble} is what I called the radio that never played.`;
		for (const [index, question] of mother.questions.entries()) {
			await expect(page.getByText(`Question ${index + 1} of ${mother.questions.length}`)).toBeVisible();
			if (question.type === "text") await page.getByRole("textbox").fill(words);
			if (question.type === "multiple_choice") await page.getByRole("radio").first().click();
			await page.getByRole("button", { name: index < mother.questions.length - 1 ? "Next" : "Submit" }).click();
		}
		const dialog = page.getByRole("dialog", { name: "Your Analysis" });
		await expect(dialog).toBeVisible({ timeout: 20_000 });
		await expect(dialog).toContainText("No analysis available");
		await dialog.getByRole("button", { name: /for the analysis$/ }).click();
		await expect(
			dialog
				.getByRole("alert")
				.or(page.getByRole("status").filter({ hasText: /coach/i }))
				.first(),
			// A server of one's own is waited for through several silences before it counts as hanging.
		).toBeVisible({ timeout: 45_000 });
		const [saved] = await (
			await page
				.context()
				.request.get(`/api/responses/${(await (await page.context().request.get("/api/user")).json()).id}`)
		).json();
		expect(saved.responses).toEqual(answersWithNumbers(words));
	});
}

/** What the screen sends: sliders stand at 3 until they are moved. */
const answersWithNumbers = (words: string) =>
	mother.questions.map(({ id: questionId, type, options }) => ({
		questionId,
		answer: type === "text" ? words : type === "scale" ? 3 : (options?.[0]?.value ?? ""),
	}));
