import { isOneOf, namesFinder, nameTest, sameName } from "@/lib/domain/people/names";
import { usualCpu } from "@/tests/setup/cpu-time";

it.each([
	["Mira", "Mira came by.", true],
	["Mira", "At Mira’s house", true],
	["Mira", "Miranda came by.", false],
	["Will", "I will go.", false],
	["will", "Will came.", true],
	["Mum", "mum rang", true],
	["Anna Lena", "Anna\nLena waved", true],
	["D’Arcy", "D'Arcy waved", true],
	["Zoë", "Zoë waved", true],
	["C++", "C++ and I", true],
	["(a", "nothing", false],
	["(a", "see (a)", true],
	["Νίκος", "με τον Νίκος", true],
	["νίκος", "ΝΊΚΟΣ", true],
	["Anna", "Anna Lena", true],
	["Ann", "Anna", false],
	["Ann", "Anna and Ann", true],
])("%s in “%s”: %s", (name, text, isFound) => {
	expect(nameTest([name])(text)).toBe(isFound);
});

it("knows a name again in another writing", () => {
	expect(sameName(" mira", "Mira ")).toBe(true);
	expect(sameName("Mira", "Mina")).toBe(false);
});

it("knows whether a name is among others", () => {
	const isTheirs = isOneOf(["Anna  Lena", "D’Arcy"]);
	expect(["anna lena", "D'Arcy", "Anna"].map(isTheirs)).toEqual([true, true, false]);
});

it("holds nobody up where sixty names are looked for among seven hundred that become longer when they are compared", () => {
	const isTheirs = isOneOf(Array.from({ length: 720 }, (_, n) => `${n} ${"\ufdfa".repeat(15)} ${"q".repeat(50)}`));
	expect(usualCpu(() => Array.from({ length: 60 }, (_, n) => isTheirs(`Ann${n}`)))).toBeLessThan(20);
});

it("tells which lists have a name in a text", () => {
	const find = namesFinder([["Mira", "Mi"], ["Tom"], ["mum"]]);
	expect([...find("Mum and Mi came.")].sort()).toEqual([0, 2]);
});

it("holds nobody up where hundreds of names begin alike and a page repeats that beginning", () => {
	const names = Array.from({ length: 60 }, (_, person) =>
		Array.from({ length: 12 }, (_, n) => `${"a ".repeat(37)}b${person.toString(36)}${n.toString(36)}`),
	);
	const find = namesFinder(names);
	expect(usualCpu(() => find("a ".repeat(25_000)))).toBeLessThan(100);
});
