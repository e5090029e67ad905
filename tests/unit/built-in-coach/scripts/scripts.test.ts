import { onOwnLines } from "@/lib/ai/built-in/parts/part";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scenes } from "@/lib/domain/scripts/compose/content/scenes";
import type { Moment } from "@/lib/domain/scripts/compose/scene";
import { countWords } from "@/lib/domain/text/count-words";
import { signsIn } from "@/lib/safety/answers";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { shared } from "@/tests/evals/coach/checks";
import { lives, type Marks } from "@/tests/evals/lives/lives";
import { called, everyone, lifeInput, misread, type Person } from "@/tests/people/people";
import { ownWords, quotesIn } from "../checks";
import { marked, playedOf, problemsOf, textsOf, textsOfLife, type Written, write } from "./checks";

const all = [...misread, ...everyone];
const known = new Map<Person, Promise<Written>>();
/** Returns both scripts of a person, which are written only once for all tests. */
function scriptsOf(person: Person): Promise<Written> {
	const written = known.get(person) ?? write(person);
	known.set(person, written);
	return written;
}
const named = (firstName: string) => called(firstName, all);
const allOf = async (person: Person) => textsOf(await scriptsOf(person)).join("\n");

describe.each(all.map((person) => [`${person.firstName}, ${person.portrait}`, person] as const))("%s", (_, person) => {
	it("gets scripts without an invented, cut, untraceable or repeated word", async () =>
		expect(problemsOf(await scriptsOf(person))).toEqual([]));
	it("gets the same again", async () => {
		const { life, love } = await write(person);
		const before = await scriptsOf(person);
		expect({ life, love }).toEqual({ life: before.life, love: before.love });
	});
	it("gets nothing that would have to be refused", async () => {
		const { input } = await scriptsOf(person);
		const signs = input.answered.flatMap(({ questionnaire, answers }) => signsIn(questionnaire, answers));
		expect(textsOf(await scriptsOf(person)).filter((text) => isUnsafeReply(text, signs))).toEqual([]);
	});
});

it("has three cards that stand on answers or claim nothing, and none that waits for more of them", async () => {
	for (const { life } of await Promise.all(all.map(scriptsOf))) {
		expect(life.patterns).toHaveLength(3);
		const cards = life.patterns.map(({ pattern, description, impact }) => [pattern, description, impact].join(" "));
		for (const card of cards)
			expect(card).not.toMatch(/waits for|still open|not written yet|isn’t enough|could fill|notice while/i);
		expect(new Set(cards).size).toBe(3);
	}
});

it("writes differently to different people", async () => {
	const played = (await Promise.all(all.map(scriptsOf))).flatMap(playedOf).filter(({ isCare }) => !isCare);
	const shares = played.flatMap((a, i) =>
		played.slice(i + 1).flatMap((b) => (a.of === b.of && a.who !== b.who ? [shared(a, b)] : [])),
	);
	expect(shares.length).toBeGreaterThan(100);
	// People with the same answers rightly get the same text; `npm run eval:coach` compares people who differ.
	expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.2);
});

describe("what was said", () => {
	it("comes into the sentence in a child's own words", async () => {
		const { life } = await scriptsOf(named("Anneke"));
		expect(life.scriptSentence).toBe("I am allowed to be here because I help.");
		expect(life.sources.some(({ questionId, quote }) => questionId === "q9" && quote === life.scriptSentence)).toBe(
			true,
		);
	});
	it("is quoted from the parents, the home, the relationships and today", async () => {
		const { life, love } = await scriptsOf(named("Hana"));
		const quoted = new Set([...life.sources, ...love.sources].map(({ questionnaireId }) => questionnaireId));
		expect(quoted.size).toBeGreaterThanOrEqual(7);
		expect(life.mainScript).toContain("Marco");
	});
	it("goes from morning to night in the person's own scenes", async () => {
		const { dayInLifeNarrative, sources } = (await scriptsOf(named("Bea"))).love;
		expect(quotesIn(marked(dayInLifeNarrative, sources))).toEqual([
			"Sun on the lake, the kitchen smells of coffee, and Nils is singing my mother's song badly.",
			"Nils burns the pancakes, the dog gets them, and we play cards until one of us cheats.",
			"When somebody keeps a seat for me.",
		]);
	});
	it("keeps a day that is past out of the day, which is in the present, and tells it on the page before", async () => {
		const { love } = await scriptsOf(named("Bea"));
		const past = "The first warm evening this year, on the step in front of the door.";
		expect(love.healedMainScript).toContain(past);
		expect(love.dayInLifeNarrative).not.toContain(past);
	});
});

