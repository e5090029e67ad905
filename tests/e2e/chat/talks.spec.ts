import type { Locator, Page } from "@playwright/test";
import { isReached } from "@/lib/domain/exercises/engine";
import { filledTitle } from "@/lib/domain/exercises/fill";
import { answersProblem } from "@/lib/domain/exercises/run";
import type { Answer, Answers, Practice, Step } from "@/lib/domain/exercises/schema";
import { talks } from "@/lib/domain/talks/library";
import type { ClientThreads } from "@/lib/domain/threads/schema";
import { apps } from "../setup/apps";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const here = (page: Page, { title }: Practice) => page.getByRole("region", { name: title, exact: true });
const question = (page: Page, talk: Practice, step: Step, answers: Answers) =>
	here(page, talk).getByRole("heading", { level: 3, name: filledTitle(step.title, talk, answers), exact: true });
const goOn = (page: Page, talk: Practice) => here(page, talk).getByRole("button", { name: /^(Go on|Finish)$/ });

/** Returns the words to write at a step. */
const wordsFor = (talk: Practice, step: Step) =>
	step.kind === "text" && step.isShort ? "Ana" : `The heron of ${talk.slug}, ${step.id}.`;

/** Returns the steps that these answers lead through. */
const reached = (talk: Practice, answers: Answers) => talk.steps.filter((step) => isReached(talk, step, answers));

