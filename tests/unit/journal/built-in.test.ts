import fc from "fast-check";
import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import {
	quickInsightSchema,
	type Reflection,
	reflectionSchema,
	renderQuickInsight,
} from "@/lib/domain/journal/reflection";
import { relatedEntries } from "@/lib/domain/journal/related";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { sentencesOf } from "@/lib/domain/text/sentences";

const signal = new AbortController().signal;
type Input = Parameters<typeof reflectOnEntry>[0];
const base = {
	person: { firstName: "Ada" },
	manner: { persona: "", instructions: "" },
	prompt: writingPrompts[0] as string,
	day: "2026-11-21",
	related: [],
	recent: [],
};
const reflect = (content: string, more: Partial<Input> = {}) => reflectOnEntry({ ...base, content, ...more }, signal);
const think = (content: string, instructions = "", more: Partial<Parameters<typeof quickInsight>[0]> = {}) =>
	quickInsight({ ...base, manner: { persona: "", instructions }, content, ...more }, signal);
const wish = (instructions: string) => ({ manner: { persona: "", instructions } });
const said = ({ title, keyInsights, message }: Reflection) => [title, ...keyInsights, message].join("\n");
const quotedIn = (texts: readonly string[]) =>
	texts.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? ""));

const diary = [
	"Tom called again about the house. I said it was fine, but it was not fine. I kept quiet because I did not want another row before the weekend.",
	"A good day for once. We walked along the river and laughed until my stomach hurt. I felt so relieved that I could not speak.",
	"I can't stop going over what I said in the meeting. I'm such an idiot. Everyone looked at the table.",
	"Mum's birthday. She would have been seventy. I miss her hands, the way she folded letters.",
	"Nothing much. Work, groceries, the usual. The new neighbor has a red bicycle that leans on our wall.",
	"I'm not angry with Tom about the house. I just wish he had asked me before calling the agent.",
	"Proud of myself today: I told my boss that I would not take the extra shift. My voice was shaking, but I said it.",
	"The children were wild and I shouted. I felt ashamed afterwards. My father used to shout like that.",
	"I feel grateful for the small things: coffee on the balcony, the quiet before everyone woke up.",
	"I kept quiet at dinner again. It is easier than explaining. I kept quiet and did the dishes.",
];

