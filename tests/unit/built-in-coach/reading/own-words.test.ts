import { answerWords, declines, MOST_WHOLE, ownWordsIn, wholeText } from "@/lib/ai/built-in/reading/own-words";
import { readText } from "@/lib/ai/built-in/reading/text";
import { sentencesOf } from "@/lib/domain/text/sentences";

const quotes = async (text: string) => ownWordsIn(await readText(text)).map((one) => one.text);
const cut = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each([
	["I left. She stayed.", ["I left.", "She stayed."]],
	["i left. she stayed", ["i left.", "she stayed"]],
	["Mr. Smith taught me. Dr. Low too.", ["Mr. Smith taught me.", "Dr. Low too."]],
	["I loved him... not at all", ["I loved him... not at all"]],
	['She said "Go. Now." and I went. I cried.', ['She said "Go. Now." and I went.', "I cried."]],
	["I never was\nangry with him", ["I never was\nangry with him"]],
	["- my son\n- my garden", ["my son", "my garden"]],
	["It cost 3.50 a day. Really?! Yes.", ["It cost 3.50 a day.", "Really?!", "Yes."]],
	["We met at approx. six. We ate.", ["We met at approx. six.", "We ate."]],
	["1. My aunt, Riga. 2. Tom. He cooks.", ["My aunt, Riga.", "2. Tom.", "He cooks."]],
	["I was 37. Then I left.", ["I was 37.", "Then I left."]],
])("%j is cut into its sentences", (text, sentences) => {
	expect(cut(text)).toEqual(sentences);
});

test.each([
	["a later remark", "I count to ten before I say yes. Sometimes."],
	["a denial", "I was happy with my mother every summer. Not."],
	["irony", "My father was proud of me every single day. Yeah right."],
	["an exception", "I trust everybody in my family. Except my brother."],
	["a contrast", "I loved the house by the river. But we were never there."],
	["a taking back", "I told her that I was happy there. That was a lie."],
	["an ascription", "I am too sensitive for this world. That is what my father says."],
	["a condition", "I would visit my mother every week. If she let me."],
	["a joke", "I married for the money and the dog. Just kidding."],
])("%s stays with what it turns", async (_, text) => {
	expect(await quotes(text)).toEqual([text]);
});

test.each([
	["somebody else's words in quotation marks", 'My mother said "I never wanted you" at the table.'],
	["words that were said to the person", "You are worth nothing and you know it."],
	["an address", "I write to my mother at www.example.com every week."],
	["a number that could be somebody's", "I call my sister at 5551234567 every Sunday."],
	["markup", "I *never* said that to my mother."],
	["a sentence that never ends", `I said that ${"we went on and on ".repeat(20)}`],
	["another language", "Moja mama zawsze śpiewała w kuchni kiedy gotowała obiad."],
	["two words", "My garden."],
])("%s is never quoted", async (_, text) => {
	expect(await quotes(text)).toEqual([]);
});

test.each([
	["dad. craig. aircon guy", "slight"],
	["jaz, priya n my nan. thats it", "slight"],
	["Mi hermano y mi madre, siempre los dos.", "other language"],
])("%j is read as %s", async (text, legibility) => {
	expect((await readText(text)).legibility).toBe(legibility);
});

test("a short text can be quoted whole", async () => {
	expect(wholeText(await readText("My son. My garden."))?.text).toBe("My son. My garden.");
	expect(wholeText(await readText("one\ntwo"))?.text).toBe("one\ntwo");
});

describe("an answer", () => {
	const told = async (text: string) => answerWords(await readText(text)).map((one) => one.text);
	test.each([
		[
			"is a list on one line",
			"1. Ana, my aunt, Riga. 2. Tom, from the army, has a sauna. 3. The choir; I still count it.",
		],
		["ends with a last page", "I rake there once a month. I would tell her that I wrote in it until the last page."],
		["has dough in it", 'Aunt Lea with the shop. She let me punch the dough and said "this one has shoulders."'],
		["compares with a knife", "tea in the morning. she ironed my shirts, seams like a knife, every night of the week"],
		[
			"begins with a no and goes on",
			"no not really. my friends shout at each other on the phone and then they say love you bye. i dont know how",
		],
		["is long", `${"We carried the boxes up four floors, one after the other. ".repeat(12)}Then we ate.`.trim()],
	])("that %s is quoted whole", async (_, text) => expect(await told(text)).toEqual([text]));
	test.each([
		["curly", "He said “go, I will manage.” I went. He never asked “how was it?” again."],
		["French", "He said «go». I went."],
		["straight", 'He said "go." I went. So I kept the key.'],
	])("with %s quotation marks is quoted whole", async (_, text) => expect(await told(text)).toEqual([text]));
	test("keeps its line breaks, and every number of a list", async () => {
		const list = "1. Do not look at the clock.\n2. Come home.\n3. Hold her for one hour.";
		expect(await told(list)).toEqual([list]);
	});
	test("of more than sixteen hundred characters is shown with its beginning, its end and an ellipsis", async () => {
		const middle = "We carried the boxes up four floors, one after the other. ".repeat(30);
		const [words] = answerWords(
			await readText(`It was in June. ${middle}I said yes. But I did not mean it. I never told her.`),
		);
		expect(words?.shown).toMatch(
			/^It was in June\. … We carried .* I said yes\. But I did not mean it\. I never told her\.$/,
		);
		expect(words?.shown?.length).toBeLessThanOrEqual(MOST_WHOLE);
	});
	test("that breaks off before a sentence about the form says so", async () => {
		const told = "We quarrelled about the garage and about who had the key to it for all of a Sunday.";
		const [words] = answerWords(await readText(`${told} I will take this question later.`));
		expect(words?.shown).toBe(`${told} …`);
	});
	test("that is short is quoted whole or by half at least, and never as a scrap", async () => {
		expect(
			await told("My neighbor. He beat his dogs, every one of them, and I heard it through the wall at night."),
		).toEqual([]);
	});
	test("declines only if there is nothing else in it", () => {
		expect(declines("No, not really.")).toBe(true);
		expect(declines(`No, not really. ${"We laughed about it afterward, on the stairs. ".repeat(3)}`)).toBe(false);
	});
});
