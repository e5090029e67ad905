import { SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { type LoveChoices, MAX_SCENE } from "@/lib/domain/scripts/compose/choices";
import { composeLoveScript, LEAST_DAY, MOST_DAY } from "@/lib/domain/scripts/compose/compose";
import { intros } from "@/lib/domain/scripts/compose/content/frames";
import { opposites, plainOpposites, plainSentences, sentences } from "@/lib/domain/scripts/compose/content/opposites";
import { moments, scenes } from "@/lib/domain/scripts/compose/content/scenes";
import { loveChoicesSchema } from "@/lib/domain/scripts/compose/schema";
import { loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { isUnhurt, looksAhead } from "@/lib/domain/text/unhurt";
import { signs } from "@/lib/safety/assess";
import { catalog } from "@/prisma/catalog/catalog";

const three = plainOpposites.map(({ name, description, impact }) => ({ pattern: name, description, impact }));
const choicesWith = (scene: (moment: (typeof moments)[number]) => string): LoveChoices => ({
	...{ old: "I keep quiet.", sentence: "I am enough on an ordinary day", patterns: three },
	...{ morning: scene("morning"), evening: scene("evening"), quarrel: scene("quarrel"), repair: scene("repair") },
	affirmations: ["I may take my time.", "I can say what I need.", "I am on my own side."],
});
const myth = { title: "Where I May Rest", brings: "rest" };

test.each([
	["two words each", () => "Coffee. Rain."],
	["the first that is offered", (moment: (typeof moments)[number]) => scenes[moment][0]?.text ?? ""],
	["the last that is offered", (moment: (typeof moments)[number]) => scenes[moment].at(-1)?.text ?? ""],
	[
		"as much as there is room for",
		() => "The morning is quiet and nothing has to happen. ".repeat(20).slice(0, MAX_SCENE).trim(),
	],
])("a day of %s is whole, in the order of a day, and can be heard", (_, scene) => {
	const choices = choicesWith(scene);
	expect(loveChoicesSchema.safeParse(choices).error).toBeUndefined();
	const script = composeLoveScript(choices, myth);
	expect(loveScriptDraftSchema.safeParse(script).error).toBeUndefined();
	const words = countWords(script.dayInLifeNarrative);
	expect(words).toBeGreaterThanOrEqual(LEAST_DAY);
	expect(words).toBeLessThanOrEqual(MOST_DAY);
	for (const moment of moments) expect(script.dayInLifeNarrative).toContain(choices[moment].trim());
	const at = (text: string) => script.dayInLifeNarrative.indexOf(text);
	expect(at("Before I get up")).toBeLessThan(at(choices.morning.trim()));
	expect(script).toMatchObject({ healedScriptSentence: choices.sentence, affirmations: choices.affirmations });
	expect(script.healedMainScript).not.toContain("I keep quiet");
	expect(countWords(script.healedMainScript)).toBeGreaterThan(150);
});

test("everything that is offered is in the present tense, fits its field, and is a sign of nothing", () => {
	const all = moments.flatMap((moment) => scenes[moment]);
	for (const { text } of all) {
		expect(text.length).toBeLessThanOrEqual(MAX_SCENE);
		expect(signs([text])).toEqual([]);
		expect(text).not.toMatch(/\b(?:he|she|him|his|her|hers|husband|wife|boyfriend|girlfriend)\b/i);
	}
	for (const moment of moments) {
		expect(scenes[moment].filter(({ fits }) => fits === "anybody").length).toBeGreaterThanOrEqual(3);
	}
	const turned = [...Object.values(sentences).flat(), ...plainSentences];
	expect(turned.filter((text) => !/^I\b.*\.$/.test(text))).toEqual([]);
	expect(new Set(turned).size).toBe(turned.length);
	expect(Object.values(opposites).flat()).toHaveLength(18);
	const spark = catalog.find(({ id }) => id === SOUL_SPARK_ID)?.questions.find(({ id }) => id === "q5");
	expect([...intros.keys()]).toEqual(spark?.options?.map(({ value }) => value));
});

test.each([
	"Then he left at seven.",
	"I was never asked what I wanted.",
	"He threw the plates, and I hid in the bath.",
	"We don’t speak any more.",
	"Karin died in the spring.",
	"Nobody came.",
	"That I'm frightened of my scan in March.",
	"It was good, but it ended.",
])("“%s” has no place in a love script", (text) => expect(looksAhead(text)).toBe(false));

test.each([
	"Sun on the lake, the kitchen smells of coffee, and Nils is singing my mother's song badly.",
	"My wife cooks, I wash up, our boy does sums at the table and asks what infinity is.",
	"Give me a minute. I think first.",
])("“%s” has one", (text) => expect(looksAhead(text)).toBe(true));

test("what somebody has loved for long may be told as past", () => {
	expect(isUnhurt("In August at the lake my son fell asleep on my arm.")).toBe(true);
	expect(looksAhead("In August we walked to the lake.")).toBe(false);
});