describe("a reflection", () => {
	it.each(diary)("quotes only whole sentences that stand in the entry: %s", async (content) => {
		const reflection = await reflect(content);
		expect(reflectionSchema.parse(reflection)).toEqual(reflection);
		const spans = sentencesOf(content);
		const [starts, ends] = [spans.map(({ start }) => start), spans.map(({ end }) => end)];
		const feelings = ["relieved", "ashamed", "grateful"];
		for (const words of [reflection.quote ?? [], quotedIn(reflection.keyInsights)].flat()) {
			if (feelings.includes(words) || words === base.prompt) continue;
			const at = content.indexOf(words);
			expect([starts.includes(at), ends.includes(at + words.length)]).toEqual([true, true]);
		}
	});

	it.each([
		["we walked along the river and laughed until it hurt.", /^We walked along the river and laughed…$/],
		["A good day for once. Soup.", /^A good day for once$/],
		["I am such an idiot again today. We walked home.", /Saturday|November 21/],
		["Je suis allé au marché avec ma soeur et nous avons acheté des pommes.", /Saturday|November 21/],
	])("has how the page begins as its title, unless that may hurt or cannot be read: %s", async (content, title) =>
		expect((await reflect(content)).title).toMatch(title),
	);

	it("names nobody on a page that may hurt, and says nothing of its own beside a danger", async () => {
		const reflection = await reflect(
			"My husband hit me again last night. My sister knows, but I felt good that I told her.",
		);
		expect(said(reflection)).not.toMatch(/your husband|your sister|halves|felt good/);
	});
	it("shows an earlier page with its date and a whole sentence of it", async () => {
		const content = "The agent came to see the house again. Tom wants to sell it before the winter.";
		const earlier = [
			{
				id: "1",
				day: "2026-11-03",
				title: null,
				content: "We signed for the house. Tom carried me over the winter boots.",
			},
			{ id: "2", day: "2026-11-04", title: null, content: "Rain. Soup. An early night." },
		];
		const related = relatedEntries(content, earlier, 3);
		const { keyInsights, relatedEntry } = await reflect(content, { related });
		expect(keyInsights[0]).toMatch(/November 3/);
		expect(quotedIn(keyInsights).some((words) => earlier[0]?.content.includes(words) && words.includes(" "))).toBe(
			true,
		);
		expect(relatedEntry).toBe(1);
		expect(said(await reflect(content, { related, ...wish("Never mention my journal.") }))).not.toMatch(/November 3/);
	});

	describe("on a quarrel, under a prompt about thanks", () => {
		const content =
			'Jonas and I had a quarrel last night, and I still feel it in my stomach. I came home from a late shift at half past ten, and the kitchen was exactly as I had left it in the morning. I did not say anything, I just started washing up, loudly. He asked what was wrong and I said "nothing" in the voice my mother used. He went to bed without saying good night. What I wanted was for him to see that I was tired. I wanted him to hold me. Instead I wanted to win.';
		const prompt = "What did somebody do for you lately that you have not thanked them for?";

		it("is about whom the page is about, and not about somebody in passing", async () => {
			const text = said(await reflect(content, { prompt }));
			expect(text).not.toMatch(/your mother/);
			expect(text).toMatch(/Jonas/);
		});
		it("sets apart what the person wanted or felt, and not how the scene began", async () => {
			const { quote } = await reflect(content, { prompt });
			expect(quote).toMatch(/wanted/);
		});
		it("asks nothing that only somebody can answer who wrote about the prompt", async () => {
			const { keyInsights } = await reflect(content, { prompt });
			expect(keyInsights.join(" ")).not.toMatch(/About the prompt|thank them/);
			expect(keyInsights.at(-1)).toMatch(/\?$/);
		});
	});

	it("names whoever is named most, in the order in which they come, and no place", async () => {
		const people = async (content: string) =>
			(await reflect(content)).keyInsights.join(" ").match(/your \w+(?: and your \w+)?|Paris/g);
		expect(
			await people("We ate early. My brother laughed and my sister sang. My sister drove my brother home."),
		).toEqual(["your brother and your sister"]);
		expect(await people("We flew to Paris at noon. The soup in Paris was good. It was the day of my aunt.")).toBeNull();
	});

	it("asks with care after a death", async () => {
		const { keyInsights } = await reflect(
			"She died at four while I held her hand. I had known her for six weeks on the ward. On the way home I sat in the car for a while.",
			{ prompt: "What are three small things you are grateful for, and what did each of them give you?" },
		);
		expect(keyInsights.at(-1)).toMatch(/keep of it|hear about this|next hours/);
	});

	it("coaches on nothing that may be danger", async () => {
		const reflection = await reflect("My husband shoved me against the wall again and I am afraid of tonight.");
		expect(reflection.quote).toBeNull();
		expect(said(reflection)).toMatch(/Help now/);
		expect(said(reflection)).not.toMatch(/wall|tonight and|shoved/);
	});

	it("reflects as ever where danger is only in doubt: the app shows its quiet line", async () => {
		const reflection = await reflect(
			"I have been sober for one hundred days. I bought myself a cake with a candle on it. The woman at the bakery asked whose birthday it was, and we both laughed when I said that it was mine.",
		);
		expect(said(reflection)).not.toMatch(/Help now/);
		expect(reflection.quote).not.toBeNull();
	});

	it("follows what the person wishes of it", async () => {
		const content = diary[0] as string;
		const silent = await reflect(content, wish("Do not ask any questions."));
		expect([...silent.keyInsights, silent.message].join("")).not.toContain("?");
		const bare = await reflect(content, wish("Please do not use quotes."));
		expect([bare.quote, quotedIn(bare.keyInsights)]).toEqual([null, []]);
		expect((await reflect(content, wish("Call me Addy."))).message).toContain("Addy");
		const [even, gentle] = [await reflect(content), await reflect(content, wish("Be gentle."))];
		expect(gentle.message).not.toBe(even.message);
	});

	it("keeps its form whatever somebody writes", async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 300 }), async (content) => {
				fc.pre(content.trim() !== "");
				const reflection = await reflect(content);
				expect(reflectionSchema.safeParse(reflection).error).toBeUndefined();
				expect(quickInsightSchema.safeParse(await think(content)).error).toBeUndefined();
			}),
			{ numRuns: 20, endOnFailure: true },
		);
	});
});

describe("a quick insight", () => {
	it.each([...diary, "tired", "Je suis allé au marché avec ma soeur et nous avons acheté des pommes rouges."])(
		"is short, ends with a question, and quotes what was written: %s",
		async (content) => {
			const insight = await think(content);
			expect(quickInsightSchema.parse(insight)).toEqual(insight);
			for (const words of quotedIn([insight.text])) expect(content.toLowerCase()).toContain(words.toLowerCase());
		},
	);

	it("asks for somebody near where something may be wrong", async () => {
		const { text } = await think("My husband shoved me against the wall again and I am afraid of tonight.");
		expect(text).toMatch(/somebody you could be with/);
	});

	/** What somebody gets who asks again and again about the same text. */
	async function askAgain(content: string, times: number, prompt = base.prompt): Promise<string[]> {
		const given: string[] = [];
		for (let i = 0; i < times; i++) given.push(renderQuickInsight(await think(content, "", { given, prompt })));
		return given;
	}

	it.each([diary[0], diary[7], "tired"] as string[])(
		"is another one each time it is asked for: %s",
		async (content) => {
			const given = await askAgain(content, content === "tired" ? 4 : 12);
			expect(new Set(given).size).toBe(given.length);
		},
	);

	it("does not repeat itself at once, however often it is asked for", async () => {
		for (const content of ["tired", diary[4] as string]) {
			const given = await askAgain(content, 25);
			expect(given.filter((text, i) => text === given[i - 1])).toEqual([]);
		}
	});

	it("asks what belongs to the prompt, and something else under another", async () => {
		const [firstOfAll, ...others] = await Promise.all(
			writingPrompts.map((prompt) => askAgain(diary[4] as string, 3, prompt)),
		);
		for (const other of others) expect(other.filter((text) => firstOfAll?.includes(text))).toEqual([]);
	});
});
