import { feelingsIn } from "@/lib/ai/built-in/reading/feelings";
import { recurringIn } from "@/lib/ai/built-in/reading/recurring";
import { readText } from "@/lib/ai/built-in/reading/text";
import { objectNames } from "../texts";

const felt = async (text: string) => feelingsIn(await readText(text)).map(({ word, tense }) => `${word} ${tense}`);
test.each([
	["I am proud of my son.", ["proud present"]],
	["i'm so tired today", ["tired present"]],
	["I felt lonely in that house, and I was afraid of the dark.", ["lonely past", "afraid past"]],
	["Today I feel very calm.", ["calm present"]],
])("%j names a feeling", async (text, found) => {
	expect(await felt(text)).toEqual(found);
});

test.each([
	["denied", "I am not angry."],
	["denied later", "I was happy, but never with him."],
	["wished", "I wish I was happy."],
	["hoped", "I hope I am calm tomorrow."],
	["a condition", "If I am late I am nervous."],
	["somebody else's", "She was angry and I left."],
	["reported", "My mother says I am angry."],
	["believed of", "He thinks I am jealous."],
	["asked", "Am I sad? I am sad?"],
	["imagined", "I imagine I am loved."],
	["pretended", "I pretended I was happy."],
	["a saying", "I am afraid I can't come."],
	["a boat", "I bought a blue boat and I am down at the lake."],
	["happy tears", "I cried happy tears at the wedding."],
	["a name", "I am angry birds champion."],
	["taken back", "I was so happy until he came."],
	["mistaken for", "I felt as sad as a wet dog."],
	["a comparison", "I am less lonely than before."],
	["quoted", "“I am sad” is a song."],
])("a feeling that is %s is nobody's", async (_, text) => {
	expect(await felt(text)).toEqual([]);
});

test("what comes back is counted with its places, and a name of every object is a word like others", async () => {
	const one = { source: "one" };
	const two = { source: "two" };
	const read = await Promise.all(
		["My father was a constructor. The garden was small.", "A constructor came to our gardens."].map((t) =>
			readText(t),
		),
	);
	const found = recurringIn([
		{ read: read[0] as (typeof read)[0], at: one },
		{ read: read[1] as (typeof read)[0], at: two },
	]);
	expect(found.map(({ lemma, count, at }) => [lemma, count, at])).toEqual([
		["constructor", 2, [one, two]],
		["garden", 2, [one, two]],
	]);
});

test.each(objectNames)("%s is read like any word", async (name) => {
	const read = await readText(`My father was a ${name}. I am ${name} and my ${name} is here.`);
	expect(feelingsIn(read)).toEqual([]);
	expect(recurringIn([{ read, at: { source: "" } }], 1).every(({ count }) => Number.isInteger(count))).toBe(true);
});
