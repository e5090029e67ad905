import { inventedNames } from "@/lib/ai/openai/scripts/names";
import { onlyOwnQuotes, quotedIn, sourcesOf, writtenAnswers } from "@/lib/ai/openai/scripts/sources";
import { catalog } from "@/prisma/catalog/catalog";

const known = ["Tom called from Leeds about my mother's house.", "I am a nurse."];

it.each([
	["Then Beatrix called.", ["Beatrix"]],
	["Then Tom called from Leeds, and Tom’s voice shook.", []],
	["Tom called. Later I slept.", []],
	["On Sunday Mom and I spoke English at Christmas.", []],
	["Everything is quiet. Nothing moves.", []],
	["I think “Nobody asks me” and wait.", []],
	["We drove to Paris with Anna-Maria.", ["Paris", "Anna-Maria"]],
	["— And then nothing.", []],
	["", []],
])("finds invented names in %j", (text, expected) => {
	expect(inventedNames(text, known)).toEqual(expected);
});

it.each([
	"On Sundays we ate at noon, and nobody spoke Italian any more.",
	"My grandmother was Catholic and prayed for both of us.",
	"It was Maman who knew, and Oma who kept it.",
	"Each Christmas Day I counted the plates.",
	"I became the Good One, and he the Wild One.",
	"We were the Quiet House of the street.",
	"I waited for a Sicilian summer that never came.",
	"In the Lutheran choir I learned to breathe.",
	"At New Year's Eve I stood by the window.",
])("finds none in %j", (text) => expect(inventedNames(text, known)).toEqual([]));

it("finds none where every noun has a capital", () => {
	const german = "Ich sitze am Tisch und höre die Stimme meiner Mutter im Flur. ".repeat(6);
	expect(inventedNames(german, known)).toEqual([]);
});

const questionnaire = catalog.find(({ id }) => id === "8");
const textQuestion = questionnaire?.questions.find(({ type }) => type === "text")?.id ?? "";

it("maps quotations to the answers that have them, and drops the rest", () => {
	if (!questionnaire) throw new Error("There is no questionnaire 8");
	const answered = [
		{
			responseId: "r8",
			questionnaire,
			answers: [{ questionId: textQuestion, answer: "She HUMMED in the\nkitchen, and I listened." }],
			day: "2026-11-21",
		},
	];
	const found = sourcesOf(
		["she hummed in the kitchen", "“She hummed in the kitchen”", "listened", "I never wrote that"],
		writtenAnswers(answered),
	);
	expect(found).toEqual([
		{ questionnaireId: "8", responseId: "r8", questionId: textQuestion, quote: "She HUMMED in the\nkitchen" },
	]);
});

it("keeps only the quotation marks of the person's own words", () => {
	const text = "I said “I am a nurse” and thought “she will never come back”.";
	expect(quotedIn(text)).toEqual(["I am a nurse", "she will never come back"]);
	expect(onlyOwnQuotes(text, known)).toBe("I said “I am a nurse” and thought she will never come back.");
});

it.each([
	"When it gets loud I can say “I need an hour”, and come back.",
	"I am learning to ask him “What did you hear?” before I explain.",
	"I practice saying “no” on Tuesdays.",
	"It takes something like “I was frightened, not angry”.",
])("keeps the quotation marks of words to try in %j", (text) => {
	expect(onlyOwnQuotes(text, known)).toBe(text);
});

it.each([
	["My mother would say “be quiet” at dinner.", "My mother would say be quiet at dinner."],
	["I said “let me be” and left.", "I said let me be and left."],
	["I could not sleep. She said “you asked for it”.", "I could not sleep. She said you asked for it."],
])("takes them from what nobody wrote in %j", (text, shown) => {
	expect(onlyOwnQuotes(text, known)).toBe(shown);
});
