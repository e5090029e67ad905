import { namesIn } from "@/lib/domain/text/names";
import { passageAround, sentencesOf } from "@/lib/domain/text/sentences";
import { saysDecided, saysFelt } from "@/lib/domain/text/stated";
import { termsOf } from "@/lib/domain/text/terms";
import { stem } from "@/lib/domain/text/words";

describe("forms of a word", () => {
	it.each([
		"walk walks walked walking",
		"argue argues argued arguing argument arguments",
		"hope hoped hoping",
		"cry cries cried crying",
		"party parties",
		"quarrel quarrelled quarreled quarreling",
		"realise realized realising",
		"house houses",
		"favourite favorite",
		"write wrote written writing",
		"child children",
		"sleep slept asleep",
		"worry worried worries",
		"call calls called calling",
		"tell tells telling",
		"travel travelled traveled travelling",
		"install installed",
	])("%s meet", (words) => {
		expect(new Set(words.split(" ").map(stem)).size).toBe(1);
	});

	it.each(["hop hope", "rest restore", "universe university", "bus busy"])("%s do not", (words) => {
		expect(new Set(words.split(" ").map(stem)).size).toBe(2);
	});
});

describe("people of theirs", () => {
	it.each([
		["Mum rang", "@mother"],
		["my mam and I", "@mother"],
		["my own mother", "@mother"],
		["my other half", "@partner"],
		["my ex-husband", "@ex"],
		["my mother-in-law came", "@mother-in-law"],
		["our kids", "@child"],
	])("%s: %s", (text, term) => {
		expect(termsOf(text)).toContain(term);
	});

	it.each(["his mother's piano", "Jonas's mother", "a mother of three", "their parents", "my mother-in-law"])(
		"%s is about no mother or parent of theirs",
		(text) => {
			expect(termsOf(text).filter((term) => term === "@mother" || term === "@parent")).toEqual([]);
		},
	);

	it("are known by the names that a page gives them for certain", () => {
		expect(namesIn("Alex, my sister Mira, and Amir from work.")).toEqual([{ relation: "sister", name: "mira" }]);
		expect(namesIn("Dana, my boss, was late. My brother is called Tom.")).toEqual([
			{ relation: "boss", name: "dana" },
			{ relation: "brother", name: "tom" },
		]);
		expect(namesIn("My sister Monday said no. My mother I love.")).toEqual([]);
	});
});

describe("a passage", () => {
	const around = (text: string, word: string) => {
		const sentences = sentencesOf(text);
		return passageAround(
			text,
			sentences,
			sentences.findIndex((one) => one.text.includes(word)),
		);
	};
	const long =
		"There is a great deal more to say about that evening and about everything that came after it, believe me.";

	it("keeps what turns it", () => {
		expect(around(`I wait before I say yes. Sometimes. ${long}`, "yes")).toMatch(
			/^I wait before I say yes\. Sometimes\./,
		);
		expect(around(`I was happy there with all of them around me at the long table. Not. ${long}`, "happy")).toContain(
			"Not.",
		);
		expect(
			around(`He said he would change everything about it this time, really. But he did not. ${long}`, "change"),
		).toContain("But he did not.");
	});

	it("keeps what it leans on", () => {
		expect(
			around(
				`Tom sold the boat. He cried all the way home from the harbour, and nobody in the car said a single word about it. ${long}`,
				"cried",
			),
		).toMatch(/^Tom sold the boat\. He cried/);
	});

	it("is whole sentences, exactly as they stand", () => {
		const text = "Dr. Lee was kind…  I did not cry!\nOnly later.\n\nThe end";
		for (const { text: sentence, start, end } of sentencesOf(text)) expect(text.slice(start, end)).toBe(sentence);
		expect(sentencesOf(text)[0]?.text).toBe(
			"Dr. Lee was kind…  I did not cry!".slice(0, sentencesOf(text)[0]?.text.length),
		);
		expect(text).toContain(around(text, "cry"));
	});
});

describe("what somebody says that they decided or felt", () => {
	it.each(["We agreed to wait.", "I’ve decided to stay.", "Christmas is settled.", "From now on I sleep alone."])(
		"decided: %s",
		(text) => {
			expect(saysDecided(text)).toBe(true);
		},
	);
	it.each(["I haven’t decided.", "Should I say I agreed?", "I wish I had decided.", "She decided for me."])(
		"not decided: %s",
		(text) => {
			expect(saysDecided(text)).toBe(false);
		},
	);
	it.each(["I was so tired.", "I’m really proud of it.", "I felt ashamed for about a minute."])("felt: %s", (text) => {
		expect(saysFelt(text)).toBe(true);
	});
	it.each([
		"I was not sad.",
		"I wish I felt calm.",
		"She said I was jealous.",
		"Am I happy? I am happy?",
		"He was sad.",
	])("not felt: %s", (text) => {
		expect(saysFelt(text)).toBe(false);
	});
});
