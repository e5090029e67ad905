import fc from "fast-check";
import { otherLanguageSigns } from "@/lib/safety/other-languages";
import { usualCpu } from "@/tests/setup/cpu-time";
import { arabicScript } from "./arabic-script";
import { asian } from "./asian";
import { european } from "./european";

const languages = [...european, ...asian, ...arabicScript];

describe.each(languages)("in $language", ({ language, danger, lookalikes }) => {
	test.each(Object.entries(danger).flatMap(([kind, texts]) => (texts ?? []).map((text) => [kind, text])))(
		"a sign of %s is noticed: %s",
		(kind, text) => {
			expect(otherLanguageSigns(text)).toContainEqual(expect.objectContaining({ kind, language }));
		},
	);

	test.each(lookalikes)("nothing is made of: %s", (text) => expect(otherLanguageSigns(text)).toEqual([]));

	it("is noticed without its accents and in capitals as well", () => {
		for (const text of Object.values(danger).flat()) {
			expect(otherLanguageSigns(text.toUpperCase())).not.toEqual([]);
			expect(otherLanguageSigns(text.normalize("NFD"))).not.toEqual([]);
			expect(otherLanguageSigns(`Hola. ${text} ...`).map((sign) => sign.language)).toContain(language);
		}
	});
});

it("knows Hindi and Urdu as they are typed in Latin letters", () => {
	expect(otherLanguageSigns("main ab marna chahti hoon")).toEqual([{ kind: "self-harm", language: "en", sentence: 0 }]);
	expect(otherLanguageSigns("mera pati roz mujhe bahut marta hai")[0]?.kind).toBe("partner-danger");
	expect(otherLanguageSigns("hum hanste hanste mar gaye")).toEqual([]);
});

it("tells the sentence", () => {
	expect(otherLanguageSigns("Hoy llovió.\nQuiero morir.")).toEqual([
		{ kind: "self-harm", language: "es", sentence: 1 },
	]);
});

const everything = languages.flatMap(({ danger, lookalikes }) => [...Object.values(danger).flat(), ...lookalikes]);
const MOST_CHARACTERS = 50_000;

/** For the fifteen languages together; one rule alone may take 20 (see signs.speed.test.ts). */
const MOST_MS = 60;

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
		expect(msOf(part.repeat(Math.ceil(MOST_CHARACTERS / part.length)).slice(0, MOST_CHARACTERS))).toBeLessThan(MOST_MS);
	});

	it("fuzzed", () => {
		const words = [...new Set(everything.flatMap((text) => text.split(/(?<=\s)/)))];
		const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(" ", ". ", "mi ", "ich ", "我")), {
			minLength: 20,
			maxLength: 400,
			size: "max",
		});
		fc.assert(
			fc.property(text, (parts) => {
				const part = parts.join("");
				return msOf(part.repeat(Math.ceil(MOST_CHARACTERS / part.length)).slice(0, MOST_CHARACTERS)) < MOST_MS;
			}),
			{ numRuns: 40 },
		);
	});
});
