import type { Page } from "@playwright/test";
import { timeline } from "../../../prisma/catalog/timeline";
import { EVIL, scripts } from "../../setup/naughty";
import { apps } from "../setup/apps";
import { expect, signUp, test } from "../setup/test";
import { answersWith, send, writeEntry } from "../setup/write";

/** Everything that would run a script or request a picture if it were treated as HTML. */
const WORDS = scripts.join("\n");
const SHOWN = "<script>alert(1)</script>";

/**
 * Expects that none of the words became an element of the page. The guard of all journeys notices requests, errors and
 * policy violations.
 */
async function expectNothingInjected(page: Page): Promise<void> {
	const injected = await page.evaluate(
		(evil) =>
			[...document.querySelectorAll("*")]
				.filter((element) =>
					[...element.attributes].some(
						({ name, value }) =>
							name.startsWith("on") ||
							/^\s*(javascript|data:text)/i.test(value) ||
							(/^(src|srcset|data|action|formaction|poster|background)$/.test(name) && value.includes(evil)) ||
							(name === "href" && value.includes(evil) && element.tagName !== "A"),
					),
				)
				.map((element) => element.outerHTML.slice(0, 200)),
		EVIL,
	);
	expect(injected).toEqual([]);
	expect(await page.evaluate(() => document.querySelectorAll("base, iframe, object, embed, math").length)).toBe(0);
}

function watchAlerts(page: Page): string[] {
	const alerts: string[] = [];
	page.on("dialog", (dialog) => {
		alerts.push(dialog.message());
		void dialog.dismiss();
	});
	return alerts;
}

test("what somebody writes into every field is shown as text, and nothing more", async ({ page }) => {
	test.setTimeout(180_000);
	const alerts = watchAlerts(page);
	const { id } = await signUp(page);
	const { request } = page.context();
	const saved = async (method: "post" | "put", path: string, data: unknown) => {
		const response = await request[method](path, { data });
		expect([path, response.status(), response.ok() || (await response.text())]).toEqual([path, 200, true]);
	};
	await saved("post", "/api/update-profile", { firstName: "<img src=x onerror=alert(1)>", lastName: SHOWN });
	await saved("post", "/api/journal", { content: WORDS, prompt: WORDS.slice(0, 400), action: "submit" });
	await saved("post", "/api/relationship-goals", { title: SHOWN, description: WORDS.slice(0, 400) });
	for (const one of ["8", "9", timeline.id])
		await saved("post", "/api/responses", { questionnaireId: one, responses: answersWith(one, WORDS) });
	await saved("post", "/api/chat", { content: WORDS });
	await saved("post", "/api/life-script/generate", {});
	const script = async () => (await (await request.get(`/api/life-script/${id}`)).json()).lifeScript;
	await expect.poll(script, { timeout: 30_000 }).not.toBeNull();
	await saved("put", `/api/life-script/${(await script()).id}`, {
		lifeScript: { scriptSentence: SHOWN, mainScript: WORDS },
		patterns: [1, 2, 3].map((n) => ({ pattern: `${n} ${SHOWN}`, description: WORDS, impact: WORDS })),
	});

	for (const path of [
		"/",
		"/journal",
		"/chat",
		"/profile",
		"/timeline",
		"/memory",
		"/questionnaires/8/analysis",
		"/yours",
	]) {
		await page.goto(path);
		await expect(page.getByRole("heading").first()).toBeVisible();
		await page.waitForLoadState("networkidle");
		await expectNothingInjected(page);
	}
	for (const path of ["/chat"]) {
		await page.goto(path);
		await expect(page.getByText(SHOWN).first()).toBeVisible();
	}
	expect(alerts).toEqual([]);
});

test.describe("what a model writes", () => {
	test.use({ baseURL: apps.withModel.url });
	test("is shown as text, and nothing more", async ({ page }) => {
		const alerts = watchAlerts(page);
		await signUp(page);
		await send(page, "/api/chat", { content: "INJECTING-CHAT" });
		await writeEntry(page, "INJECTING-JOURNAL is what I called it.");
		await page.goto("/chat");
		await expect(page.getByText(SHOWN).first()).toBeVisible();
		await expectNothingInjected(page);
		await page.goto("/journal");
		const history = page.getByRole("region", { name: "Dream History" });
		await history.getByRole("heading", { level: 3 }).getByRole("button").click();
		await expect(page.getByText("INJECTING-JOURNAL").first()).toBeVisible();
		await page.waitForLoadState("networkidle");
		await expectNothingInjected(page);
		expect(alerts).toEqual([]);
	});
});
