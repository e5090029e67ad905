import { signs } from "@/lib/safety/assess";
import { inner, type Rule, topLevel } from "@/lib/safety/rule";
import { everyRule } from "@/lib/safety/rules/all";
import { followUps } from "@/lib/safety/rules/in-conversation";
import { relations, sameWord } from "@/lib/safety/rules/people";
import { sentences } from "@/tests/evals/safety/sentences";

const patternsOf = ({ pattern, with: needed, unless }: Rule) =>
	[pattern, needed, unless].filter((one) => one !== undefined);
const rules = everyRule.map(({ rule }) => rule);
const patterns = [...rules.flatMap(patternsOf), ...Object.values(followUps)];

/** Every group of a regular expression, the whole of it first. */
function groups(source: string): string[] {
	const found = [source];
	const open: number[] = [];
	for (let at = 0; at < source.length; at++) {
		if (source[at] === "\\") at++;
		else if (source[at] === "[") at = source.indexOf("]", at + 1);
		else if (source[at] === "(") open.push(at + 1);
		else if (source[at] === ")") found.push(source.slice(open.pop(), at).replace(/^\?(?:[:=!]|<[=!])/, ""));
	}
	return found;
}

/** Alternatives that stand twice in one group. */
const twice = (source: string) =>
	groups(source).flatMap((group) => {
		const parts = topLevel(group);
		return parts.filter((part, index) => parts.indexOf(part) !== index);
	});

describe("every rule", () => {
	test("that finds doubles finds them", () => {
		expect(twice("a|b|(?:c|d|c)")).toEqual(["c"]);
		expect(twice("my man|my woman|my man")).toEqual(["my man"]);
	});

	it("has no alternative that stands twice", () => {
		expect(
			patterns.map(({ source }) => ({ source, twice: twice(source) })).filter((one) => one.twice.length > 0),
		).toEqual([]);
	});

	it("is written with the words that reading leaves, since no other ever matches", () => {
		const torn = patterns.flatMap(({ source }) =>
			(source.replace(/\\./g, " ").match(/[a-z]+/g) ?? []).filter((word) => sameWord.has(word)),
		);
		expect([...new Set(torn)]).toEqual([]);
	});

	it("is of the form that can be looked up by its words", () => {
		expect(rules.filter(({ pattern }) => inner(pattern) === null)).toEqual([]);
	});
});

const pairs = {
	"he, she": "he:she him:her his:her himself:herself man:woman boy:girl guy:lady",
	"husband, wife": "husband:wife boyfriend:girlfriend",
	"husband, partner": "husband:partner boyfriend:partner wife:partner girlfriend:partner",
	"wife, fiancée": "wife:fiancée",
	"father, mother": "father:mother dad:mum daddy:mummy stepfather:stepmother grandfather:grandmother",
	"mother, father": "mother:father mum:dad mom:dad stepmother:stepfather",
	"son, daughter": "son:daughter brother:sister nephew:niece uncle:aunt",
	"daughter, son": "daughter:son sister:brother niece:nephew aunt:uncle sisters:brothers",
	"he, they": "he:they him:them his:their himself:themself",
};

/** A sentence with other people in it. */
function turned(text: string, pair: string): string {
	const words = new Map(pair.split(" ").map((one) => one.split(":") as [string, string]));
	const other = text.replace(/\b[a-zA-Z]+\b/g, (word) => {
		const found = words.get(word.toLowerCase());
		if (found === undefined) return word;
		return /^[A-Z]/.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
	});
	return other
		.replace(/\b(they)(?:'s| is)\b/gi, "$1 are")
		.replace(/\b(they) was\b/gi, "$1 were")
		.replace(/\b(they) has\b/gi, "$1 have")
		.replace(/\b(they) do(?:es)(n't| not)?\b/gi, "$1 do$2");
}

describe("whoever it is", () => {
	test.each(Object.entries(pairs))("gets the same answer: %s", (_, pair) => {
		const english = sentences.filter(({ group }) => group !== "languages");
		const different = english.flatMap(({ text, isAboutThePast }) => {
			const other = turned(text, pair);
			const [one, two] = [text, other].map((each) => signs([each], { isAboutThePast }).join());
			return one === two ? [] : [{ text, other, one, two }];
		});
		expect(different).toEqual([]);
	});

	test("turning changes what it should", () => {
		expect(turned("He's my husband and his dad hit him.", pairs["he, she"])).toBe(
			"She's my husband and her dad hit her.",
		);
		expect(turned("He's here and he hurts himself.", pairs["he, they"])).toBe("They are here and they hurts themself.");
		const changed = (pair: string) => sentences.filter(({ text }) => turned(text, pair) !== text).length;
		for (const pair of Object.values(pairs)) expect(changed(pair)).toBeGreaterThan(3);
	});

	test.each(["man", "woman", "person", "guy"])("the %s I live with", (who) => {
		expect(signs([`The ${who} I live with said they will kill me if I leave.`])).toEqual(["partner-danger"]);
	});

	test("whatever the relation is called", () => {
		const called = Object.entries(relations)
			.filter(([one]) => one !== "nephew" && one !== "grandchild")
			.flatMap(([one, others]) => [one, ...others.split(" ")]);
		const missed = called.filter((word) => !signs([`My ${word} choked me last night.`]).includes("partner-danger"));
		expect(missed).toEqual([]);
	});

	test("'he' is whoever is meant, not the baby mentioned last", () => {
		expect(signs(["My husband came home drunk. The baby was crying. He hit me again."])).toEqual(["partner-danger"]);
	});
});
