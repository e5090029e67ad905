import { readdirSync, readFileSync } from "node:fs";
import { patternText } from "@/tests/setup/pattern-text";

/** Where meaning may be recognized by patterns. */
const HOMES = /^lib\/(?:domain\/text|safety)\//;
/** What is left elsewhere, in characters: ordinary rows of words, and a few old ones. None may grow, and no file may join. */
const left: Readonly<Record<string, number>> = {
	"lib/ai/built-in/analyses/pen.ts": 147,
	"lib/ai/built-in/guide/known-facts.ts": 470,
	"lib/ai/built-in/guide/own-pages.ts": 175,
	"lib/ai/built-in/journal/page.ts": 79,
	"lib/ai/built-in/journal/reflect.ts": 150,
	"lib/ai/built-in/journal/title.ts": 2_399,
	"lib/ai/built-in/manner.ts": 1_378,
	"lib/ai/built-in/narration/normalize.ts": 63,
	"lib/ai/built-in/reading/death.ts": 151,
	"lib/ai/built-in/reading/feelings.ts": 1_166,
	"lib/ai/built-in/reading/named-people.ts": 206,
	"lib/ai/built-in/reading/own-words.ts": 198,
	"lib/ai/built-in/reading/quotable.ts": 1_708,
	"lib/ai/built-in/reading/recurring.ts": 147,
	"lib/ai/condense.ts": 226,
	"lib/ai/openai/brief-thought.ts": 173,
	"lib/ai/openai/client/failure.ts": 188,
	"lib/ai/openai/invented-quotes.ts": 512,
	"lib/ai/openai/nearly-own-words.ts": 60,
	"lib/ai/openai/prompts/choose-example.ts": 2_394,
	"lib/ai/openai/reply-faults.ts": 1_943,
	"lib/ai/openai/scripts/sources.ts": 416,
	"lib/ai/transcribe/transcript.ts": 111,
	"lib/browser/import/pack-folder.ts": 38,
	"lib/browser/questionnaires/left-off.ts": 311,
	"lib/browser/questionnaires/remove.ts": 63,
	"lib/domain/import/dates.ts": 141,
	"lib/domain/import/text-file.ts": 48,
	"lib/domain/memory/shown.ts": 1_663,
	"lib/domain/timeline/ago.ts": 254,
	"lib/domain/timeline/moments.ts": 321,
	"lib/server/core/database/db.ts": 182,
	"lib/server/core/limits/slots.ts": 375,
};

const sizes = readdirSync("lib", { recursive: true, encoding: "utf8" })
	.filter((path) => /\.tsx?$/.test(path))
	.map((path) => `lib/${path}`)
	.filter((path) => !HOMES.test(path))
	.map((path) => ({ path, size: patternText(readFileSync(path, "utf8")) }))
	.filter(({ size }) => size > 0);

it("recognizes meaning by rows of words nowhere but in lib/domain/text and lib/safety", () => {
	const grown = sizes.filter(({ path, size }) => size > (left[path] ?? 0));
	expect(grown).toEqual([]);
});

it.each([
	["an expression", "const sad = /\\b(?:sad|unhappy|lonely|crying|desperate)\\b/;"],
	["a string that becomes one", 'const of = new RegExp("sad|unhappy|lonely|crying|desperate", "i");'],
	["a template", "const of = new RegExp(`^i am (?:sad|unhappy|lonely|crying|desperate)`);"],
])("finds %s that was planted", (_, source) => {
	expect(patternText(source)).toBeGreaterThan(0);
});

it.each([
	["few words", "const image = /\\.(?:png|jpe?g|webp)$/;"],
	["characters", "const marks = /[.!?]|\\s|\\d|,|;|:/;"],
	["prose", 'const line = "Sad, unhappy or lonely: write it down (or don’t).";'],
])("leaves %s alone", (_, source) => {
	expect(patternText(source)).toBe(0);
});
