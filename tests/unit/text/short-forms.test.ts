import { formsOf, pattern, withoutShortForms } from "@/lib/domain/text/short-forms";

it.each([
	["hit", ["hit", "hits", "hitting"]],
	["punch", ["punch", "punches", "punching", "punched"]],
	["choke", ["choke", "chokes", "choking", "choked"]],
	["stab", ["stab", "stabs", "stabbing", "stabbed"]],
	["try", ["try", "tries", "trying", "tried"]],
	["die", ["die", "dies", "dying", "died"]],
	["stay", ["stay", "stays", "staying", "stayed"]],
	["flee", ["flee", "flees", "fleeing", "fled"]],
	["break", ["break", "breaks", "breaking", "broke", "broken"]],
	["have", ["have", "has", "having", "had"]],
	["swallow", ["swallow", "swallows", "swallowing", "swallowed"]],
])("knows the forms of %s", (verb, forms) => expect(formsOf(verb)).toEqual(forms));

it("stands for every form of a verb, up to some words, and groups", () => {
	const one = pattern("^(he|she) (hit~|grab~)<2> arm$");
	for (const text of ["he hits my arm", "she grabbed my left arm", "he grabbing arm"])
		expect(one.test(text)).toBe(true);
	for (const text of ["he hitched arm", "he hits my own left arm", "he hit me . arm"])
		expect(one.test(text)).toBe(false);
	expect("he hits my arm".match(one)).toHaveLength(1);
	expect(pattern("^hit<,2> hard$").test("hit , hard")).toBe(false);
});

it("leaves regular expressions as they are", () => {
	const source = String.raw`(?<!a )(?=b)\(c\)[(\](](?:d|e){0,3}`;
	expect(withoutShortForms(source)).toBe(source);
});
