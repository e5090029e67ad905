import type { Page } from "@playwright/test";
import { overallIntensity, scorePatterns, shownPatterns } from "@/lib/domain/questionnaires/scoring";
import { mother } from "../../../prisma/catalog/mother";
import { relationshipPatterns } from "../../../prisma/catalog/relationship-patterns";
import { expect, expectAccessible, signUp, test } from "../setup/test";

/** Returns a number for each statement that makes some patterns high and some low. */
const numberFor = (index: number) => ({ 1: 5, 2: 1, 3: 4, 4: 5, 5: 2, 6: 3, 0: 5 })[(index * 7) % 7] ?? 3;
const answers = relationshipPatterns.questions.map(({ id }, index) => ({ questionId: id, answer: numberFor(index) }));
const scores = scorePatterns(relationshipPatterns.questions, answers);

const questionNumber = (page: Page, n: number, of: number) =>
	expect(page.getByText(`Question ${n} of ${of}`)).toBeVisible();

/** Moves the slider to a number, by touch or by keyboard. */
async function answerScale(page: Page, number: number, isPhone: boolean) {
	const slider = page.getByRole("slider");
	if (isPhone) {
		await page.getByRole("button", { name: new RegExp(`^${number}\\b`) }).tap();
	} else {
		await slider.focus();
		await page.keyboard.press("Home");
		for (let i = 1; i < number; i++) await page.keyboard.press("ArrowRight");
	}
	await expect(slider).toHaveAttribute("aria-valuenow", String(number));
}

/** How many statements are answered only by a tap. */
const GOES_ON = 4;

test("the 31 statements, half of them after a reload, end in cards whose percentages match the formula", {
	tag: "@main",
}, async ({ page, isMobile }) => {
	await signUp(page);
	await page.goto("/questionnaires");
	const card = page
		.getByRole("article")
		.or(page.getByRole("listitem"))
		.filter({ has: page.getByRole("heading", { name: relationshipPatterns.title }) })
		.first();
	await card
		.getByRole("button", { name: "Start Questionnaire" })
		.or(card.getByRole("link", { name: "Start Questionnaire" }))
		.click();
	await questionNumber(page, 1, 31);
	await expectAccessible(page);
	for (const [index, { answer }] of answers.entries()) {
		await questionNumber(page, index + 1, 31);
		if (isMobile && index < GOES_ON) {
			// The next statement appears on its own. A tap that follows immediately counts as the second half of a double
			// tap.
			await expect(async () => {
				await page.getByRole("button", { name: `${answer} of 5` }).click();
				await expect(page.getByText(`Question ${index + 2} of 31`)).toBeVisible({ timeout: 1_000 });
			}).toPass();
			continue;
		}
		if (isMobile && index === GOES_ON) await page.getByLabel("Go on when I choose a number").uncheck();
		await answerScale(page, answer, isMobile);
		if (index === 15) {
			await page.reload();
			await questionNumber(page, 16, 31);
			await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", String(answer));
		}
		// An impatient second click does not answer the statement that appears after the first one.
		if (index < 30) await page.getByRole("button", { name: "Next" }).click({ clickCount: index % 10 === 4 ? 2 : 1 });
	}
	await page.getByRole("button", { name: "Submit" }).click();

	const dialog = page.getByRole("dialog", { name: "Your Analysis" });
	await expect(dialog).toBeVisible({ timeout: 20_000 });
	await expect(dialog).toContainText(
		"Here are the key insights from your responses. You can view this again later in your profile.",
	);
	const { score, label } = overallIntensity(scores);
	await expect(dialog).toContainText(label);
	await expect(dialog).toContainText(`${score}%`);
	const shown = shownPatterns(scores);
	expect(shown.length).toBeGreaterThan(0);
	for (const pattern of shown) {
		await expect(dialog.getByText(`The ${pattern.name}`, { exact: true })).toBeVisible();
		await expect(dialog.getByText(`Score: ${pattern.score}%`).first()).toBeVisible();
	}
	for (const label of ["Core Fear", "Adaptive Strategy", "Relationship Impact"]) {
		await expect(dialog.getByText(new RegExp(label))).toHaveCount(shown.length);
	}
	await expectAccessible(page);
});

test("a text questionnaire is answered with an analysis that quotes the person's own words", { tag: "@main" }, async ({
	page,
}) => {
	await signUp(page);
	await page.goto(`/questionnaires/${mother.id}`);
	const words =
		"She hummed in the kitchen whenever she was angry, and I learned to listen to the humming before I went in.";
	for (const [index, question] of mother.questions.entries()) {
		await questionNumber(page, index + 1, mother.questions.length);
		if (question.type === "text") {
			if (index === 0) {
				await page.getByRole("textbox").fill("short");
				await page.getByRole("button", { name: "Next" }).click();
				await expect(page.getByText("Please provide a more detailed response (minimum 10 characters)")).toBeVisible();
			}
			await page.getByRole("textbox").fill(words);
		} else if (question.type === "multiple_choice") {
			await page.getByRole("button", { name: "Next" }).click();
			await expect(page.getByText("Please provide an answer before continuing")).toBeVisible();
			await page.getByRole("radio").first().click();
		}
		await page.getByRole("button", { name: index < mother.questions.length - 1 ? "Next" : "Submit" }).click();
	}
	const dialog = page.getByRole("dialog", { name: "Your Analysis" });
	await expect(dialog).toBeVisible({ timeout: 20_000 });
	await expect(dialog.getByText(/hummed in the kitchen|listen to the humming/).first()).toBeVisible();
	await expect(dialog).toContainText("built-in");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Open as a page" }).click();
	const analysis = page.getByRole("article", { name: "Your Analysis" });
	await expect(analysis.getByRole("heading", { level: 1 })).toBeFocused();
	await expectAccessible(page);
	await analysis.getByRole("button", { name: "All questionnaires" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Questionnaires" })).toBeFocused();
	await expect(page.getByText("You have already completed this questionnaire")).toHaveCount(1);
});
