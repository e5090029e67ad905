import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { lifeScriptDraftSchema } from "@/lib/life-script/schema";
import { loveScriptDraftSchema } from "@/lib/love-script/schema";
import { likeness, ownWords, quotesIn } from "../checks";
import { lifeParts, loveParts, problemsOf, type Written, words } from "./checks";
import { everyone } from "./people/everyone";
import { lifeInput, loveInput, type ScriptPerson } from "./people/person";
import { marguerite, theo, yusuf } from "./people/some";
import { anneke, hana } from "./people/whole";

const { signal } = new AbortController();

const known = new Map<ScriptPerson, Promise<Written>>();

/** Both scripts of a person, written once for all tests. */
function write(person: ScriptPerson): Promise<Written> {
	const written = known.get(person) ?? writeAnew(person);
	known.set(person, written);
	return written;
}

async function writeAnew(person: ScriptPerson): Promise<Written> {
	const life = await writeLifeScript(lifeInput(person), signal);
	const input = loveInput(person, life);
	return { life, input, love: await writeLoveScript(input, signal) };
}

const named = (firstName: string) => {
	const found = everyone.find((person) => person.firstName === firstName);
	if (!found) throw new Error(`nobody is called ${firstName}`);
	return found;
};

const textOf = ({ life, love }: Written) => [...lifeParts(life), ...loveParts(love)].join("\n");

describe.each(everyone.map((person) => [person.firstName, person] as const))("%s", (_, person) => {
	let written: Written;
	beforeAll(async () => {
		written = await write(person);
	});
	it("gets two valid scripts", () => {
		expect(lifeScriptDraftSchema.safeParse(written.life).error).toBeUndefined();
		expect(loveScriptDraftSchema.safeParse(written.love).error).toBeUndefined();
	});
	it("finds nothing invented, untraceable, repeated, too long or too short", () => {
		expect(problemsOf(written)).toEqual([]);
	});
	it("gets the same again", async () => expect(await writeAnew(person)).toEqual(written));
});

it("writes differently to different people", async () => {
	const all = await Promise.all(
		everyone
			.filter(({ firstName }) => !["Nell", "Jonah"].includes(firstName))
			.map(async (person) => ({ name: person.firstName, text: textOf(await write(person)) })),
	);
	const alike = all.flatMap((a, i) =>
		all.slice(i + 1).flatMap((b) => (likeness(a.text, b.text) > 0.35 ? [`${a.name} / ${b.name}`] : [])),
	);
	expect(alike).toEqual([]);
});

describe("what was said", () => {
	it("comes into the sentence where a child had one", async () => {
		expect((await write(anneke)).life.scriptSentence).toMatch(
			/^I live by “I am allowed to be here because I help”: I /,
		);
	});
	it("is answered, part by part, in the love script", async () => {
		const { life, love } = await write(anneke);
		expect(love.healedMainScript).toContain("“I am allowed to be here because I help”");
		expect(life.patterns.every(({ pattern }, i) => love.patterns[i]?.description.includes(`“${pattern}”`))).toBe(true);
	});
	it("comes from every questionnaire that was answered, and the scores and the relationships", async () => {
		const { life, love, input } = await write(hana);
		const quoted = new Set([...life.sources, ...love.sources].map(({ questionnaireId }) => questionnaireId));
		expect(quoted.size).toBeGreaterThanOrEqual(7);
		expect(life.mainScript).toContain("Marco");
		expect(life.mainScript).toMatch(/100 of 100/);
		expect(input.answered).toHaveLength(10);
	});
	it("names what comes back from one relationship to the next", async () => {
		const again = {
			q1: "Jo",
			q2: "2022",
			q3: "A weekend in the rain.",
			q5: "I waited for Jo to decide, for most of a year.",
			q7: "I waited by the phone on my birthday.",
		};
		const { life } = await write({ ...hana, relationships: [again] });
		expect(life.mainScript).toMatch(/With Marco and Jo I was, as I tell it, the one who waited/);
	});
	it("keeps a goal as it was worded", async () => {
		expect((await write(anneke)).love.dayInLifeNarrative).toContain("“Swim on Thursdays”");
	});
});

describe("who is there", () => {
	it("gives nobody a partner who is content alone", async () => {
		const { love } = await write(marguerite);
		expect(ownWords(love.dayInLifeNarrative)).not.toMatch(/the one I love|Somebody I love/);
		expect(ownWords(love.dayInLifeNarrative)).toMatch(/mine/);
	});
	it("does not make two partners one", async () => {
		expect(ownWords((await write(named("Robin"))).love.dayInLifeNarrative)).not.toMatch(/the one I love/);
	});
	it("puts nobody in the place of the dead", async () => {
		expect(ownWords((await write(named("Harold"))).love.dayInLifeNarrative)).not.toMatch(
			/the one I love|Somebody I love/,
		);
	});
	it("calls nobody her or him whom the person did not", async () => {
		expect(ownWords(textOf(await write(named("Sam"))))).not.toMatch(/\b(?:she|he|her|him|his)\b/i);
	});
	it("has no father who was never known teach anything", async () => {
		expect((await write(yusuf)).life.mainScript).toMatch(
			/never really knew my father|know mostly from what was missing/,
		);
	});
});

