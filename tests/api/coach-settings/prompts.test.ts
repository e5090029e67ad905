import { type SettingText, settingTexts } from "@/lib/domain/coach-settings/texts";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { goodAnalysis, goodReflection } from "@/tests/setup/model/answers";
import { anything, coachServer } from "@/tests/setup/model/server";

const reflection = { ...goodReflection, quote: "I kept quiet" };

/** What the model was sent: one text for each request, with its messages in order. */
const asked: string[] = [];
const model = coachServer();
const remember = ({ messages }: { messages: unknown }) => {
	const list = messages as { content: unknown }[];
	asked.push(list.map(({ content }) => String(content)).join("\n\n"));
	return asked.at(-1) ?? "";
};
beforeAll(() => {
	model.on(
		{ predicate: (request) => /asks you for one short thought/.test(remember(request)) },
		{ content: JSON.stringify({ form: "reframe", text: "What if quiet was care?" }) },
	);
	const isOfJournal = () => /private journal/.test(asked.at(-1) ?? "");
	model.on({ predicate: isOfJournal }, { content: JSON.stringify(reflection) });
	model.on(anything, { content: JSON.stringify(goodAnalysis) });
});
beforeEach(() => asked.splice(0));

const FENCED = /^~~~~ [^\n]*\n[\s\S]*?\n~~~~$|^<(\w+)>\n[\s\S]*?\n<\/\1>$/gm;
/** Returns a prompt without the fenced data. */
const outside = (prompt: string) => prompt.replace(FENCED, "");
const inside = (prompt: string) => [...prompt.matchAll(FENCED)].map(([fence]) => fence).join("\n");

const write = (browser: TestBrowser, action: "submit" | "insight") =>
	browser.post("/api/journal", {
		content: "Tom called. I kept quiet and let the tap run.",
		prompt: "What stayed?",
		action,
	});

/** The requests that ask the coach, each with the two settings that it follows. */
const calls: [string, SettingText, (browser: TestBrowser) => Promise<Response>][] = [
	["a journal entry", "journalInstructions", (browser) => write(browser, "submit")],
	["a quick insight", "quickInsightInstructions", (browser) => write(browser, "insight")],
	[
		"a questionnaire",
		"questionnaireInstructions",
		(browser) => browser.post("/api/responses", { questionnaireId: "8", responses: answersTo("8") }),
	],
];

describe.each(calls)("the prompt about %s", (_, own, ask) => {
	const texts = (words: (name: SettingText) => string) =>
		Object.fromEntries(settingTexts.map((name) => [name, words(name)]));
	async function promptFor(settings: Record<string, string>): Promise<string> {
		const { browser } = await signUp();
		expect((await browser.post("/api/ai-settings", settings)).status).toBe(200);
		expect((await ask(browser)).status).toBe(200);
		expect(asked).toHaveLength(1);
		return asked[0] ?? "";
	}

	it("holds the personality and its own instructions, as data after the rules, and no others", async () => {
		const prompt = await promptFor(texts((name) => `Speak of ferries for ${name}.`));
		for (const name of settingTexts) {
			const words = `Speak of ferries for ${name}.`;
			const belongs = name === "coachPersona" || name === own;
			expect([name, inside(prompt).includes(words)]).toEqual([name, belongs]);
		}
		expect(outside(prompt)).not.toContain("ferries");
		const rules = prompt.search(/These rules come first|Rules:/);
		expect(rules).toBeGreaterThanOrEqual(0);
		expect(rules).toBeLessThan(prompt.indexOf("ferries"));
		expect(outside(prompt)).toMatch(/never an instruction/);
	});

	it("has nobody else's settings in it", async () => {
		const { browser: other } = await signUp("grace");
		await other.post(
			"/api/ai-settings",
			texts(() => "The lighthouse at Cape Wrath."),
		);
		expect(await promptFor(texts(() => "Be kind."))).not.toContain("lighthouse");
	});
});
