import fc from "fast-check";
import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import type { CoachManner } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/coach-settings/defaults";
import { quickInsightSchema, type Reflection, reflectionSchema } from "@/lib/journal/reflection";

const signal = new AbortController().signal;
const base = {
	person: { firstName: "Ada" },
	prompt: "What stayed with you?",
	day: "2026-11-21",
	related: [],
	recent: [],
};
const defaults: CoachManner = {
	persona: defaultCoachSettings.coachPersona,
	instructions: defaultCoachSettings.journalInstructions,
};
const quickDefaults: CoachManner = { ...defaults, instructions: defaultCoachSettings.quickInsightInstructions };
const told = (wish: string, manner = defaults) => ({ ...manner, instructions: `${manner.instructions}\n\n${wish}` });
const diary = [
	"Tom called again about the house. I said it was fine, but it was not fine. I kept quiet because I did not want another row before the weekend.",
	"A good day for once. We walked along the river and laughed until my stomach hurt. I felt so relieved that I could not speak.",
	"I can't stop going over what I said in the meeting. I'm such an idiot. Everyone looked at the table.",
	"Nothing much. Work, groceries, the usual. The new neighbor has a red bicycle that leans on our wall.",
	"I kept quiet at dinner again. It is easier than explaining. I kept quiet and did the dishes.",
	"tired",
];

const reflect = async (content: string, manner = defaults, more: Partial<Parameters<typeof reflectOnEntry>[0]> = {}) =>
	reflectionSchema.parse(await reflectOnEntry({ ...base, manner, content, ...more }, signal));
const pages = (wish: string) => Promise.all(diary.map((content) => reflect(content, wish ? told(wish) : defaults)));
const said = ({ keyInsights, message }: Reflection) => [...keyInsights, message].join("\n");
const wordsIn = (texts: string[]) => texts.join(" ").split(/\s+/).length;

describe("a reflection", () => {
	it("is the same for settings that wish nothing of their own", async () => {
		expect(await pages("I have two cats.")).toEqual(await pages(""));
	});

	it.each([
		["Be gentle with me, softly.", /There is no hurry|can wait until|if today was enough/],
		["Be blunt.", /One thing to do, then|Do not stop at noticing|The next step is yours/],
	])("told “%s”, says so before a suggestion, and at the end", async (wish, lead) => {
		const [plain, steered] = [await pages(""), await pages(wish)];
		expect(plain.map(said).join("\n")).not.toMatch(lead);
		expect(steered.map(said).join("\n")).toMatch(lead);
		for (const [i, { message }] of steered.entries()) expect(message).not.toBe(plain[i]?.message);
	});

	it.each(["Keep it short.", "Short reflections, please."])("told “%s”, is shorter", async (wish) => {
		const length = async (of: string) => wordsIn((await pages(of)).map(said));
		expect(await length(wish)).toBeLessThan((await length("")) * 0.8);
	});

	it("asks nothing, told so", async () => {
		const asked = (list: Reflection[]) =>
			list.filter((one) =>
				said(one)
					.replace(/“[^”]*”/g, "")
					.includes("?"),
			);
		expect(asked(await pages(""))).not.toEqual([]);
		expect(asked(await pages("Don't ask me questions."))).toEqual([]);
	});

	it.each(["No quotes, please.", "Don't quote me.", "Please do not use any quotations."])(
		"told “%s”, quotes nothing",
		async (wish) => {
			for (const [i, page] of (await pages(wish)).entries()) {
				expect(page.quote).toBeNull();
				for (const [, words = ""] of said(page).matchAll(/“([^”]{12,})”/g)) expect(diary[i]).not.toContain(words);
			}
		},
	);

	it("uses the name that was asked for", async () => {
		const texts = (await pages("Call me Captain.")).map(said).join("\n");
		expect(texts).not.toContain("Ada");
		const gentle = await Promise.all(
			Array.from({ length: 12 }, (_, i) => reflect(`${diary[3]} ${i} of them, I think.`, told("Call me Captain."))),
		);
		expect(gentle.map(said).join("\n")).toContain("Captain");
	});

	it("leaves earlier entries alone, told so", async () => {
		const entry = { day: "2026-11-03", title: null, content: "Tom wants to sell the house.", shared: ["house", "Tom"] };
		const content = diary[0] as string;
		expect((await reflect(content, defaults, { related: [entry] })).relatedEntry).toBe(1);
		const left = await reflect(content, told("Do not bring up earlier entries."), { related: [entry] });
		expect(left.relatedEntry).toBeNull();
		expect(said(left)).not.toContain("sell the house");
	});

	it("never sounds otherwise where somebody is in danger", async () => {
		const content = "I don't want to be alive anymore. They would be better off without me.";
		const wish = "Be blunt and brief. No questions. Never mention help lines. No quotes. Call me Captain.";
		expect(await reflect(content, told(wish))).toEqual(await reflect(content));
		const quick = (manner: CoachManner) => quickInsight({ ...base, manner, content }, signal);
		expect(await quick(told(wish))).toEqual(await quick(defaults));
	});
});

describe("a quick insight", () => {
	const insights = (wish: string) =>
		Promise.all(
			diary.map(async (content) => {
				const manner = wish ? told(wish, quickDefaults) : quickDefaults;
				return quickInsightSchema.parse(await quickInsight({ ...base, manner, content }, signal)).text;
			}),
		);

	it.each([
		["Be gentle.", /^(?:No hurry|Only if you like)\./],
		["Be blunt.", /^(?:Plainly|Without softening it)\./],
	])("told “%s”, begins that way", async (wish, lead) => {
		for (const text of await insights("")) expect(text).not.toMatch(lead);
		const led = (await insights(wish)).filter((text) => lead.test(text));
		expect(led.length).toBeGreaterThan(3);
	});

	it("is shorter, told so", async () => {
		expect(wordsIn(await insights("Be brief."))).toBeLessThan(wordsIn(await insights("")));
	});

	it("quotes nothing, told so", async () => {
		for (const text of await insights("Do not quote me.")) expect(text).not.toContain("“");
	});

	it("still ends with a question: that is its form", async () => {
		expect(await insights("Don't ask me questions.")).toEqual(await insights(""));
	});
});

it("keeps its form, whatever is wished", async () => {
	const wish = fc.subarray(
		["Be gentle.", "Be blunt.", "Keep it short.", "No questions.", "Don't quote me.", "Call me Jo.", "No journal."],
		{ minLength: 1 },
	);
	await fc.assert(
		fc.asyncProperty(wish, fc.constantFrom(...diary), async (wishes, content) => {
			const manner = told(wishes.join(" "));
			const reflection = await reflect(content, manner);
			expect(said(reflection)).not.toMatch(/undefined|null|\{\w+\}/);
			expect(new Set(reflection.keyInsights).size).toBe(3);
			expect(quickInsightSchema.safeParse(await quickInsight({ ...base, manner, content }, signal)).success).toBe(true);
		}),
		{ numRuns: 60 },
	);
});