describe("a stranger's life", () => {
	const livedBy = async (name: string) => {
		const life = lives.find((one) => one.name === name);
		if (!life) throw new Error(`nobody is called ${name}`);
		const { life: script, love } = await write({ firstName: name, portrait: life.person, answers: life.answers });
		return { cards: script.patterns.map(({ description }) => description).join("\n"), script, love };
	};
	it("has no quarrel of ours where they said what they would do in one, and no second morning or evening", async () => {
		for (const { name, answers } of lives) {
			const { dayInLifeNarrative: day } = (await livedBy(name)).love;
			const own = ["q12", "q6"].filter((id) => day.includes(String(answers["12"]?.[id]).slice(0, 20)));
			expect([name, own.length]).not.toEqual([name, 0]);
			const ours = (moment: Moment) => scenes[moment].filter(({ text }) => day.includes(text)).length;
			if (own.includes("q12")) expect(ours("morning")).toBe(0);
			if (own.includes("q6")) expect(ours("evening")).toBe(0);
			if (day.includes(String(answers["4"]?.q13).slice(0, 20))) expect(ours("quarrel")).toBe(0);
		}
	});
	it("has no partner in it for a widower, his evening as a picture, and his words on lines of their own", async () => {
		const { cards, love } = await livedBy("Ivor");
		expect(cards).not.toMatch(/partner|I seldom say yes/);
		expect(love.dayInLifeNarrative).toMatch(/(?:carry with me|picture come).*\nShe is doing the crossword/);
		for (const wish of ["Bring cake", "cooked dinner", "Australia", "Carys sit down"])
			expect(love.healedMainScript + love.dayInLifeNarrative).toContain(wish);
	});
	it("says what is theirs: where they like who they are, what people come to them for, and a day they would have kept", async () => {
		for (const { name } of lives) {
			const { love } = await livedBy(name);
			const page = love.healedMainScript + love.dayInLifeNarrative;
			const told = love.sources.filter(({ questionId, questionnaireId }) =>
				["7.q11", "7.q4", "12.q3"].includes(`${questionnaireId}.${questionId}`),
			);
			// An answer is told whole or not at all, and this one ends badly.
			if (name !== "Sindre") expect([name, told.length]).not.toEqual([name, 0]);
			for (const { quote } of told) expect(page).toContain(onOwnLines(quote));
			expect(countWords(love.dayInLifeNarrative)).toBeGreaterThanOrEqual(350);
			expect(countWords(love.dayInLifeNarrative)).toBeLessThanOrEqual(700);
		}
	});
	it("tells nobody a wish that hardly anybody knows, nor what somebody would not tell", async () => {
		for (const { name } of lives) {
			const { script, love } = await livedBy(name);
			const told = [...script.sources, ...love.sources].map((one) => `${one.questionnaireId}.${one.questionId}`);
			expect([name, told.filter((one) => ["1.q9", "5.q8", "7.q8", "12.q4"].includes(one))]).toEqual([name, []]);
		}
	});
	/** Returns the sentence of the script to these answers, of which these are marked. */
	const sentenceOf = async (answers: Person["answers"], marks: Marks) => {
		const input = lifeInput({ firstName: "Ada", portrait: "", answers });
		for (const page of input.answered) page.marked = marks[page.questionnaire.id] ?? null;
		return (await writeLifeScript(input, new AbortController().signal)).scriptSentence;
	};
	const belief = { "8": { q9: "if i dont give trouble she wont have to send me" } };
	it.each([
		["a belief of the child, marked or not", {}],
		["it before a wish", { "7": { questionId: "q12", text: "It's all right to have it good." } }],
		["it before a mark about something else", { "2": { questionId: "q9", text: "i got 0 to 4 and then 15" } }],
		["it, also where it hangs", { "8": { questionId: "q9", text: belief["8"].q9 } }],
		["it before what somebody else said", { "3": { questionId: "q6", text: '"Do not be difficult."' } }],
	] as const)("lives by %s", async (_, marks) => {
		const answers = {
			...belief,
			"2": { q9: "baby pictures on the wall. i got 0 to 4 and then 15" },
			"3": { q6: '"Do not be difficult." My aunt.' },
			"7": { q12: "It's all right to have it good." },
		};
		expect(await sentenceOf(answers, marks)).toContain(belief["8"].q9);
	});
	it("lives by a marked fear of their own before the belief of the child", async () => {
		const answers = { ...belief, "4": { q4: "They go quiet and then there is a bag." } };
		const marks = { "4": { questionId: "q4", text: "They go quiet and then there is a bag." } };
		expect(await sentenceOf(answers, marks)).toContain("there is a bag");
	});
	it("gives a marked sentence with the one that it refers to", async () => {
		const whole = "I'm the one who makes it worth it. So I can't be the one who breaks it.";
		const input = lifeInput({ firstName: "Ada", portrait: "", answers: { "8": { q9: `${whole} She knew.` } } });
		for (const page of input.answered) page.marked = { questionId: "q9", text: "So I can't be the one who breaks it." };
		expect((await writeLifeScript(input, new AbortController().signal)).scriptSentence).toBe(whole);
	});
	it("lives by a marked sentence that says something by itself, if there is one", async () => {
		const answers = { "4": { q8: "Something I said. I can't forget it." }, "7": { q12: "I may sit down." } };
		const marks: Marks = {
			"4": { questionId: "q8", text: "I can't forget it." },
			"7": { questionId: "q12", text: "I may sit down." },
		};
		expect(await sentenceOf(answers, marks)).toBe("I may sit down.");
	});
	const mainOf = async (answers: Person["answers"]) =>
		(await write({ firstName: "Ada", portrait: "", answers })).life.mainScript;
	it("keeps the way of writing of somebody who writes without capitals", async () => {
		const q1 = "granny yard in christiana. up in the hills, mist";
		expect(await mainOf({ "3": { q1, q9: "In bread, cut thin" } })).toMatch(
			/:\ngranny yard in .* mist\n[\s\S]*:\nIn bread, cut thin/,
		);
	});
	it("says who was there before what it was like there, and nothing of a father whom nobody knew", async () => {
		const answers = {
			q1: "Nobody. There is a gap.",
			q4: "out-of-reach",
			q5: "Granny. The look.",
			q6: 1,
			q10: 1,
			q13: "never-known",
		};
		const main = await mainOf({ "9": answers });
		expect(main).toMatch(/was not:\nNobody\. There is a gap\./);
		expect(main).not.toMatch(/attention|protected|enough|Granny/);
	});
	it("tells a love in their words, not in the name that was ticked for it, and a relationship whatever it is called", async () => {
		const q2 = "It is a marriage; it is also a kind of night watch.";
		const main = await mainOf({
			"1": { q1: "something-else", q2 },
			[TIMELINE_QUESTIONNAIRE_ID]: {
				q1: "Nives (the whole edition)",
				q4: "She wrote to complain about a Latin quotation.",
			},
		});
		expect(main).toContain(q2);
		expect(main).not.toContain("usual boxes");
		expect(main).toMatch(/ Nives[ .][\s\S]*Latin quotation/);
	});
	it("tells a long answer that begins with a no before a short one that does not", async () => {
		const q8 = "not being sent anywhere else. there was 2 cousins that got sent away cause they were rude";
		const main = await mainOf({
			"3": { q1: "A yard in the hills.", q8, q6: "One one coco.", q9: "In tea.", q2: "By the radio." },
		});
		expect(main).toContain(q8);
	});
	it("with two mothers names neither a father nor one mother alone, and keeps one evening", async () => {
		const { script, love } = await livedBy("Roos");
		expect(script.mainScript).not.toMatch(/word father|the one who was a mother/);
		expect(love.dayInLifeNarrative).not.toMatch(/two cups|hand on my shoulder|the kitchen is small/i);
		expect(love.dayInLifeNarrative).toContain("Keep my coat off");
	});
});

