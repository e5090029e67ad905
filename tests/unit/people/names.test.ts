import { nameTest, sameName } from "@/lib/domain/people/names";

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
])("%s in “%s”: %s", (name, text, isFound) => {
	expect(nameTest([name])(text)).toBe(isFound);
});

it("knows a name again in another writing", () => {
	expect(sameName(" mira", "Mira ")).toBe(true);
	expect(sameName("Mira", "Mina")).toBe(false);
});
