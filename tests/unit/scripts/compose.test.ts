import fc from "fast-check";
import { alsoThere, threads as threadLines } from "@/lib/ai/built-in/scripts/content/day";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import { SOUL_SPARK_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type LoveChoices, MAX_SCENE } from "@/lib/domain/scripts/compose/choices";
import { intros } from "@/lib/domain/scripts/compose/content/frames";
import { opposites, plainOpposites, plainSentences, sentences } from "@/lib/domain/scripts/compose/content/opposites";
import { scenes } from "@/lib/domain/scripts/compose/content/scenes";
import {
	type Belonging,
	belongings,
	type Conditions,
	MAX_NAME,
	moments,
	type Role,
	roles,
	rolesIn,
	type Said,
	suiting,
	type Telling,
	type Thread,
	threads,
	withNames,
	withSomebody,
	withTicked,
} from "@/lib/domain/scripts/compose/scene";
import { loveChoicesSchema } from "@/lib/domain/scripts/compose/schema";
import { loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { countWords } from "@/lib/domain/text/count-words";
import { signs } from "@/lib/safety/assess";
import { catalog } from "@/prisma/catalog/catalog";
import { everyone, loveInput, type Person } from "@/tests/people/people";

const three = plainOpposites.map(({ name, description, impact }) => ({ pattern: name, description, impact }));
const choicesWith = (scene: (moment: (typeof moments)[number]) => string): LoveChoices => ({
	...{ ticked: [], thread: null, old: "I keep quiet.", sentence: "I am enough on an ordinary day", patterns: three },
	...{ morning: scene("morning"), evening: scene("evening"), quarrel: scene("quarrel"), repair: scene("repair") },
	affirmations: ["I may take my time.", "I can say what I need.", "I am on my own side."],
});
const [LEAST_DAY, MOST_DAY] = [350, 700];
const { signal } = new AbortController();
const someone = everyone[0] as Person;
const lifeScript = { scriptSentence: "I keep quiet.", mainScript: "A page.", patterns: three, sources: [] };
const inputOf = (person: Person) => loveInput(person, lifeScript);
const composed = (choices: LoveChoices, person = someone) => writeLoveScript({ ...inputOf(person), choices }, signal);

test.each([
	["two words each", () => "Coffee. Rain."],
	["the first that is offered", (moment: (typeof moments)[number]) => scenes[moment][0]?.text ?? ""],
	["the last that is offered", (moment: (typeof moments)[number]) => scenes[moment].at(-1)?.text ?? ""],
	[
		"as much as there is room for",
		() => "The morning is quiet and nothing has to happen. ".repeat(20).slice(0, MAX_SCENE).trim(),
	],
])("a day of %s is whole, in the order of a day, and can be heard", async (_, scene) => {
	const choices = choicesWith(scene);
	expect(loveChoicesSchema.safeParse(choices).error).toBeUndefined();
	const script = await composed(choices);
	expect(loveScriptDraftSchema.safeParse(script).error).toBeUndefined();
	const words = countWords(script.dayInLifeNarrative);
	expect(words).toBeGreaterThanOrEqual(LEAST_DAY);
	expect(words).toBeLessThanOrEqual(MOST_DAY);
	for (const moment of moments) expect(script.dayInLifeNarrative).toContain(choices[moment].trim());
	const at = (text: string) => script.dayInLifeNarrative.indexOf(text.trim());
	expect(at(choices.morning)).toBeLessThan(at(choices.sentence));
	if (new Set(moments.map((moment) => choices[moment])).size === moments.length) {
		const order = [choices.morning, choices.sentence, choices.quarrel, choices.repair, choices.evening].map(at);
		expect(order).toEqual([...order].sort((a, b) => a - b));
	}
	expect(script).toMatchObject({ healedScriptSentence: choices.sentence, affirmations: choices.affirmations });
	expect(script.healedMainScript).not.toContain("I keep quiet");
	expect(countWords(script.healedMainScript)).toBeGreaterThan(150);
});

test.each([
	["a thing that used to be", "The bus at four. Her key in the door. I used to listen for it."],
	["a place that is gone", "On the jetty with a thermos and the dog. There's no such place now."],
])("a joy that ends with %s is in no script, from its beginning either", async (_, words) => {
	const ids = { "1": ["q7"], "7": ["q11"], [SOUL_SPARK_ID]: ["q3", "q6", "q7"] };
	const answers = { ...someone.answers };
	for (const [id, questions] of Object.entries(ids))
		answers[id] = { ...answers[id], ...Object.fromEntries(questions.map((question) => [question, words])) };
	const input = inputOf({ ...someone, answers });
	const [first = words] = words.split(".");
	expect(JSON.stringify(composeOffers(input, { isInDanger: false, harmIn: [] }))).not.toContain(first);
	expect(JSON.stringify(await writeLoveScript(input, signal))).not.toContain(first);
});

test("whatever somebody chose stands in their page word for word", async () => {
	const words = fc.array(fc.constantFrom("tea", "rain", "a chair", "slow", "my own room"), {
		minLength: 2,
		maxLength: 9,
	});
	const text = words.map((some) => `I like ${some.join(" and ")}`);
	const lines = fc.array(text, { minLength: 3, maxLength: 5 });
	await fc.assert(
		fc.asyncProperty(text, lines, async (sentence, affirmations) => {
			const choices = { ...choicesWith(() => "Coffee. Rain."), sentence, affirmations };
			const script = await composed(choices);
			for (const text of [script.healedMainScript, script.dayInLifeNarrative]) expect(text).toContain(sentence);
			expect(script.affirmations).toEqual(affirmations);
			expect(script.dayInLifeNarrative).toContain(affirmations[0]);
		}),
		{ numRuns: 20, endOnFailure: true },
	);
});

const answered = {
	"1": { q1: "on-my-own", q3: "My sister Val. Mick from the bowls.", q7: "Bowls on a Wednesday." },
	"4": { q13: "I'd say that I need a minute.", q7: "Make a cup of tea and don't fix anything." },
	"7": { q4: "I mend bikes for the kids in the street.", q11: "On the bike, early." },
	[SOUL_SPARK_ID]: { q6: "The back door is open and the cricket is on.", q7: "When they keep me a chair." },
};
const walter = { firstName: "Walter", portrait: "", answers: answered } as Person;
const offersOf = (answers: object, harmIn: string[] = []) =>
	composeOffers(inputOf({ ...walter, answers } as Person), { isInDanger: false, harmIn });

test("a script carries the places, the wishes and the week of whoever composed it", async () => {
	const { dayInLifeNarrative, healedMainScript } = await composed(
		choicesWith((moment) => scenes[moment][0]?.text ?? ""),
		walter,
	);
	for (const text of [answered["1"].q7, "When they keep me a chair."]) expect(dayInLifeNarrative).toContain(text);
	for (const text of [...Object.values(answered["4"]), answered["7"].q4, answered["7"].q11])
		expect(healedMainScript).toContain(text);
});

test("an answer is told whole in a love script, or not at all", async () => {
	const loved = "Draw maps of the farm, also the ant paths. The maps became my work. The ants did not.";
	const sore = "Read in the attic. It was warm there. I was afraid of the stairs.";
	const introWith = async (q1: string) => {
		const answers = { ...answered, [SOUL_SPARK_ID]: { ...answered[SOUL_SPARK_ID], q1 } };
		return (await writeLoveScript(inputOf({ ...walter, answers } as Person), signal)).personalMythIntro;
	};
	expect(await introWith(loved)).toContain(loved);
	expect(await introWith(sore)).not.toContain("attic");
});

test("scenes are offered around an answer, unless it cannot be heard gladly or somebody may be harmed", () => {
	const { scenes: offered } = offersOf(answered);
	expect(offered.quarrel[0]?.text).toContain(answered["4"].q13);
	expect(offered.repair[0]?.text).toContain(answered["4"].q7);
	expect(offered.evening[1]?.text).toContain(answered["1"].q3);
	expect(offered.morning[0]?.text).toContain(answered["7"].q11);
	const sore = { ...answered, "4": { q13: "I don't know.", q7: "That he stops hitting the wall." } };
	const harmed = offersOf(answered, ["4"]).scenes;
	for (const { quarrel, repair } of [offersOf(sore).scenes, harmed])
		expect([...quarrel, ...repair].filter(({ isOwn }) => isOwn)).toEqual([]);
	for (const moment of moments) {
		expect(suiting(harmed[moment], everything, []).filter(({ says }) => says?.partner)).toEqual([]);
		expect(suiting(harmed[moment], [], []).length).toBeGreaterThanOrEqual(2);
	}
	// What happened in childhood says nothing about the partner of today, and much about the family at home.
	const asChild = offersOf(answered, ["9"]).scenes;
	expect(suiting(asChild.morning, ["partner-here"], []).some(({ says }) => says?.partner)).toBe(true);
	expect(suiting(asChild.quarrel, everything, []).filter(({ says }) => says?.other === "family")).toEqual([]);
});

test("those whom somebody lives with today are offered to whoever was harmed as a child, if they were ticked", () => {
	const withOthers = (harmIn: string[]) => {
		const { scenes: offered } = offersOf(answered, harmIn);
		return (["morning", "evening"] as const).map((moment) =>
			suiting(offered[moment], ["household"], []).some(({ needs = [], oneOf = [] }) =>
				[...needs, ...oneOf].includes("household"),
			),
		);
	};
	expect(withOthers(["3", "9"])).toEqual([true, true]);
	expect(withOthers(["4"])).toEqual([false, false]);
});

test.each<[string, string, string, boolean]>([
	["whose marriage is over", "mostly-good", "March 2001 to May 2019.", false],
	["on whose timeline somebody is, and who is on their own", "on-my-own", "March 2019", false],
	["whose relationship goes on", "mostly-good", "March 2019, going on", true],
	["who is grieving", "grieving", "March 1969. She died in 2025.", true],
])("somebody %s hears of that partner in no hope, or does", async (_, q1, dates, isTold) => {
	const answers = {
		...lifesOf(q1),
		"7": { ...answered["7"], q4: "Marit comes to me with forms." },
		[TIMELINE_QUESTIONNAIRE_ID]: { q1: "Marit, the first one", q2: dates, q8: "We danced." },
	};
	const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(JSON.stringify(script).includes("Marit")).toBe(isTold);
});

test("a hope that waits for him or her is told if there is somebody, and not if there is nobody", async () => {
	for (const [q1, isTold] of [
		["mostly-good", true],
		["ending", false],
	] as const) {
		const hope = "That she comes back to the table.";
		const answers = { ...lifesOf(q1), "4": { ...answered["4"], q7: hope } };
		const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
		expect([q1, JSON.stringify(script).includes(hope)]).toEqual([q1, isTold]);
		expect(JSON.stringify(offersOf(answers)).includes(hope)).toBe(isTold);
	}
	const answers = { ...lifesOf("on-my-own"), "4": { ...answered["4"], q7: "Say that to Pat, and let him hear it." } };
	expect(JSON.stringify(offersOf(answers))).toContain("let him hear it");
});

test.each([
	["mostly-good", true],
	["on-my-own", true],
	["grieving", false],
	["ending", false],
])("the last time that somebody felt close is told for “%s”, or not", async (q1, isTold) => {
	const q4 = "Tess drove me home, and we sat in the car with the heater on.";
	const answers = { ...answered, "1": { ...answered["1"], q1, q4 } };
	const { healedMainScript } = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(healedMainScript.includes(q4)).toBe(isTold);
});

test("a card about a choice turns into what belongs to this choice, in a script and where it is composed", async () => {
	const cards = ["Kind words", "Near enough", "A yes that means yes"];
	const patterns = cards.map((pattern) => ({ pattern, description: "x", impact: "x" }));
	const answers = { ...answered, "4": { ...answered["4"], q11: "balanced" }, "7": { ...answered["7"], q7: "rare" } };
	const input = loveInput({ ...walter, answers } as Person, { ...lifeScript, patterns });
	const turned = ["Within hearing", "Near, and at ease", "My yes, and my no"];
	const script = await writeLoveScript(input, signal);
	expect(script.patterns.map(({ pattern }) => pattern)).toEqual(turned);
	const offered = composeOffers(input, { isInDanger: false, harmIn: [] }).patterns.map(({ offers }) => offers);
	expect(offered.map(([first]) => first?.pattern)).toEqual(turned);
	for (const offers of offered) expect(new Set(offers.map(({ pattern }) => pattern)).size).toBe(3);
});

test("the morning and the evening that somebody pictured stand in their script once, whatever they chose for the day", async () => {
	const pictured = {
		q12: "I wake by the sea, and the dog is wet.",
		q6: "We read, and there are two cups on the sill.",
	};
	const answers = { ...answered, [SOUL_SPARK_ID]: { ...answered[SOUL_SPARK_ID], ...pictured } };
	const person = { ...walter, answers } as Person;
	const whole = async (choices: LoveChoices) => {
		const { dayInLifeNarrative, healedMainScript } = await composed(choices, person);
		return dayInLifeNarrative + healedMainScript;
	};
	for (const chosen of [{}, { morning: pictured.q12, evening: pictured.q6 }])
		for (const words of Object.values(pictured)) {
			const text = await whole({ ...choicesWith(() => "Coffee. Rain."), ...chosen });
			expect(text.split(words)).toHaveLength(2);
		}
});

test("nobody is added to a day whose morning or evening somebody pictured", async () => {
	const q6 = "Zara reads to me, and the cat is on the sill, and nobody is in a hurry.";
	const answers = { ...answered, [SOUL_SPARK_ID]: { ...answered[SOUL_SPARK_ID], q6 } };
	const ticked: Belonging[] = ["children", "friends", "animal"];
	const linesIn = async (evening: string) => {
		const choices = { ...choicesWith(() => "Coffee. Rain."), ticked, evening };
		const { dayInLifeNarrative } = await composed(choices, { ...walter, answers } as Person);
		return Object.values(alsoThere)
			.flat()
			.filter((text) => dayInLifeNarrative.includes(text)).length;
	};
	expect(await linesIn(q6)).toBe(0);
	expect(await linesIn("Coffee. Rain.")).toBe(3);
});

test("nothing goes through a day for which nothing was chosen", async () => {
	const { dayInLifeNarrative } = await composed(choicesWith(() => "Coffee. Rain."));
	const generated = await writeLoveScript(inputOf(someone), signal);
	for (const { early } of Object.values(threadLines))
		expect(dayInLifeNarrative + generated.dayInLifeNarrative).not.toContain(early);
});

test("a day is told in one voice: answers stand in it without quotation marks, and the sentence is said in it", async () => {
	const answers = { ...answered, "7": { ...answered["7"], q12: "That I can sit down first." } };
	const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(script.healedScriptSentence).toBe("I can sit down first.");
	expect(script.dayInLifeNarrative).toContain("‘I can sit down first.’");
	expect(script.dayInLifeNarrative).toContain(`\n${answered["4"].q13}\n`);
	expect(script.dayInLifeNarrative + script.healedMainScript).not.toMatch(/[“”]/);
});

test("a picture of a good life is told with everybody in it, also those with whom care is needed elsewhere", async () => {
	const q12 = "It is light. My mother is on the step with a tin, and I say come in.";
	const answers = { ...answered, "5": { q8: "My mother." }, [SOUL_SPARK_ID]: { q12 } };
	const { dayInLifeNarrative } = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(dayInLifeNarrative).toContain(q12);
});

test("a picture of a good life is told whole, however long it is", async () => {
	const q6 = Array.from({ length: 60 }, (_, i) => `There is a chair number ${i + 1} in it.`).join(" ");
	const person = { ...walter, answers: { ...answered, [SOUL_SPARK_ID]: { q6 } } } as Person;
	expect((await writeLoveScript(inputOf(person), signal)).dayInLifeNarrative).toContain(q6);
});

test("nobody with somebody at home is offered an evening in which nobody else is there", () => {
	for (const tick of withSomebody) {
		const evenings = suiting(offersOf(answered).scenes.evening, [tick], []);
		expect(evenings.length).toBeGreaterThanOrEqual(4);
		expect(evenings.map(({ title }) => title)).not.toContain("A lamp and a chair");
		expect(evenings.flatMap(({ title, isOwn }) => (isOwn ? [title] : []))).toEqual(["In the words of my answer"]);
	}
	const alone = suiting(offersOf(answered).scenes.evening, ["no-partner", "alone"], []).map(({ title }) => title);
	for (const title of ["A lamp and a chair", "With those who are close"]) expect(alone).toContain(title);
});

test("an evening that nobody described has nobody else in it only for those who may be alone", async () => {
	const solitary = scenes.evening.filter(({ isForAnybody, bars }) => isForAnybody && bars?.includes("partner-here"));
	const alone = async (q1: string) => {
		const days = Array.from({ length: 12 }, async (_, i) => {
			const answers = { "1": { ...answered["1"], q1, q3: `My sister and ${i} friends.` }, "4": answered["4"] };
			return (await writeLoveScript(inputOf({ ...walter, answers } as Person), signal)).dayInLifeNarrative;
		});
		return (await Promise.all(days)).filter((day) => solitary.some(({ text }) => day.includes(text))).length;
	};
	expect(await alone("mostly-good")).toBe(0);
	expect(await alone("not-right")).toBe(0);
	expect(await alone("on-my-own")).toBeGreaterThan(4);
});

test("what somebody would not tell is offered as no scene and as no sentence", () => {
	const kept = "We are in one house, all of us. Nobody knows this.";
	const answers = { "7": { q12: kept }, [SOUL_SPARK_ID]: { q6: kept, q12: kept } };
	expect(JSON.stringify(offersOf({ ...answered, ...answers }))).not.toContain("one house");
});

test.each([
	["mostly-good", true],
	["grieving", false],
	["ending", false],
])("what somebody does on a bad day, and their wish for a year, are told for “%s”, or not", async (q1, isTold) => {
	const [q9, q11] = ["I walk to the pier and count the boats.", "To be on the pier with somebody."];
	const answers = { "1": { ...answered["1"], q1, q11 }, "4": { q3: "heat" }, "7": { ...answered["7"], q9 } };
	const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(script.dayInLifeNarrative.includes(q9)).toBe(isTold);
	expect(script.healedMainScript.includes(q11)).toBe(isTold);
});

test("a day some years from now has nothing of this week in it, and a day of today has", async () => {
	const weekIn = async (spark: object) => {
		const answers = { ...answered, [SOUL_SPARK_ID]: spark };
		const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
		const texts = [script.dayInLifeNarrative, script.healedMainScript];
		return texts.map((text) => text.includes(answered["1"].q7));
	};
	expect(await weekIn({ q12: "I wake by the sea, and the dog is wet, and somebody laughs." })).toEqual([false, true]);
	expect(await weekIn({})).toEqual([true, false]);
});

test("of what somebody is losing, nobody is named at night, and no evening is made around it", async () => {
	const q3 = "My dads. My roommate Teo. Juno, kind of, still.";
	for (const [q1, isTold] of [
		["on-my-own", true],
		["ending", false],
	] as const) {
		const answers = { "1": { q1, q3 } };
		const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
		expect([q1, script.dayInLifeNarrative.includes(q3)]).toEqual([q1, isTold]);
		expect([q1, JSON.stringify(offersOf(answers).scenes).includes("Juno")]).toEqual([q1, isTold]);
	}
});

test("the best that somebody wrote is told: a sentence with a no in it, a quiet hour, a hope never said, a day with those who need care", async () => {
	const best = {
		sentence: "I don't have to be useful to be loved.",
		close: "We woke up before the alarm and nobody said a word and we were laughing anyway.",
		day: "Diwali last year, Arun asleep on my dad, and Dad asleep on the settee.",
		wanted: "When somebody saves me the burnt bit.",
	};
	const answers = {
		"1": { q1: "mostly-good", q4: best.close },
		"4": { q7: "To turn off the TV and look at me. I never told him this exactly." },
		"5": { q8: "My dad's memory." },
		"7": { q12: best.sentence },
		[SOUL_SPARK_ID]: { q3: best.day, q7: best.wanted },
	};
	const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
	expect(script.healedScriptSentence).toBe(best.sentence);
	for (const words of Object.values(best)) expect(JSON.stringify(script)).toContain(words);
	expect(script.dayInLifeNarrative).toContain("To turn off the TV and look at me.");
	expect(JSON.stringify(script)).not.toContain("never told");
});

test("a wish that begins with a no is told", async () => {
	for (const words of ["No shouting at the table.", "Nobody shouts, and there is soup."]) {
		const answers = { ...answered, "4": { ...answered["4"], q7: words } };
		const script = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
		expect(JSON.stringify(script)).toContain(words);
		expect(JSON.stringify(offersOf(answers))).toContain(words);
	}
});

test("a promise that is a sentence to say is the first line that is offered", () => {
	const offered = (q11: string) => offersOf({ ...answered, "2": { q11 } }).affirmations;
	expect(offered("I'm going to stop looking for his message.").join()).not.toContain("message");
	expect(offered("I call my sister on Sundays.")[0]).toBe("I call my sister on Sundays.");
	expect(offered("To call my sister.")).not.toContain("To call my sister.");
});

test("whoever was harmed, or is grieving, is still offered what does them good, in their words", () => {
	const words = "I walk to the pier and back and count the boats.";
	const answers = { ...answered, "7": { ...answered["7"], q9: words } };
	for (const offered of [offersOf(answers, ["4"]), offersOf({ ...answers, "1": { q1: "grieving" } })])
		expect(offered.scenes.repair.filter(({ isOwn }) => isOwn).map(({ text }) => text.split("\n")[1])).toEqual([words]);
	const own = (moment: "morning" | "evening") =>
		offersOf(answers).scenes[moment].flatMap(({ isOwn, text }) => (isOwn ? [text] : []));
	expect(own("morning").join()).toContain(answered["1"].q7);
	expect(own("evening").join()).toContain(answered[SOUL_SPARK_ID].q7);
});

const everything = Object.keys(belongings) as Belonging[];
const anyDay = fc
	.array(fc.tuple(fc.constantFrom(...everything), fc.boolean()), { maxLength: 8 })
	.map((taps) => taps.reduce<Belonging[]>((ticked, [one, isTicked]) => withTicked(ticked, one, isTicked), []));

/** Returns what the scenes of one day say differently from each other, or from what was ticked. */
function contradictions(day: readonly Conditions[], ticked: readonly Belonging[]): string[] {
	const said = day.flatMap(({ says = {} }) => Object.entries(says) as [keyof Said, string][]);
	const clash = said.filter(([key, value]) => said.some(([other, otherwise]) => other === key && otherwise !== value));
	const has = (...some: Belonging[]) => some.some((one) => ticked.includes(one));
	const presupposed: [boolean, boolean][] = [
		[
			said.some(([key, value]) => key === "partner" || value === "partner"),
			has("partner-here", "partner-away", "several"),
		],
		[
			said.some(([, value]) => value === "together"),
			!has("alone") || has("partner-away", "several", "grown", "children-part"),
		],
		[said.some(([key]) => key === "partner"), !has("no-partner")],
		[said.some(([, value]) => value === "far"), has("partner-away")],
		[said.some(([key]) => key === "children"), has("children", "children-part")],
		[said.some(([, value]) => value === "away"), has("children-part")],
		[said.some(([key, value]) => key === "home" && value === "alone"), has("alone")],
		[said.some(([, value]) => value === "night"), has("night-work")],
		[said.some(([, value]) => value === "friend"), has("friends")],
		[said.some(([, value]) => value === "family"), has("household", "cared-for", "partner-ill")],
		[said.some(([, value]) => value === "grown"), has("grown")],
	];
	const missing = presupposed.filter(([isSaid, isTicked]) => isSaid && !isTicked);
	const isLit = said.some(([, value]) => value === "day") && has("night-work");
	return [...clash.map(String), ...missing.map(String), ...(isLit ? ["by day"] : [])];
}

test("no scenes that can be chosen for one day say different things about who is there, or about the hour", () => {
	const { scenes: offered } = offersOf({ ...answered, [SOUL_SPARK_ID]: { q12: "A boat, early.", q6: "Two cups." } });
	fc.assert(
		fc.property(anyDay, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (ticked, picks) => {
			const day: Conditions[] = [];
			for (const [i, moment] of moments.entries()) {
				const from = suiting(offered[moment], ticked, day);
				expect(from.length).toBeGreaterThanOrEqual(2);
				day.push(from[(picks[i] ?? 0) % from.length] as Conditions);
			}
			expect(contradictions(day, ticked)).toEqual([]);
		}),
		{ numRuns: 2_000 },
	);
});

test("everything that is offered is in the present tense, fits its field, and is a sign of nothing", () => {
	const all = moments.flatMap((moment) => scenes[moment]);
	const longest = Object.fromEntries(Object.keys(roles).map((role) => [role, "W".repeat(MAX_NAME)]));
	for (const { text } of all) {
		expect(withNames(text, longest, everything).length).toBeLessThanOrEqual(MAX_SCENE);
		expect(withNames(text, {}, [])).not.toMatch(/[{}|]/);
		expect(countWords(text)).toBeGreaterThanOrEqual(50);
		expect(signs([text])).toEqual([]);
		expect(text).not.toMatch(/\b(?:he|she|him|his|her|hers|husband|wife|boyfriend|girlfriend)\b/i);
	}
	const turned = [...Object.values(sentences).flat(), ...plainSentences];
	expect(turned.filter((text) => !/^I\b.*\.$/.test(text))).toEqual([]);
	expect(new Set(turned).size).toBe(turned.length);
	expect(Object.values(opposites).flat()).toHaveLength(18);
	const spark = catalog.find(({ id }) => id === SOUL_SPARK_ID)?.questions.find(({ id }) => id === "q5");
	expect([...intros.keys()]).toEqual(spark?.options?.map(({ value }) => value));
});

test.each<[string, object, Telling]>([
	["a line drawn at touch", { "2": { q10: "Do not touch me from behind." } }, "touch"],
	["touch as a subject for care", { "5": { q8: "Being touched without a word." } }, "touch"],
	["a son who is silent", { "1": { q2: "Two grown sons, one doesnt talk to me." } }, "grown"],
	["a daughter who is missed", { "1": { q9: "That I haven't spoken to my daughter since May." } }, "grown"],
	["a life alone", { "1": { q1: "on-my-own" } }, "years"],
])("no scene is offered against %s", (_, answers, telling) => {
	const tellingIn = (given: object) => {
		const { scenes: offered } = offersOf(given);
		return moments.flatMap((moment) => offered[moment]).filter(({ tells }) => tells?.includes(telling));
	};
	expect(tellingIn({ "1": { q2: "My daughter never stops talking to me." } })).not.toEqual([]);
	expect(tellingIn(answers)).toEqual([]);
});

test("nobody who misses somebody is glad to be alone in a scene", () => {
	const isAlone = ({ says }: Conditions) => says?.home === "alone";
	for (const moment of ["morning", "evening"] as const) {
		const { scenes: offered } = offersOf({ "1": { q1: "grieving" } });
		expect(suiting(scenes[moment], ["alone"], []).filter(isAlone)).not.toEqual([]);
		expect(suiting(scenes[moment], ["alone", "missed"], []).filter(isAlone)).toEqual([]);
		expect(suiting(offered[moment], ["alone"], []).filter(isAlone)).toEqual([]);
	}
});

test("a repair is about the same thing as its quarrel", () => {
	const titles = scenes.quarrel.map(({ title }) => title);
	for (const { after = [] } of scenes.repair) expect(titles).toEqual(expect.arrayContaining([...after]));
	for (const quarrel of scenes.quarrel) {
		const all = everything.filter((one) => !quarrel.bars?.includes(one));
		const repairs = suiting(scenes.repair, all, [quarrel]);
		expect(repairs.length).toBeGreaterThanOrEqual(2);
		expect(repairs.filter(({ after }) => after && !after.includes(quarrel.title))).toEqual([]);
		if (quarrel.says?.other === "unnamed") expect(repairs[0]?.after).toContain(quarrel.title);
	}
});

/** What the person may tick, as the text of a scene may name it: a role that is not ticked is never named. */
test("a scene names nobody whom nobody ticked", () => {
	fc.assert(
		fc.property(anyDay, (ticked) => {
			const named = rolesIn(ticked);
			for (const moment of moments)
				for (const { title, text } of suiting(scenes[moment], ticked, []).filter(
					({ says }) => !says?.partner || named.includes("partner"),
				)) {
					const roleNames = [...text.matchAll(/\{(\w+)\|/g)].map(([, role]) => role as Role);
					expect([title, roleNames.filter((role) => !named.includes(role))]).toEqual([title, []]);
				}
		}),
		{ numRuns: 500 },
	);
});

test("names stand in the scenes as they were typed, and nowhere once their tick is gone", () => {
	const text = "{partner|My love} sings. So does {friend|a friend}.";
	const names = { partner: " Inés ", friend: "Mo" };
	expect(withNames(text, names, ["partner-away", "friends"])).toBe("Inés sings. So does Mo.");
	expect(withNames(text, names, ["friends"])).toBe("My love sings. So does Mo.");
	expect(withNames(text, { partner: "  " }, ["partner-here"])).toBe("My love sings. So does a friend.");
});

/** Words of a person or a thing that a scene for anybody cannot presume. */
const presumes =
	/\b(?:my (?:love|partner|children|child|friend|boss|dog|cat)|we both wake|the other side of the bed)\b|\{/i;
const lifesOf = (q1: string) => ({ ...answered, "1": { ...answered["1"], q1 } });

test.each(["mostly-good", "not-right", "ending", "grieving", "on-my-own", "something-else"])(
	"a day that is generated for “%s” presumes nobody, says nothing twice and is long enough",
	async (q1) => {
		for (const [scores, words] of [
			[1, "Tea."],
			[5, "I say it early and sit down."],
		] as const) {
			const answers = {
				...lifesOf(q1),
				"4": { q13: words, q7: words },
				"6": Object.fromEntries(Array.from({ length: 31 }, (_, i) => [String(i + 1), scores])),
				[SOUL_SPARK_ID]: { q5: "rest" },
			};
			const { dayInLifeNarrative: day } = await writeLoveScript(inputOf({ ...walter, answers } as Person), signal);
			expect(day).not.toMatch(presumes);
			const told = day.split(/(?<=[.!?’])\s+/).filter((one) => countWords(one) > 3);
			expect(told.filter((one, i) => told.indexOf(one) !== i)).toEqual([]);
			expect(countWords(day)).toBeGreaterThanOrEqual(LEAST_DAY);
			expect(countWords(day)).toBeLessThanOrEqual(MOST_DAY);
		}
	},
);

test("any day that can be composed has 350 to 700 words, says nothing twice, and has one thing go through it", async () => {
	const { scenes: offered, sentences: toLiveBy, affirmations } = offersOf(answered);
	await fc.assert(
		fc.asyncProperty(
			anyDay,
			fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
			fc.constantFrom<Thread | null>(null, ...(Object.keys(threads) as Thread[])),
			async (ticked, picks, thread) => {
				const day: (Conditions & { text: string; isOwn?: boolean })[] = [];
				for (const [i, moment] of moments.entries()) {
					const from = suiting(offered[moment], ticked, day);
					day.push(from[(picks[i] ?? 0) % from.length] as (typeof day)[number]);
				}
				const [morning = "", evening = "", quarrel = "", repair = ""] = day.map(({ text, isOwn }) =>
					isOwn ? text : withNames(text, { partner: "Inés", child: "Bo" }, ticked),
				);
				const choices: LoveChoices = {
					...{ ticked, thread, old: null, sentence: toLiveBy[(picks[4] ?? 0) % toLiveBy.length]?.text ?? "" },
					...{ morning, evening, quarrel, repair, patterns: three, affirmations: affirmations.slice(0, 3) },
				};
				expect(loveChoicesSchema.safeParse(choices).error).toBeUndefined();
				const { dayInLifeNarrative } = await composed(choices, walter);
				const words = countWords(dayInLifeNarrative);
				expect(words).toBeGreaterThanOrEqual(LEAST_DAY);
				expect(words).toBeLessThanOrEqual(MOST_DAY);
				const told = dayInLifeNarrative.split(/(?<=[.!?’”])\s+/).filter((one) => countWords(one) > 4);
				expect(told.filter((one, i) => told.indexOf(one) !== i)).toEqual([]);
				if (thread) expect(dayInLifeNarrative).toContain(threadLines[thread].early);
			},
		),
		{ numRuns: 150 },
	);
});

test("nobody who is grieving is offered a quarrel in their own words, which may have been with the one who died", () => {
	const { scenes: offered } = offersOf({ ...answered, "1": { ...answered["1"], q1: "grieving" } });
	expect([...offered.quarrel, ...offered.repair].filter(({ isOwn }) => isOwn)).toEqual([]);
	const { scenes: others } = offersOf(answered);
	expect(suiting(others.quarrel, ["missed"], []).filter(({ isOwn }) => isOwn)).toEqual([]);
	expect(suiting(others.quarrel, [], []).filter(({ isOwn }) => isOwn)).toHaveLength(1);
});

test.each(["missed", "animal", "children", "friends", "household"] as const)(
	"a day tells of “%s” if it was ticked, whatever was chosen or written for the four moments",
	async (one) => {
		const also = alsoThere[one] ?? [];
		const tells = (day: string) => also.some((text) => day.includes(text));
		const written = choicesWith(() => "Coffee. Rain.");
		const dayOf = async (choices: LoveChoices) => (await composed(choices, walter)).dayInLifeNarrative;
		expect(tells(await dayOf({ ...written, ticked: [one] }))).toBe(true);
		expect(tells(await dayOf(written))).toBe(false);
		// A chosen scene tells of it already, whatever the name that was filled in.
		const [about] = moments.flatMap((moment) =>
			scenes[moment].filter(({ needs }) => needs?.includes(one)).map(({ text }) => ({ moment, text })),
		);
		const names = { child: "Bo", family: "Ada", friend: "Mo", missed: "Lin", animal: "Rex" };
		if (!about) throw new Error(`No scene tells of ${one}`);
		const told = withNames(about.text, names, [one]);
		expect(tells(await dayOf({ ...written, ticked: [one], [about.moment]: told }))).toBe(false);
	},
);

test("words that are no whole sentence are offered as no sentence, and nobody says them at the door", async () => {
	for (const words of ["To stop counting.", "I can believe it or not, depending on the day."]) {
		const answers = { ...answered, "7": { ...answered["7"], q12: words } };
		const person = { ...walter, answers } as Person;
		expect(JSON.stringify(offersOf(answers).sentences)).not.toContain(words);
		const script = await writeLoveScript(inputOf(person), signal);
		expect(script.healedScriptSentence).not.toContain(words);
		expect(script.dayInLifeNarrative).not.toContain(words);
		expect(script.healedMainScript).toContain(words);
		const sentence = `I can tell myself: ‘${words}’`;
		const { dayInLifeNarrative } = await composed({ ...choicesWith(() => "Coffee."), sentence }, person);
		expect(dayInLifeNarrative).not.toContain(words);
	}
});

test("two scenes or more are left for every moment of any day to somebody who fears much that scenes speak of", () => {
	const sore = {
		...answered,
		"4": { q1: "I am scared of the gate, a knock, the fence, the fire, a ladder and a drill." },
	};
	const { scenes: offered } = offersOf(sore);
	expect(JSON.stringify(offered)).not.toMatch(/\b(?:gate|knock|drill)\b/);
	fc.assert(
		fc.property(anyDay, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (ticked, picks) => {
			const day: Conditions[] = [];
			for (const [i, moment] of moments.entries()) {
				const from = suiting(offered[moment], ticked, day);
				expect(from.length).toBeGreaterThanOrEqual(2);
				day.push(from[(picks[i] ?? 0) % from.length] as Conditions);
			}
		}),
		{ numRuns: 500 },
	);
});

test("scenes of faith hold for any faith", () => {
	const told = moments.flatMap((moment) => scenes[moment].filter(({ needs }) => needs?.includes("faith")));
	expect(told.length).toBeGreaterThan(0);
	for (const { text } of told) expect(text).not.toMatch(/candle|verse|church|hymn|psalm|mosque|temple|amen|bible/i);
});