describe("a pattern", () => {
	const rated = (value: number, changes: Record<string, number> = {}) =>
		Object.fromEntries(Array.from({ length: 31 }, (_, i) => [String(i + 1), changes[i + 1] ?? value]));
	const cardsOf = async (answers: Person["answers"]) => {
		const { life } = await write({ firstName: "Ada", portrait: "", answers });
		return life.patterns;
	};
	it("that the scores contradict shows only in the statement that was agreed with, and as a little of it", async () => {
		const [first, ...others] = await cardsOf({ "6": rated(1, { 15: 5 }) });
		expect(first?.pattern).toMatch(/^(?:Others first|The quick yes), at times$/);
		expect(first?.description).toContain("I give in early in an argument so that nobody stays upset with me.");
		expect(others.map(({ pattern }) => pattern).join()).not.toMatch(/at times|A yes that means yes/);
	});
	it("that was half agreed with is said to be no more than that", async () => {
		for (const { pattern, description } of await cardsOf({ "6": rated(3) })) {
			expect(pattern).toMatch(/, at times$/);
			expect(description).toMatch(/^(?:This is half true of me|Of this I have a trace|I could neither agree)/);
		}
	});
	it("that is good as it is gets no opposite, as if it had been a wound", async () => {
		const answers = { "2": { q7: "talk" }, "4": { q11: "balanced" }, "6": rated(1), "7": { q7: "take-it" } };
		const { life, love } = await write({ firstName: "Ada", portrait: "", answers });
		expect(life.patterns.map(({ pattern }) => pattern)).toEqual([
			"Talking until it suits both",
			"Near enough",
			"Kind words that arrive",
		]);
		expect(JSON.stringify(love.patterns)).not.toMatch(/old way|put down|used to|would once/);
	});
	it("that hardly shows makes room for what was ticked, which says what it does", async () => {
		const cards = await cardsOf({
			"2": { q7: "talk" },
			"6": rated(1, { 8: 5, 15: 5, 2: 5, 21: 5 }),
			"7": { q7: "rare" },
		});
		expect(cards[0]?.pattern).toMatch(/^(?:Others first|The quick yes)$/);
		expect(cards.map(({ impact }) => impact).join(" ")).toMatch(/tends to last.* A kind word that does come/);
	});
});

