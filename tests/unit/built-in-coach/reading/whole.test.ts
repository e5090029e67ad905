import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import { feelingsIn } from "@/lib/ai/built-in/reading/feelings";
import { ownWordsIn } from "@/lib/ai/built-in/reading/own-words";
import { readText } from "@/lib/ai/built-in/reading/text";
import type { Day } from "@/lib/domain/progress/days";

const { signal } = new AbortController();
const quotes = async (text: string) => ownWordsIn(await readText(text, signal)).map((one) => one.text);
const reflect = (content: string) =>
	reflectOnEntry(
		{
			person: { firstName: "Ada" },
			manner: { persona: "", instructions: "" },
			prompt: "What stayed with you today?",
			content,
			day: "2026-11-21" as Day,
			recent: [],
			related: [],
		},
		signal,
	);

it.each([
	["He was kind today. He is always kind the day after.", "He was kind today."],
	["My daughter says she hates me. I hated my mother at fourteen, too, or said so.", "My daughter says she hates me."],
	["I am not angry with her. I keep saying that and everyone laughs.", "I am not angry with her."],
])("quotes nothing without what turns it: %s", async (text, cut) => {
	expect(await quotes(text)).not.toContain(cut);
});

it.each([
	"Milk. Eggs. Call mum. Bread.",
	"I'm grateful for: 1. coffee 2. Ana's long message 3. no rain 4. the neighbour's dog",
])("sets no piece of a list apart: %s", async (text) => {
	for (const quote of await quotes(text)) expect(quote).not.toMatch(/\d\.|Eggs/);
});

it.each(["I'm tired of it.", "I am bored of this.", "I'm grateful for: coffee, rain."])(
	"hears no feeling in a manner of speaking: %s",
	async (text) => {
		expect(feelingsIn(await readText(text, signal))).toEqual([]);
	},
);

it.each(["ran 5k. 31 min. legs dead. happy", "I won!!! second prize!!!", "Best. Day. Ever."])(
	"takes a few words for no other language, and asks for nothing long: %s",
	async (text) => {
		const { keyInsights, message } = await reflect(text);
		expect([...keyInsights, message].join(" ")).not.toMatch(/language|easily/);
	},
);

it("says nothing about how well something is put", async () => {
	for (const text of [
		"today i very happy. my boss say me you good worker. we eat all cake!!",
		"Slept badly. Work. Bed.",
	])
		expect(JSON.stringify(await reflect(text))).not.toMatch(/well put|safe|long, or/);
});
