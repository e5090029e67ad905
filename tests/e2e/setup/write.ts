import { expect, type Page } from "@playwright/test";
import { questionnaire } from "../../api/questionnaires/factory";

/** Sends what a person writes to the app's API, as its screens do. @returns The answer, which has to be a success. */
export async function send(page: Page, path: string, data: object) {
	const response = await page.context().request.post(path, { data, timeout: 60_000 });
	expect([path, response.ok() ? "" : await response.text()]).toEqual([path, ""]);
	return response.json();
}

/** Submits a page of the journal. @returns Its id. */
export async function writeEntry(page: Page, content: string, prompt = "What stayed with you?"): Promise<string> {
	return (await send(page, "/api/journal", { content, prompt, action: "submit" })).entry.id;
}

/** Answers every question: with these words, this number or the first option, and some with answers of their own. */
export const answersWith = (id: string, words: string, number = 4, own: Record<string, string> = {}) =>
	questionnaire(id).questions.map(({ id: questionId, type, options }) => ({
		questionId,
		answer: own[questionId] ?? (type === "text" ? words : type === "scale" ? number : (options?.[0]?.value ?? "")),
	}));

/** Answers a questionnaire, as `answersWith` does. */
export const answer = (
	page: Page,
	id: string,
	...how: [words: string, number?: number, own?: Record<string, string>]
) => send(page, "/api/responses", { questionnaireId: id, responses: answersWith(id, ...how) });
