import { countWords } from "@/lib/domain/text/count-words";

it.each([
	["", 0],
	["   \n ", 0],
	["one", 1],
	["I don't know—maybe he’s well-known.", 6],
	["first,second third.", 3],
	["3.5 km, 1,000 times", 4],
	["🙂 ok 🙃", 1],
	["naïve café", 2],
	["Я не знаю", 3],
	["私は猫です", 4],
])("counts %j as %i", (text, words) => {
	expect(countWords(text)).toBe(words);
});

it("counts the longest entry", () => {
	expect(countWords("word ".repeat(10_000))).toBe(10_000);
});
