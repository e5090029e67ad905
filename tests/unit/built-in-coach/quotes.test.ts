import { quotesOf, spokenIn } from "@/lib/ai/built-in/reading/quotes";
import { readAnswers } from "@/lib/ai/built-in/reading/read";

async function answer(text: string) {
	const reading = await readAnswers({ id: "test", questions: [{ id: "q1", type: "text", text: "What?" }] }, [
		{ questionId: "q1", answer: text },
	]);
	const [first] = reading.texts;
	if (!first) throw new Error("nothing read");
	return first;
}

const texts = [
	"She’d put the radio on, and for an hour nobody was tired. I loved that hour — really.",
	"- first, the kitchen\n- then the car, which smelled of oil\n\nI sat in the back and counted lamps.",
	"i never cried... not once, i think. MY BROTHER CRIED ALL THE TIME AND I HELD HIS HAND",
	'I said "leave me alone" and he did (for nine years). We don\'t talk; we never did.',
	"Because I was small, because nobody asked, because it was easier to keep still and count the tiles.",
];

test.each(texts)("quotes are verbatim, bounded and clean: %#", async (text) => {
	for (const quote of quotesOf(await answer(text))) {
		expect(text.slice(quote.start, quote.end)).toBe(quote.text);
		expect(quote.words).toBeLessThanOrEqual(30);
		expect(quote.text).not.toMatch(/^[\s,.;:)-]|[\s,.;:(]$|\n/);
		expect((quote.text.match(/"/g) ?? []).length % 2).toBe(0);
		const before = text.slice(0, quote.start).at(-1) ?? " ";
		const after = text[quote.end] ?? " ";
		expect(`${before}${after}`).not.toMatch(/\p{L}/u);
	}
});

test.each([
	["I don't know.", []],
	["Not sure", []],
	["see above", []],
	["My number is 01727 555 0199234", []],
])("does not quote filler: %s", async (text, expected) => {
	expect(quotesOf(await answer(text)).map((quote) => quote.text)).toEqual(expected);
});

it("prefers what is felt and particular to what is general", async () => {
	const [best] = quotesOf(
		await answer(
			"It was a normal kind of thing. I hid under the stairs with my sister and held her hand. That was it.",
		),
	);
	expect(best?.text).toContain("I hid under the stairs with my sister and held her hand");
});

it("does not end where something is still expected", async () => {
	const quotes = quotesOf(
		await answer(
			"I sat there with the pencil and could not do a single clue, and I thought, I had better talk to somebody.",
		),
	);
	expect(quotes.map((quote) => quote.text)).not.toContain(
		"I sat there with the pencil and could not do a single clue, and I thought",
	);
});

it("takes the words someone reports", async () => {
	expect(spokenIn(await answer('My mum said "offer it up" and left.'))?.text).toBe("offer it up");
	expect(spokenIn(await answer("“We don’t talk about that.” My father."))?.text).toBe("We don’t talk about that");
	expect(spokenIn(await answer("Nobody said anything."))).toBeNull();
});

it("quotes nothing from an answer that tells of violence", async () => {
	expect(quotesOf(await answer("He used his belt. I went to school the next day and said nothing."))).toEqual([]);
});