/** Answers a step by touch, with the first of its options. @returns The answer. */
async function byTouch(page: Page, talk: Practice, step: Step): Promise<Answer | undefined> {
	const region = here(page, talk);
	switch (step.kind) {
		case "text": {
			const words = wordsFor(talk, step);
			await region.getByRole("textbox").fill(words);
			return words;
		}
		case "choice": {
			const [first] = step.options;
			await region
				.getByText(first?.label ?? "", { exact: true })
				.last()
				.tap();
			return first && [first.id];
		}
		case "scale":
			await region.getByRole("radio", { name: "4", exact: true }).tap();
			return 4;
		case "deck":
			await region.getByRole("button", { name: "Keep it" }).tap();
			return [step.options[0]?.id ?? ""];
		case "later":
			await region.getByText("In three days", { exact: true }).tap();
			return "day";
		default:
			return undefined;
	}
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
	for (let times = 0; times < 60; times++) {
		if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab does not reach ${target}`);
}

/**
 * Moves from the first of several radio buttons to the last by arrow key, which is held down because that selects the
 * button.
 */
async function lastByArrow(page: Page) {
	await page.keyboard.press("ArrowUp", { delay: 50 });
	await page.keyboard.press("Space");
}

/** Answers a step by keyboard alone, with the last of its options. @returns The answer. */
async function byKeyboard(page: Page, talk: Practice, step: Step): Promise<Answer | undefined> {
	const region = here(page, talk);
	switch (step.kind) {
		case "text": {
			await tabTo(page, region.getByRole("textbox"));
			await page.keyboard.insertText(wordsFor(talk, step));
			return wordsFor(talk, step);
		}
		case "choice": {
			const role = (step.most ?? 1) > 1 ? "checkbox" : "radio";
			await tabTo(page, region.getByRole(role));
			await page.keyboard.press("Space");
			if (role === "checkbox") return [step.options[0]?.id ?? ""];
			await lastByArrow(page);
			await expect(region.getByRole("radio").last()).toBeChecked();
			return [step.options.at(-1)?.id ?? ""];
		}
		case "scale":
			await tabTo(page, region.getByRole("radio"));
			await page.keyboard.press("Space");
			return 0;
		case "deck":
			await tabTo(page, region.getByRole("button", { name: "Keep it" }));
			await page.keyboard.press("Enter");
			return [step.options[0]?.id ?? ""];
		case "later":
			await tabTo(page, region.getByRole("radio"));
			await page.keyboard.press("Space");
			await lastByArrow(page);
			await expect(region.getByRole("radio", { name: "No, thank you" })).toBeChecked();
			return "";
		default:
			return undefined;
	}
}

/** Goes through the steps from one up to another, or to the finished page. @returns All answers. */
async function walk(
	page: Page,
	talk: Practice,
	answer: typeof byTouch,
	press: (button: Locator) => Promise<void>,
	{ from = 0, to = Number.POSITIVE_INFINITY, before = {} as Answers, checkedAt = -1 },
): Promise<Answers> {
	let answers = before;
	for (let at = from; at < Math.min(reached(talk, answers).length, to); at++) {
		const step = reached(talk, answers)[at] as Step;
		await expect(question(page, talk, step, answers)).toBeVisible();
		if (at === checkedAt) await expectAccessible(page);
		const given = await answer(page, talk, step);
		if (given !== undefined) answers = { ...answers, [step.id]: given };
		await press(goOn(page, talk));
	}
	return answers;
}

const tap = (button: Locator) => button.tap();

/** Opens a talk in the conversation. */
async function open(page: Page, { slug, title }: Practice) {
	const data = { content: title, tap: { do: "open", kind: "talk", id: slug } };
	expect((await page.request.post("/api/chat", { data })).ok()).toBe(true);
	await page.goto("/chat");
}

const made = (page: Page) => page.getByRole("article", { name: "Your page" });

// Each worker signs up one person for all tests, to save time.
let state: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>> | undefined;

async function signIn(page: Page) {
	if (state) return page.context().addCookies(state.cookies);
	await signUp(page);
	state = await page.context().storageState();
}

/** Starts a talk. @param press Presses a button, by touch or by keyboard. */
async function begin(page: Page, talk: Practice, press: (button: Locator) => Promise<void>) {
	await signIn(page);
	await open(page, talk);
	await press(here(page, talk).getByRole("button", { name: /^Begin/ }));
}

// Every branch of every talk is covered in tests/unit/talks; here each talk is run once in the browser.
for (const talk of talks) {
	test(`${talk.slug}, by touch, to its page`, { tag: "@rare" }, async ({ page }) => {
		await begin(page, talk, tap);
		const answers = await walk(page, talk, byTouch, tap, { checkedAt: Math.floor(talk.steps.length / 2) });
		await expect(made(page)).toBeVisible();
		await expectAccessible(page);
		const said = Object.values(answers).filter((one) => typeof one === "string" && one.startsWith("The heron"));
		expect(said.length).toBeGreaterThan(0);
		if (talk.steps.some(({ kind }) => kind === "later")) {
			const { open: meant } = (await (await page.request.get("/api/threads")).json()) as ClientThreads;
			expect(meant.length).toBeGreaterThan(0);
		}
	});
}

/** Returns the shortest talks that together have every kind of step. */
const everyKind = (): Practice[] => {
	const shortest = [...talks].sort((a, b) => a.steps.length - b.steps.length);
	const kinds = [...new Set(talks.flatMap(({ steps }) => steps.map(({ kind }) => kind)))];
	const having = (kind: Step["kind"]) => shortest.find(({ steps }) => steps.some((step) => step.kind === kind));
	return [...new Set(kinds.flatMap((kind) => having(kind) ?? []))];
};

for (const talk of everyKind()) {
	test(`${talk.slug}, by keyboard alone`, async ({ page }) => {
		const press = async (button: Locator) => {
			await expect(button).toBeVisible();
			await tabTo(page, button);
			await page.keyboard.press("Enter");
		};
		await begin(page, talk, press);
		const answers = await walk(page, talk, byKeyboard, press, { checkedAt: Math.floor(talk.steps.length / 2) });
		expect(answersProblem(talk, answers, true)).toBeNull();
		await expect(made(page)).toBeFocused();
		await expectAccessible(page);
	});
}

test("a talk is left in the middle of a sentence, and gone on with on another device", async ({ page, browser }) => {
	const talk = talks.find(({ steps }) => steps.filter(({ kind }) => kind === "text").length > 2) as Practice;
	await signUp(page);
	await open(page, talk);
	await here(page, talk).getByRole("button", { name: "Begin" }).tap();
	const middle = talk.steps.findIndex(({ kind }, at) => kind === "text" && at > 0);
	let answers = await walk(page, talk, byTouch, tap, { to: middle });

	// The page is closed in the middle of a step.
	const step = reached(talk, answers)[middle] as Step;
	await expect(question(page, talk, step, answers)).toBeVisible();
	const given = String(await byTouch(page, talk, step));
	await page.reload();
	await expect(here(page, talk).getByRole("textbox")).toHaveValue(given);
	await goOn(page, talk).tap();
	answers = { ...answers, [step.id]: given };
	await expect(question(page, talk, reached(talk, answers)[middle + 1] as Step, answers)).toBeVisible();
	// The position is saved in the background.
	await page.waitForLoadState("networkidle");

	const { baseURL, viewport, hasTouch, isMobile } = test.info().project.use;
	const storageState = await page.context().storageState();
	const elsewhere = await browser.newContext({ baseURL, storageState, viewport, hasTouch, isMobile });
	const other = await elsewhere.newPage();
	await other.goto("/chat");
	await walk(other, talk, byTouch, tap, { from: middle + 1, before: answers });
	await expect(made(other)).toBeVisible();
	await elsewhere.close();
});

test("what was written in a talk is found by search", async ({ page }) => {
	await signUp(page);
	const run = (await (await page.request.post("/api/exercises", { data: { slug: "good-news" } })).json()) as {
		id: string;
	};
	const text = talks.find(({ slug }) => slug === "good-news")?.steps.find(({ kind }) => kind === "text");
	const answers = { [text?.id ?? ""]: "The heron came back to the weir." };
	const saved = await page.request.put(`/api/exercises/${run.id}`, {
		data: { answers, step: 1, status: "open", version: 1 },
	});
	expect(saved.ok()).toBe(true);
	await page.goto("/chat");
	await page.getByRole("textbox", { name: /Message to/ }).fill("What did I write about the heron?");
	await page.keyboard.press("Enter");
	await expect(page.getByText("The heron came back to the weir.").last()).toBeVisible();
});

test("where a model writes, talks and the find door are a tap away too", async ({ browser }) => {
	const { viewport, hasTouch, isMobile } = test.info().project.use;
	const context = await browser.newContext({ baseURL: apps.withModel.url, viewport, hasTouch, isMobile });
	const page = await context.newPage();
	await signUp(page);
	await page.goto("/chat");
	await page.getByRole("button", { name: "Ways to begin" }).tap();
	await page
		.getByRole("dialog", { name: "Ways to begin" })
		.getByRole("button", { name: /Something just happened/ })
		.tap();
	await page.getByRole("button", { name: /The first night after a break-up/ }).tap();
	await page.getByRole("button", { name: "Begin", exact: true }).tap();
	await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
	await page.getByRole("button", { name: "Ways to begin" }).tap();
	await page.getByRole("button", { name: /Find something I wrote/ }).tap();
	await expect(page.getByText("What are you looking for?", { exact: false })).toBeVisible();
	await context.close();
});
