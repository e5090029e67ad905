import { directionOf } from "@/lib/domain/safety/shown";
import { signs } from "@/lib/safety/assess";
import { noticeFor, safetyNotice } from "@/lib/safety/notice";
import { otherLanguageSigns } from "@/lib/safety/other-languages";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { jsonLines } from "@/tests/setup/json-lines";

const said = jsonLines<{ language: string; kind: string | null; text: string }>("unit/safety/languages.jsonl");
const languages = [...new Set(said.map(({ language }) => language))];
const headings = { "self-harm": new Set<string>(), "partner-danger": new Set<string>() };

describe.each(languages)("the notice in %s", (language) => {
	test.each(["self-harm", "partner-danger"] as const)("about %s comes in the language it was said in", (kind) => {
		const text = said.find((one) => one.language === language && one.kind === kind)?.text ?? "";
		const notice = safetyNotice([text], "GB");
		expect(notice).toMatchObject({ kind, language, certainty: "clear", country: "GB" });
		const [heading = "", ...paragraphs] = (notice?.message ?? "").split("\n\n");
		expect(paragraphs).toHaveLength(4);
		headings[kind].add(heading);
		expect(isUnsafeReply(notice?.message ?? "", ["partner-danger"])).toBe(false);
		// The help lines are still those of the country.
		expect(notice?.helpLines[0]).toMatchObject({ call: "999", country: "United Kingdom" });
		// The text of the notice must not itself count as a sign of danger.
		expect(otherLanguageSigns(notice?.message ?? "")).toEqual([]);
	});
});

it("has one text for each kind and language", () => {
	for (const found of Object.values(headings)) expect(found.size).toBe(languages.length);
});

it("is in the twelve most spoken languages, with English, and in Japanese", () => {
	expect(["en", ...languages].sort()).toEqual(
		["ar", "bn", "de", "en", "es", "fr", "hi", "id", "ja", "pt", "ru", "ur", "zh"].sort(),
	);
});

test.each([
	["ar", "rtl"],
	["ur", "rtl"],
	["en", "ltr"],
	["zh", "ltr"],
] as const)("%s is written %s", (language, direction) => expect(directionOf(language)).toBe(direction));

it("speaks of both where somebody wants to die and somebody close is dangerous", () => {
	const notice = safetyNotice(["Mi marido me pega. Quiero morir."], "ES");
	expect(notice).toMatchObject({ kind: "self-harm", mayBeWatched: true, language: "es" });
	expect(notice?.message).toContain("te asusta, te controla o te hace daño");
	expect(notice?.helpLines.map(({ call }) => call)).toEqual(expect.arrayContaining(["024", "016"]));
});

it("is English where English says it, or where a language has no text of its own", () => {
	expect(safetyNotice(["I want to die."], "DE")?.language).toBe("en");
	expect(safetyNotice(["Ik wil dood."], "NL")).toMatchObject({ kind: "self-harm", language: "en" });
	expect(safetyNotice(["main marna chahta hoon"], "IN")).toMatchObject({ kind: "self-harm", language: "en" });
});

it("is one quiet line where the sign is doubtful, with the same lines for whoever asks the API", () => {
	const notice = noticeFor([{ kind: "self-harm", certainty: "doubtful" }], "GB");
	expect(notice?.message).not.toContain("\n");
	expect(notice?.helpLines.map(({ name }) => name)).toContain("Samaritans");
});

it("is read by the one door that all texts go through", () => {
	expect(signs(["我不想活了"])).toEqual(["self-harm"]);
	expect(signs(["زوجي يضربني"])).toEqual(["partner-danger"]);
});
