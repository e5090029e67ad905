import { readdirSync, readFileSync } from "node:fs";

const LONGEST = 140;
/** Prose that a writer edits: a sentence stands in one line there. */
const PROSE = [
	/\/(?:content|articles|meanings|prompts)\//,
	/\/(?:\w+-)*(?:texts|lines|replies|messages)(?:-\w+)*\.ts$/,
	/^lib\/domain\/(?:coach-settings\/defaults|safety\/protocol|questionnaires\/archetypes)\.ts$/,
];

const isProse = (path: string) => PROSE.some((some) => some.test(path));
const longLines = (source: string) => source.split("\n").filter((line) => line.length > LONGEST);

it("has no line of code in lib that one has to scroll for", () => {
	const found = readdirSync("lib", { recursive: true, encoding: "utf8" })
		.map((path) => `lib/${path}`)
		.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isProse(path))
		.flatMap((path) => longLines(readFileSync(path, "utf8")).map((line) => `${path}: ${line.slice(0, 60)}…`));
	expect(found).toEqual([]);
});

it("finds one that was planted", () => {
	expect(longLines(`const short = 1;\nconst long = "${"word ".repeat(30)}";`)).toHaveLength(1);
	expect(isProse("lib/domain/journal/related.ts")).toBe(false);
	expect(isProse("lib/safety/messages.ts")).toBe(true);
});
