import fc from "fast-check";
import { otherLanguageSigns } from "@/lib/safety/other-languages";
import { usualCpu } from "@/tests/setup/cpu-time";
import { jsonLines } from "@/tests/setup/json-lines";

const everything = jsonLines<{ text: string }>("unit/safety/languages.jsonl").map(({ text }) => text);
const MOST_CHARACTERS = 50_000;

/**
 * For the seventeen languages together. In a new process it is a tenth; where V8 has compiled a megabyte of expressions
 * already, as other test files and a long-running app have it do, it no longer optimizes new ones.
 */
const MOST_MS = 150;

const filled = (part: string) => part.repeat(Math.ceil(MOST_CHARACTERS / part.length)).slice(0, MOST_CHARACTERS);

/** Measured again where it seems to be long: what the machine does meanwhile is not what is measured. */
function msOf(text: string): number {
	const once = usualCpu(() => otherLanguageSigns(text), 2);
	return once < MOST_MS ? once : usualCpu(() => otherLanguageSigns(text), 10);
}

describe("no text takes long", () => {
	beforeAll(() => {
		for (const text of everything) otherLanguageSigns(text);
	});

	test.each([
		["everything above, over and over", everything.join(" ")],
		["everything above, as one sentence", everything.join(" ").replace(/[.。।۔!?;\n]/g, " ")],
		["one word", "a"],
		["one beginning in Spanish", "mi marido me "],
		["one beginning in German", "ich will einfach nur noch "],
		["one beginning in Russian", "муж меня хочу "],
		["one beginning in Chinese", "他昨天昨晚经常又"],
		["one beginning in Japanese", "彼が私を夫に"],
		["one beginning in Arabic", "زوجي لا أريد أن "],
		["one beginning in Hindi", "पति मुझे मरना "],
		["spaces", " "],
		["marks", "\u0301\u064b"],
		["ordinary English", "I went to my mother and we talked about the ex of a friend and about life. "],
	])("%s", (_, part) => {
		expect(msOf(filled(part))).toBeLessThan(MOST_MS);
	});

	it("fuzzed", () => {
		const words = [...new Set(everything.flatMap((text) => text.split(/(?<=\s)/)))];
		const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(" ", ". ", "mi ", "ich ", "我")), {
			minLength: 20,
			maxLength: 400,
			size: "max",
		});
		// A slow text is not shrunk, which would take minutes: times do not say whether a shorter one is the cause.
		fc.assert(
			fc.property(text, (parts) => msOf(filled(parts.join(""))) < MOST_MS),
			{ numRuns: 40, endOnFailure: true },
		);
	});
});