it("says of no life today that it comes from home, where somebody rated that low", async () => {
	const answers = {
		"3": { q7: "peacemaker", q12: 2 },
		"2": { q7: "give-in" },
		"6": { "2": 5, "8": 5, "15": 5, "21": 5 },
	};
	const mainOf = async (q12: number) =>
		(await write({ firstName: "Ada", portrait: "", answers: { ...answers, "3": { ...answers["3"], q12 } } })).life
			.mainScript;
	const paid = /The price of keeping the peace|costs me something, too/;
	expect(await mainOf(9)).toMatch(paid);
	expect(await mainOf(2)).not.toMatch(paid);
});

describe("what was not said", () => {
	it("has no partner, place or sex in our words", async () => {
		for (const person of all)
			expect(ownWords(await allOf(person)).replace(/‘[^‘]*’/g, "")).not.toMatch(
				/\b(?:wife|husband|partners|boyfriend|girlfriend|he|she|him|his|her|garden|sea|river|woods?)\b/i,
			);
	});
	it("is no feeling: ours names none as the person's", async () => {
		for (const person of all.filter(({ firstName }) => !["Vera", "Nell", "Jonah", "Sara", "Luke"].includes(firstName)))
			expect(ownWords(await allOf(person)).replace(/‘[^‘]*’/g, "")).not.toMatch(
				/\bI (?:am|was|feel|felt|’m) (?:\w+ )?(?:sad|angry|afraid|happy|lonely|hurt|ashamed|proud|tired)\b/i,
			);
	});
});

describe("harm", () => {
	it("done to a father as a boy is not told as his child's", async () => {
		const text = await allOf(named("Agnes"));
		expect(text).not.toMatch(/\bbeat|\bbelt|\bhit\b/);
		expect(ownWords(text)).not.toMatch(/hurt|afraid|danger|Help now|safe place/i);
		expect((await scriptsOf(named("Agnes"))).life.sources.some((one) => one.questionnaireId === "9")).toBe(true);
	});
	it("now is answered with calm words, nothing laid out, no closeness and no cheer", async () => {
		for (const person of [named("Vera"), named("Nell")]) {
			const text = await allOf(person);
			expect(quotesIn(text)).toEqual([]);
			expect(text).toMatch(/help line/);
			expect(text).toMatch(/not my fault/);
			expect(text).not.toMatch(/wrist|drinking|husband|happy|wonderful|together|%/);
		}
	});
	it("to oneself leads to people", async () => {
		const { life, love } = await scriptsOf(named("Jonah"));
		for (const text of [life.mainScript, love.personalMythIntro]) expect(text).toMatch(/crisis line/);
		expect(quotesIn(textsOfLife(life).join())).toEqual([]);
	});
	it("long ago by a parent leaves that parent's page closed, and says so", async () => {
		const { life } = await scriptsOf(named("Theo"));
		expect(life.sources.some(({ questionnaireId }) => questionnaireId === "9")).toBe(false);
		expect(life.mainScript).toMatch(/‘Your Father’/);
		expect(await allOf(named("Theo"))).not.toMatch(/shoe/);
	});
});

describe("little to go by", () => {
	it("says that it reads English only", async () => {
		const { life } = await scriptsOf(named("Lucía"));
		expect(life.mainScript).toMatch(/Spanish/);
		expect(life.sources).toEqual([]);
	});
	it("is short, and names what would make it fuller", async () => {
		const { life } = await scriptsOf(named("Al"));
		expect(life.mainScript.split(/\s+/).length).toBeLessThan(300);
		expect(life.mainScript).toMatch(/‘What Home Taught You’/);
	});
	it("has three cards and a day from nothing at all", async () => {
		const nobody = await write({ firstName: "N", portrait: "", answers: {} });
		expect(problemsOf(nobody)).toEqual([]);
		expect(nobody.life.mainScript).toMatch(/‘What Home Taught You’/);
	});
});

it("stops when nobody waits for it any longer", async () => {
	const gone = new AbortController();
	gone.abort(new Error("gone"));
	await expect(writeLifeScript(lifeInput(named("Anneke")), gone.signal)).rejects.toThrow("gone");
	const leaving = new AbortController();
	setImmediate(() => leaving.abort(new Error("left")));
	await expect(writeLifeScript(lifeInput(named("Hana")), leaving.signal)).rejects.toThrow("left");
});
