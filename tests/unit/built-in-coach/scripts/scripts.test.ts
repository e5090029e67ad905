import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { signsIn } from "@/lib/safety/answers";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { shared } from "@/tests/evals/coach/checks";
import { lives, type Marks } from "@/tests/evals/lives/lives";
import { called, everyone, lifeInput, misread, type Person } from "@/tests/people/people";
import { ownWords, quotesIn } from "../checks";
import { playedOf, problemsOf, textsOf, textsOfLife, type Written, write } from "./checks";

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
});

describe("a stranger's life", () => {
	const livedBy = async (name: string) => {
		const life = lives.find((one) => one.name === name);
		if (!life) throw new Error(`nobody is called ${name}`);
		const { life: script, love } = await write({ firstName: name, portrait: life.person, answers: life.answers });
		return { cards: script.patterns.map(({ description }) => description).join("\n"), script, love };
	};
	it("has no partner in it for a widower, his evening as a picture, and his words on lines of their own", async () => {
		const { cards, love } = await livedBy("Ivor");
		expect(cards).not.toMatch(/partner|I seldom say yes/);
		expect(love.dayInLifeNarrative).toMatch(/(?:carry with me|picture come).*\nShe is doing the crossword/);
		for (const wish of ["Bring cake", "cooked dinner", "Australia", "Carys sit down"])
			expect(love.healedMainScript + love.dayInLifeNarrative).toContain(wish);
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
	it.each([
		["Dev (nothing happened)", /Dev \(nothing happened\)/],
		["Dev (the one with whom I shared a desk for two long years at the office)", /Dev\./],
	])("calls a relationship as they call it, with a short remark: %s", async (q1, named) => {
		const answers = { [TIMELINE_QUESTIONNAIRE_ID]: { q1, q2: "2014 to 2016", q4: "He kept me a seat on the bus." } };
		const { life } = await write({ firstName: "Ada", portrait: "", answers });
		expect(life.mainScript).toMatch(named);
	});
	it("claims nothing of somebody who had none of the usual parts at home", async () => {
		const answers = { "3": { q7: "something-else", q8: "I was just the middle one." }, "7": { q6: 1 } };
		const { life, love } = await write({ firstName: "Ada", portrait: "", answers });
		expect(textsOf({ life, love } as Written).join()).not.toMatch(
			/every room|many parts|every place|hardly ever feels earned/,
		);
	});
	it("says of a home that was warm neither what it protected from nor what it cost", async () => {
		const told = async (warmth: number) => {
			const answers = { "3": { q7: "peacemaker", q10: warmth }, "8": { q5: "did-not-see", q6: warmth, q10: 10 } };
			return (await write({ firstName: "Ada", portrait: "", answers })).life.mainScript;
		};
		const mild = { "3": { q7: "easy-one", q5: "none", q10: 7 }, "8": { q5: "did-not-see", q6: 7, q10: 8 } };
		const { life } = await write({ firstName: "Pam", portrait: "", answers: mild });
		expect(life.mainScript).not.toMatch(/the child|to need no more|needing little/);
		expect(await told(9)).not.toMatch(/the child|A child did it|costs me|The price of/);
		expect(await told(3)).toMatch(/the child|A child did it/);
	});
	it("names no price of their childhood to somebody whose life feels like their own", async () => {
		const told = async (q8: number) => {
			const answers = { "1": { q8 }, "2": { q5: 2 }, "3": { q7: "out-of-sight", q10: 5 } };
			const { life, love } = await write({ firstName: "Ada", portrait: "", answers });
			return (
				/The price of staying out of sight|costs some company/.test(life.mainScript) ||
				/I used to stay/.test(love.healedMainScript)
			);
		};
		expect(await told(9)).toBe(false);
		expect(await told(4)).toBe(true);
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
	it("long ago by a parent leaves that parent's page closed, and does not point to it", async () => {
		const { life } = await scriptsOf(named("Theo"));
		expect(life.sources.some(({ questionnaireId }) => questionnaireId === "9")).toBe(false);
		expect(life.mainScript).not.toMatch(/Your Father/);
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
