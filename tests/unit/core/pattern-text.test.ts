import { readdirSync, readFileSync } from "node:fs";
import { patternText } from "@/tests/setup/pattern-text";

/** The folders where patterns may recognize meaning. */
const HOMES = /^lib\/(?:domain\/text|safety)\//;
/**
 * Patterns in other files, in characters: ordinary lists of words, and a few old ones. None may grow, and no file may
 * be added.
 */
const left: Readonly<Record<string, number>> = {
	"lib/ai/built-in/guide/danger.ts": 291,
	"lib/ai/built-in/journal/page.ts": 79,
	"lib/ai/built-in/journal/reflect.ts": 159,
	"lib/ai/built-in/journal/seen.ts": 1_373,
	"lib/ai/built-in/narration/normalize.ts": 63,
	"lib/ai/built-in/reading/feelings.ts": 63,
	"lib/ai/built-in/reading/own-words.ts": 49,
	"lib/ai/built-in/reading/quotable.ts": 307,
	"lib/ai/built-in/reading/recurring.ts": 147,
	"lib/ai/built-in/scripts/life-sentence.ts": 132,
	"lib/ai/built-in/scripts/relationships.ts": 38,
	"lib/ai/built-in/scripts/material.ts": 249,
	"lib/ai/condense.ts": 235,
	"lib/ai/openai/brief-thought.ts": 292,
	"lib/ai/openai/check-model.ts": 127,
	"lib/ai/openai/client/client.ts": 127,
	"lib/ai/openai/client/failure.ts": 546,
	"lib/ai/openai/find-servers.ts": 50,
	"lib/ai/openai/nearly-own-words.ts": 60,
	"lib/ai/openai/scripts/names.ts": 32,
	"lib/ai/openai/scripts/sources.ts": 266,
	"lib/ai/transcribe/transcript.ts": 111,
	"lib/browser/import/pack-folder.ts": 38,
	"lib/browser/questionnaires/remove.ts": 63,
	"lib/domain/care/library.ts": 206,
	"lib/domain/import/dates.ts": 143,
	"lib/domain/import/text-file.ts": 48,
	"lib/domain/letters/carrying.ts": 84,
	"lib/domain/letters/passage.ts": 97,
	"lib/domain/photos/kind.ts": 48,
	"lib/domain/questionnaires/meanings/bridges.ts": 791,
	"lib/domain/timeline/ago.ts": 264,
	"lib/domain/timeline/moments.ts": 323,
	"lib/server/core/database/db.ts": 188,
	"lib/server/core/env.ts": 65,
	"lib/server/core/limits/person-of-key.ts": 216,
	"lib/server/core/limits/slots.ts": 375,
	"lib/server/look-back/kept-answers.ts": 100,
};

/**
 * Maximum number of characters in all patterns together. The goal is 220,000. A cut that would have reached it was tried
 * and lost signs of danger on held texts (docs/safety.md, "How well"), so this falls only as rules are written in fewer
 * words. To add a pattern beyond this limit, remove another. Phrases that a call of `hasOneOf` or `beginsWith` looks for
 * count as well; those by which a title is found (lib/domain/find/content) do not.
 */
const MOST = 239_400;

/** The longest line of code, in characters. Biome does not divide strings and patterns. */
const LONGEST = 140;

const everywhere = readdirSync("lib", { recursive: true, encoding: "utf8" })
	.filter((path) => /\.tsx?$/.test(path))
	.map((path) => `lib/${path}`)
	.map((path) => ({ path, size: patternText(readFileSync(path, "utf8")) }))
	.filter(({ size }) => size > 0);
const sizes = everywhere.filter(({ path }) => !HOMES.test(path));

it("recognizes meaning by no more rows of words than it needs", () => {
	expect(everywhere.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST);
});

it("recognizes meaning by rows of words nowhere but in lib/domain/text and lib/safety", () => {
	const grown = sizes.filter(({ path, size }) => size > (left[path] ?? 0));
	expect(grown).toEqual([]);
});

it("keeps a pattern's lines short enough to read", () => {
	const long = everywhere.flatMap(({ path }) =>
		readFileSync(path, "utf8")
			.split("\n")
			.flatMap((line, at) => (line.length > LONGEST && patternText(line) > 0 ? [`${path}:${at + 1}`] : [])),
	);
	expect(long).toEqual([]);
});

describe("a planted violation", () => {
	const words = ["sad", "lonely", "afraid", "tired", "angry"];
	const quoted = words.map((word) => `"${word}"`);
	it.each([
		["a pattern", `const sad = /\\b(?:${words.join("|")})\\b/;`],
		["a string for a pattern", `new RegExp("${words.join("|")}")`],
		["strings over several lines", `new RegExp("sad|lonely|" +\n"afraid|" + "tired|angry")`],
		["a template", `new RegExp(\`sad|lonely|afraid|tired|angry|\${more}\`)`],
		["a list of alternatives", `anyOf([${quoted.join(", ")}], "i")`],
		["a list of phrases", `hasOneOf("${words.join(", ")}")`],
		["a list with a comment in it", `near(\n"sad", // low\n${quoted.slice(1).join(", ")})`],
		["a list that is joined", `[${quoted.join(", ")}].join("|")`],
		["a list that is taken as it stands", `anyOf([String.raw${"`"}sad\\w*${"`"}, ${quoted.slice(1).join(", ")}])`],
		["short forms of verbs", `pattern("(feel sad~|feel lonely~) and (afraid~)")`],
	])("is found: %s", (_, source) => expect(patternText(source)).toBeGreaterThan(words.join("|").length));

	it.each([
		["a comment", `// ${words.join("|")}`],
		["a list of values", `const feelings = [${quoted.join(", ")}];`],
		["a pattern of four words", "/sad|lonely|afraid|tired/"],
		["a sentence", `const text = "${words.join(", ")}";`],
	])("is not found in %s", (_, source) => expect(patternText(source)).toBe(0));
});
