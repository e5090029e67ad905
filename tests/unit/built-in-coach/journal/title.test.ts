import { titleOf } from "@/lib/ai/built-in/journal/title";
import { diceFrom } from "@/lib/ai/built-in/random";
import { readText } from "@/lib/ai/built-in/reading/text";

const titled = async (text: string) =>
	titleOf(await readText(text, new AbortController().signal), { day: "2026-11-21", taken: [], dice: diceFrom(text) });

it.each([
	["I used to be a terrible mother. That is what my daughter says. I say I was a tired one.", /Terrible|Mother/],
	["Mum said I was a difficult baby. I was a loud one, I think.", /Difficult|Baby/],
	["I know he was only a dog. I still step over where he used to lie.", /Only a Dog/],
	["The nurse called it tissue. I went home.", /Tissue/],
	["I think I am done being angry with my sister. I typed that and my jaw was tight.", /Done Being Angry/],
])("names no page by an insult, somebody else's words or what is taken back: %s", async (text, title) => {
	expect(await titled(text)).not.toMatch(title);
});

it("still names a page by its own words", async () => {
	expect(await titled("I bought the yellow kettle. It whistles all morning.")).toMatch(/Kettle|Whistles/);
});
