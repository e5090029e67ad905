import { signs } from "@/lib/safety/assess";
import { inner, type Rule, topLevel } from "@/lib/safety/rule";
import { everyRule } from "@/lib/safety/rules/all";
import { followUps } from "@/lib/safety/rules/in-conversation";
import { relations, sameWord } from "@/lib/safety/rules/people";

const patternsOf = ({ pattern, with: needed, unless }: Rule) =>
	[pattern, needed, unless].filter((one) => one !== undefined);
const rules = everyRule.map(({ rule }) => rule);
const patterns = [...rules.flatMap(patternsOf), ...Object.values(followUps)];

/** Returns every group of a regular expression, the whole expression first. */
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

/** Returns alternatives that occur twice in one group. */
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

describe("somebody outside the door", () => {
	const row = "My dad and I had a row and he came and sat outside my door";
	it("is no danger where he reads aloud", () =>
		expect(signs([`${row} and read me the paper until I opened it.`])).toEqual([]));
	it("stays one where nothing more is told", () => expect(signs([`${row}.`])).toEqual(["partner-danger"]));
	it("stays one where he wants to take her along", () =>
		expect(signs(["My ex waits outside my work with an umbrella to pick me up."])).toEqual(["partner-danger"]));
});

describe("harm that somebody does", () => {
	test.each(["That I'll have hurt her and not noticed.", "It is a bit my mother in law."])("is not in “%s”", (text) =>
		expect(signs([text])).toEqual([]),
	);
	test.each(["I'll hurt her", "I bit my mother last night."])("is in “%s”", (text) =>
		expect(signs([text])).toEqual(["danger-to-others"]),
	);
});

describe("whoever it is", () => {
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

describe("a touch or a doorway at home", () => {
	test.each([
		"Helena kicked me under the table, too late.",
		"She put her hand on my neck and left it there until we were home.",
		"We stood in the door and didn't say anything so it wouldn't stop.",
	])("is no danger in “%s”", (text) => expect(signs([text])).toEqual([]));
	test.each([
		"He kicked me on the stairs.",
		"He had his hands on my neck.",
		"He put his hand around my throat.",
		"He stood in the door and wouldn't let me past.",
	])("is danger in “%s”", (text) => expect(signs([text])).toEqual(["partner-danger"]));
});

test.each([
	"The collection agency has burned me before, so I wait for the letter.",
	"He was the man who stayed. I think you can stay and still be gone, pretty much.",
])("a figure of speech is no danger: “%s”", (text) => expect(signs([text])).toEqual([]));
test.each(["He burned me with a cigarette.", "He burned me on purpose."])("is danger: “%s”", (text) =>
	expect(signs([text])).toEqual(["partner-danger"]),
);