describe("tact", () => {
	const blame = /\b(?:forgiv|reconcile with|lesson that|made me strong|teacher|grateful|gift from him)/i;
	it("quotes no violence, and does not explain, excuse or thank for it", async () => {
		for (const person of [theo, named("Sara")]) {
			const written = await write(person);
			const text = textOf(written);
			expect(text).not.toMatch(/belt|hit me|beat my mum|Once it was a shoe|walked into things/);
			expect(written.life.mainScript).toMatch(/nothing about it was mine to prevent|They were not my doing/);
			expect(ownWords(text)).not.toMatch(blame);
			expect(written.life.sources.some(({ questionnaireId }) => questionnaireId === "9")).toBe(false);
		}
	});
	it("puts safety and people first where somebody is in danger now", async () => {
		const { life, love } = await write(named("Nell"));
		for (const text of [life.mainScript, love.healedMainScript]) expect(text).toMatch(/help line/);
		expect(quotesIn(life.mainScript)).toEqual([]);
		expect(love.dayInLifeNarrative).not.toMatch(/the one I love|evening we/);
	});
	it("sends somebody who may not want to live to people, and not to the water", async () => {
		const { life, love } = await write(named("Jonah"));
		expect(life.mainScript).toMatch(/crisis line/);
		expect(love.personalMythTitle).toBe("The one who is still here");
		expect(love.dayInLifeNarrative).not.toMatch(/water today|float|uphill|bridge/);
	});
	it("says of nobody that they were wanted who did not feel it", async () => {
		expect((await write(marguerite)).life.mainScript).not.toMatch(/I learned that I was wanted|love can be relied on/);
	});
});

describe("little to go by", () => {
	it("says that it reads English only, and writes from numbers and choices", async () => {
		const { life, love } = await write(named("Lucía"));
		expect(life.mainScript).toMatch(/^Most of what I wrote is in Spanish/);
		expect(love.healedMainScript).toMatch(/English only/);
		expect(life.mainScript).toMatch(/of 10/);
		expect(life.sources).toEqual([]);
	});
	it("calls a sketch what is one", async () => {
		expect((await write(named("Al"))).life.mainScript).toMatch(/sketch|left open on purpose/);
		expect((await write(anneke)).life.mainScript).not.toMatch(/sketch|left open on purpose/);
	});
	it("needs no more than the two parents", async () => {
		const { "8": mother, "9": father } = anneke.answers;
		const written = await write({ firstName: "A", portrait: "", answers: { "8": mother ?? {}, "9": father ?? {} } });
		expect(words(written.life.mainScript)).toBeGreaterThanOrEqual(250);
		expect(problemsOf(written)).toEqual([]);
	});
});

describe("a life script that was edited", () => {
	const edited = async (
		scriptSentence: string,
		patterns: { pattern: string; description: string; impact: string }[],
	) => {
		const life = await writeLifeScript(lifeInput(anneke), signal);
		return writeLoveScript(loveInput(anneke, { ...life, scriptSentence, patterns }), signal);
	};
	const card = (pattern: string) => ({ pattern, description: "I do it.", impact: "It costs me." });
	it("is answered as it stands now", async () => {
		const love = await edited("I disappear before anybody can leave me", [
			card("Leaving first, always"),
			card("My temper"),
			card("Being so very tired"),
		]);
		expect(love.healedMainScript).toContain("“I disappear before anybody can leave me”");
		expect(love.patterns.map(({ pattern }) => pattern)).toEqual([
			"Staying, with room to breathe",
			"Warmth in place of fire",
			"Rest that is not earned",
		]);
		expect(love.patterns[1]?.description).toContain("“My temper”");
	});
	it("may hold anything", async () => {
		const odd = ["“quoted” …", "I\n\n“”", "{someone} <b>", "   x "];
		for (const text of odd) {
			const love = await edited(`I ${text}`, odd.slice(0, 3).map(card));
			expect(loveScriptDraftSchema.safeParse(love).error).toBeUndefined();
			expect(love.healedMainScript).not.toMatch(/\{|<b>|“”/);
		}
	});
});

it("stops when nobody waits for it any longer", async () => {
	const gone = new AbortController();
	gone.abort(new Error("gone"));
	await expect(writeLifeScript(lifeInput(anneke), gone.signal)).rejects.toThrow("gone");
	const leaving = new AbortController();
	setImmediate(() => leaving.abort(new Error("left")));
	await expect(writeLifeScript(lifeInput(hana), leaving.signal)).rejects.toThrow("left");
});
