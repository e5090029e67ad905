import * as cardOpposites from "@/lib/ai/built-in/scripts/content/card-opposites";
import * as cards from "@/lib/ai/built-in/scripts/content/cards";
import * as day from "@/lib/ai/built-in/scripts/content/day";
import { dangerScripts } from "@/lib/ai/built-in/scripts/content/in-danger";
import * as learned from "@/lib/ai/built-in/scripts/content/learned";
import * as questions from "@/lib/ai/built-in/scripts/content/questions";
import { tellingLines } from "@/lib/ai/built-in/scripts/content/told";
import * as wishes from "@/lib/ai/built-in/scripts/content/wishes";
import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { catalog } from "@/prisma/catalog/catalog";
import { bannedWords, seamsInParts } from "../checks";

/** Returns every line in a piece of content. */
function linesIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (value instanceof Map) return [...value.values()].flatMap(linesIn);
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(linesIn) : [];
}

const names = new Set<string>(questions.questionnaireNames.values());
const questionOf = (id: string, questionId: string) =>
	catalog.find((one) => one.id === id)?.questions.find((one) => one.id === questionId);
const { earlySections, todaySections, goodSections, lifeWishes, relationshipSection } = questions;
const sections = [...earlySections, ...todaySections, ...goodSections, ...lifeWishes, relationshipSection];

it.each(Object.entries({ cards, cardOpposites, dangerScripts, day, learned, questions, told: tellingLines, wishes }))(
	"%s: in the first person, without jargon, without he or she, and without seams",
	(_, content) => {
		const all = linesIn(content).filter((text) => / /.test(text));
		const filled = all.map((text) => text.replace(/\{words\}/g, "“x”").replace(/\{\w+\}/g, "Xx"));
		expect(all.length).toBeGreaterThan(12);
		expect(bannedWords(all.join("\n"))).toEqual([]);
		expect(seamsInParts(filled.filter((text) => /[.?]$/.test(text)))).toEqual([]);
		// Speech within a scene is left out: it is addressed to somebody in the scene.
		const ours = all.map((text) => text.replace(/‘[^‘’]*’/g, ""));
		expect(ours.filter((text) => /\b(?:you|your|he|she|him|his|hers?)\b/i.test(text) && !names.has(text))).toEqual([]);
	},
);

it("knows what every question that it quotes is about", () => {
	for (const { id, told, chosen } of sections) {
		for (const one of told) {
			expect(questionOf(id, one)?.type).toBe("text");
			expect(tellingLines.get(id)?.[one]?.length).toBeGreaterThanOrEqual(2);
		}
		for (const one of chosen) expect(questionOf(id, one)?.type).toMatch(/^(?:scale|multiple_choice)$/);
	}
});

it("calls questionnaires what the catalog calls them", () => {
	for (const [id, name] of questions.questionnaireNames) expect(catalog.find((one) => one.id === id)?.title).toBe(name);
});

it("has something for every choice, and every permission begins with “I”", () => {
	for (const [key, options] of Object.entries(wishes.permissions)) {
		const [id = "", questionId = ""] = key.split(".");
		expect(Object.keys(options)).toEqual(questionOf(id, questionId)?.options?.map(({ value }) => value));
	}
	expect(Object.keys(cardOpposites.choiceOpposites).sort()).toEqual(Object.keys(cards.choiceNames).sort());
	for (const [key, options] of Object.entries(cardOpposites.choiceOpposites)) {
		const [id = "", questionId = ""] = key.split(".");
		expect(Object.keys(options)).toEqual(questionOf(id, questionId)?.options?.map(({ value }) => value));
	}
	const parts = (id: string, question: string) => questionOf(id, question)?.options?.map(({ value }) => value);
	// Whoever ticked none of the parts may have lived in one home or in five: nothing is said of what it cost them.
	expect([...Object.keys(learned.byPart), "something-else"]).toEqual(parts("3", "q7"));
	expect(Object.keys(learned.byUnhappiness)).toEqual(parts("8", "q5"));
	expect([...wishes.titles.keys()]).toEqual(questionOf(SOUL_SPARK_ID, "q5")?.options?.map(({ value }) => value));
	const all = [...linesIn(wishes.permissions), ...wishes.plainPermissions];
	expect(all.filter((text) => !/^I (?:may|can)\b.*\.$/.test(text))).toEqual([]);
});

it("says nothing to somebody afraid that sends them closer", () => {
	const closer = /\b(?:forgive|reconcile|explain|trust (?:him|her|them)|come closer|give .* chance|talk it through)\b/i;
	const permitted = [wishes.permissions, wishes.plainPermissions, cards.patternLines];
	expect(linesIn(permitted).filter((text) => closer.test(text) && !/\bnot explain\b/.test(text))).toEqual([]);
});
