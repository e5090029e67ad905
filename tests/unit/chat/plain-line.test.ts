import { plainLines } from "@/lib/domain/chat/plain-line";

it.each([
	["backticks", "`".repeat(60_000)],
	["spaces between signs", `# a${" ".repeat(60_000)}b`],
	["stars and spaces", `*a${" ".repeat(60_000)}`],
	["the beginning of links", "[a](".repeat(15_000)],
])("takes no longer than the text for %s", (_, text) => {
	const started = performance.now();
	plainLines(text);
	expect(performance.now() - started).toBeLessThan(500);
});
