import { quickInsight } from "@/lib/ai/built-in/journal/quick-insight";
import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import { quickInsightSchema, type Reflection, reflectionSchema } from "@/lib/journal/reflection";
import { relatedEntries } from "@/lib/journal/related";

const signal = new AbortController().signal;
const base = {
	person: { firstName: "Ada" },
	manner: { persona: "", instructions: "" },
	prompt: "What stayed with you?",
	day: "2026-11-21",
	related: [],
	recent: [],
};
const reflect = (content: string, more: Partial<Parameters<typeof reflectOnEntry>[0]> = {}) =>
	reflectOnEntry({ ...base, content, ...more }, signal);
const all = ({ title, keyInsights, quote, message }: Reflection) =>
	[title, ...keyInsights, quote ?? "", message].join("\n");

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

it("quotes only words that stand in the entry", async () => {
	for (const content of diary) {
		const reflection = await reflect(content);
		expect(reflectionSchema.parse(reflection)).toEqual(reflection);
		expect(content).toContain(reflection.quote);
		const quoted = reflection.keyInsights.flatMap((text) =>
			[...text.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? ""),
		);
		const ours = new Set([
			"and",
			"had to",
			"Too much",
			"I am",
			"I did",
			"I need",
			"let me come back to you",
			"thank you for waiting",
			"sorry I am late",
			"fine",
			"only",
			"just",
			"not that bad",
			"have to",
			"but",
		]);
		expect(quoted.length).toBeGreaterThan(0);
		for (const words of quoted) expect(ours.has(words) || content.includes(words)).toBe(true);
	}
});

it("does not sound alike ten entries in a row", async () => {
	const written: Reflection[] = [];
	for (const content of diary) written.unshift(await reflect(content, { recent: written.slice(0, 9) }));
	expect(new Set(written.map(({ title }) => title)).size).toBe(10);
	expect(new Set(written.map(({ message }) => message)).size).toBe(10);
	const bare = written.flatMap(({ keyInsights }) => keyInsights).map((text) => text.replace(/“[^”]*”/g, "…"));
	expect(bare.filter((text, i) => bare.indexOf(text) !== i)).toEqual([]);
});

it("gives the same entry the same reflection", async () => {
	expect(await reflect(diary[0] as string)).toEqual(await reflect(diary[0] as string));
});

it("connects with an earlier entry by its date and its own words", async () => {
	const earlier = {
		id: "1",
		day: "2026-11-03",
		title: "The House",
		content: "Tom wants to sell the house by the river. I said it was fine.",
	};
	const content = "Again a call about the house by the river; Tom will not wait.";
	const related = relatedEntries(content, [earlier], 3);
	const reflection = await reflect(content, { related });
	expect(reflection.relatedEntry).toBe(1);
	expect(reflection.keyInsights.join("\n")).toMatch(
		/November 3\b[\s\S]*“Tom wants to sell the house by the river”|“Tom wants to sell the house by the river”[\s\S]*November 3\b/,
	);
});

it.each(["tired", "ok", "Long day."])("reads nothing into %j", async (content) => {
	const reflection = await reflect(content);
	expect(reflectionSchema.parse(reflection)).toEqual(reflection);
	expect(reflection.quote).toBeNull();
});

it.each([
	"Hoy fue un día largo y triste, no quiero hablar con nadie, solamente quiero dormir.",
	"今日はとても長い一日でした。",
	"🙂🙂🙂",
	"asdf ghjkl qwrtz",
	"\u202Eabc",
	"-".repeat(3000),
])("does not pretend to have read %j", async (content) => {
	const reflection = await reflect(content);
	expect(reflectionSchema.parse(reflection)).toEqual(reflection);
	expect(quickInsightSchema.safeParse(await quickInsight({ ...base, content }, signal)).success).toBe(true);
});

it.each([
	["I don't want to be alive anymore. They would be better off without me.", /person|help line/],
	["He hit me again last night and I am afraid of him.", /safety|emergency/],
])("interprets nothing where somebody is in danger: %j", async (content, care) => {
	const reflection = await reflect(content, { related: relatedEntries(content, [], 3) });
	expect(all(reflection)).toMatch(care);
	expect(all(reflection)).not.toContain(content.slice(0, 20));
	const quick = await quickInsight({ ...base, content }, signal);
	expect(quickInsightSchema.parse(quick)).toEqual(quick);
	expect(quick.text).toMatch(/call|tell/);
});

it("gives quick insights in their form, for every entry", async () => {
	for (const content of [...diary, ...diary.map((text) => text.slice(0, 40)), "tired"]) {
		const quick = await quickInsight({ ...base, content }, signal);
		expect(quickInsightSchema.parse(quick)).toEqual(quick);
	}
});

it("reads the longest entry without holding anybody up for long", async () => {
	const started = performance.now();
	await reflect(`${diary.join(" ")} `.repeat(40).slice(0, 50_000));
	expect(performance.now() - started).toBeLessThan(5000);
});

it("never says therapy, and flatters nobody", async () => {
	const texts = await Promise.all(diary.map(async (content) => all(await reflect(content))));
	expect(texts.join("\n")).not.toMatch(/therap|amazing|incredible|journey|undefined|\{\w+\}/i);
});
