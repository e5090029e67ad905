import { otherLanguageSigns } from "@/lib/safety/other-languages";
import { jsonLines } from "@/tests/setup/json-lines";

/** Sentences in other languages: signs of danger, by kind, and sentences that only sound like one. */
const said = jsonLines<{ language: string; kind: string | null; text: string }>("unit/safety/languages.jsonl");

test.each(said)("in $language, $kind: $text", ({ language, kind, text }) => {
	if (kind === null) return expect(otherLanguageSigns(text)).toEqual([]);
	expect(otherLanguageSigns(text)).toContainEqual(expect.objectContaining({ kind, language }));
	// In capitals, without accents, and beside another sentence.
	expect(otherLanguageSigns(text.toUpperCase())).not.toEqual([]);
	expect(otherLanguageSigns(text.normalize("NFD"))).not.toEqual([]);
	expect(otherLanguageSigns(`Hola. ${text} ...`).map((sign) => sign.language)).toContain(language);
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
