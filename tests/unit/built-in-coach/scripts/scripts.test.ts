import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { signsIn } from "@/lib/safety/answers";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { shared } from "@/tests/evals/coach/checks";
import { called, everyone, lifeInput, misread, type Person } from "@/tests/people/people";
import { ownWords, quotesIn } from "../checks";
import { playedOf, problemsOf, textsOf, textsOfLife, type Written, write } from "./checks";

const all = [...misread, ...everyone];
const known = new Map<Person, Promise<Written>>();
/** Both scripts of a person, written once for all tests. */
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
	// People who ticked the same are rightly told the same; unlike people are compared by `npm run eval:coach`.
	expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.2);
});

describe("what was said", () => {
	it("comes into the sentence in a child's own words", async () => {
		const { life } = await scriptsOf(named("Anneke"));
		expect(life.scriptSentence).toMatch(/^I .*: “.+”\.?$/);
		expect(
			life.sources.some(({ questionId, quote }) => questionId === "q9" && life.scriptSentence.includes(quote)),
		).toBe(true);
	});
	it("is quoted from the parents, the home, the relationships and today", async () => {
		const { life, love } = await scriptsOf(named("Hana"));
		const quoted = new Set([...life.sources, ...love.sources].map(({ questionnaireId }) => questionnaireId));
		expect(quoted.size).toBeGreaterThanOrEqual(7);
		expect(life.mainScript).toContain("Marco");
	});
	it("goes from morning to night in the person's own scenes", async () => {
		const { dayInLifeNarrative } = (await scriptsOf(named("Bea"))).love;
		expect(quotesIn(dayInLifeNarrative)).toEqual([
			"Sun on the lake, the kitchen smells of coffee, and Nils is singing my mother's song badly.",
			"Thursday choir and the bun afterwards.",
			"Mend the boat before May",
			"Nils burns the pancakes, the dog gets them, and we play cards until one of us cheats.",
			"When somebody keeps a seat for me.",
		]);
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
		const { life, love } = await scriptsOf(named("Al"));
		expect(life.mainScript.split(/\s+/).length).toBeLessThan(300);
		expect(life.mainScript).toMatch(/‘What Home Taught You’/);
		expect(love.healedMainScript).toMatch(/‘Where You Are Now’/);
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
