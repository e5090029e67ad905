import { askedOf } from "@/lib/ai/built-in/scripts/first-person";
import type { Entry } from "@/lib/ai/built-in/scripts/material";
import { threads } from "@/lib/ai/built-in/scripts/threads/threads";
import { whoFrom } from "@/lib/ai/built-in/writing/who";
import { catalog } from "@/prisma/catalog/catalog";
import { bannedWords, seamsInParts } from "../checks";

const textsOf = (value: unknown): string[] =>
	typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];

describe.each(Object.entries(threads))("%s", (_, { life, love }) => {
	const all = [...Object.values(life), ...Object.values(love)].flatMap(textsOf);
	it("speaks in the first person, without jargon and without seams", () => {
		expect(bannedWords(all.join("\n"))).toEqual([]);
		expect(seamsInParts(all)).toEqual([]);
		expect(all.filter((text) => /\byou(?:r|rself)?\b/i.test(text))).toEqual([]);
	});
	it("begins its sentences and affirmations with “I”", () => {
		for (const text of [...life.sentences, ...love.sentences, ...love.affirmations]) expect(text).toMatch(/^I\b.*\.$/);
	});
	it("knows its own names", () =>
		expect([...life.names, ...love.names].every((name) => name.split(" ").length <= 8)).toBe(true));
	it("makes short affirmations", () => {
		for (const line of love.affirmations) expect(line.split(" ").length).toBeLessThanOrEqual(12);
	});
});

it("says nothing twice, in whatever thread", () => {
	const sentences = Object.values(threads)
		.flatMap(({ life, love }) => [...Object.values(life), ...Object.values(love)].flatMap(textsOf))
		.flatMap((text) => text.split(/(?<=[.!?]) /))
		.filter((sentence) => sentence.split(" ").length > 3);
	expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
});

it("says what a question is about as the person would", () => {
	for (const questionnaire of catalog) {
		for (const { id } of questionnaire.questions) {
			const entry = {
				id: questionnaire.id,
				who: whoFrom("my mother", "she"),
				answered: { questionnaire },
			} as unknown as Entry;
			const asked = askedOf(entry, id) ?? "";
			expect(asked).not.toMatch(/\byou|\{|undefined| I$|\bme (?:are|were|do|did|have)\b/);
			expect(asked).not.toBe("");
		}
	}
});
