import { legibilityOf } from "@/lib/ai/built-in/language";
import type { MoveName } from "@/lib/ai/built-in/lexicon/moves";
import { clausesOf } from "@/lib/ai/built-in/reading/clauses";
import type { Reading, TextAnswer } from "@/lib/ai/built-in/reading/model";
import { readAnswers } from "@/lib/ai/built-in/reading/read";
import { loadTokenizer } from "@/lib/ai/built-in/reading/tokens";

const ask = (...texts: string[]) => ({
	id: "test",
	questions: texts.map((_, i) => ({ id: `q${i + 1}`, type: "text" as const, text: "What?" })),
});

const read = (...texts: string[]): Promise<Reading> =>
	readAnswers(
		ask(...texts),
		texts.map((answer, i) => ({ questionId: `q${i + 1}`, answer })),
	);

const readOne = async (text: string): Promise<TextAnswer> => {
	const [answer] = (await read(text)).texts;
	if (!answer) throw new Error("nothing read");
	return answer;
};

describe("negation", () => {
	test.each([
		["I am not angry with her.", "anger", true],
		["I'm not angry, really.", "anger", true],
		["i was never angry at him", "anger", true],
		["I didn't feel safe there.", "calm", true],
		["I never felt safe.", "calm", true],
		["Nobody was angry.", "anger", true],
		["I had no hope left.", "hope", true],
		["I've never been this tired.", "tiredness", false],
		["I have never been so tired in my life.", "tiredness", false],
		["I'm not only angry, I'm done.", "anger", false],
		["I'm not just sad.", "sadness", false],
		["No wonder I was angry.", "anger", false],
		["I couldn't be happier.", "joy", false],
		["I was angry.", "anger", false],
		["It wasn't because I was angry.", "anger", false],
		["I'm not a child, and I am angry.", "anger", false],
	] as const)("%s", async (text, family, negated) => {
		const hit = (await readOne(text)).emotions.find((one) => one.key === family);
		expect(hit?.negated).toBe(negated);
	});
});

describe("whose feeling it is", () => {
	test.each([
		["I was scared.", "fear", "self"],
		["She was scared.", "fear", "other"],
		["My mother was always sad.", "sadness", "other"],
		["It made me sad.", "sadness", "self"],
		["We were happy there.", "joy", "we"],
	] as const)("%s", async (text, family, subject) => {
		expect((await readOne(text)).emotions.find((one) => one.key === family)?.subject).toBe(subject);
	});
});

describe("clauses", () => {
	test.each([
		["I kept quiet because I had to, but I was angry.", ["I kept quiet", "because I had to", "but I was angry"]],
		["She was my little grown-up and she knew it.", ["She was my little grown-up", "and she knew it"]],
		["He is so tired that he sleeps.", ["He is so tired that he sleeps"]],
		["Although I left, I miss it.", ["Although I left", "I miss it"]],
	])("%s", async (text, expected) => {
		const tokenize = await loadTokenizer();
		const clauses = tokenize(text, 0).flatMap((tokens) => clausesOf(tokens));
		expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
	});
});

describe("turns of phrase", () => {
	const cases: [string, MoveName][] = [
		["I just kept quiet until it was over.", "keptQuiet"],
		["I've never told anyone.", "neverTold"],
		["I say I'm fine.", "pretended"],
		["I said it was fine.", "pretended"],
		["I looked after my brother.", "lookedAfter"],
		["Better not to need anything.", "onMyOwn"],
		["I had to be the strong one.", "hadTo"],
		["You could tell by the sound of his keys.", "readMood"],
		["They noticed me only when I won.", "earned"],
		["I was never good enough.", "notEnough"],
		["She never hugged me.", "neverShowed"],
		["He fixed my bike on Sundays.", "deeds"],
		["He was never there.", "notThere"],
		["She did her best.", "defends"],
		["It wasn't that bad.", "minimises"],
		["I go cold and shut down.", "pullAway"],
		["I lie awake and go over it.", "overthink"],
		["I used to paint.", "usedTo"],
		["These days I say what I want.", "nowI"],
		["I swore I would never be like that.", "swore"],
		["Nobody asked how I was.", "unseen"],
		["My parents don't know about me.", "secretSelf"],
		["I gave up my cello.", "gaveUp"],
		["I wish she had stayed.", "wish"],
	];
	test.each(cases)("%s", async (text, move) => {
		expect((await readOne(text)).moves.map((hit) => hit.move)).toContain(move);
	});

	const others: [string, MoveName][] = [
		["I didn't keep quiet.", "keptQuiet"],
		["She'd make tea with too much sugar.", "tooMuch"],
		["He didn't say anything. I married him for that.", "neverShowed"],
		["He left the light on for me.", "wasLeft"],
		["I will not be anyone's secret again.", "secretSelf"],
		["I was waiting to see what he would do.", "waited"],
		["I used to it.", "usedTo"],
		["I used to feel so warm when I heard it.", "usedTo"],
	];
	test.each(others)("not in: %s", async (text, move) => {
		expect((await readOne(text)).moves.map((hit) => hit.move)).not.toContain(move);
	});
});

describe("across answers", () => {
	it("notices a theme, a word and a phrase that come back", async () => {
		const reading = await read(
			"She was silent at dinner in the kitchen and I hid under the broken piano.",
			"I kept quiet about the piano. Nobody knew what the neighbors heard.",
			"We never talked. I still dream about the broken piano at night.",
		);
		const keys = reading.recurrences.map((one) => `${one.kind} ${one.key}`);
		expect(keys).toEqual(expect.arrayContaining(["theme silence", "word piano", "phrase the broken piano"]));
	});

	it("knows who is mentioned, by role and by name, and who has died", async () => {
		const { people } = await read(
			"My sister Ada lives in Rome.",
			"My late husband loved her.",
			"On Sunday I call Ada, and in Rome it is warm.",
		);
		const named = (name: string) => people.find((one) => one.name === name);
		expect(named("sister")).toMatchObject({ group: "sibling", count: 1 });
		expect(named("Ada")).toMatchObject({ isName: true, questionIds: ["q1", "q3"] });
		expect(named("husband")?.died).toBe(true);
		expect(named("Sunday")).toBeUndefined();
		expect(named("Rome")).toBeUndefined();
	});

	it("counts how it is said", async () => {
		const { habits } = await read(
			"I should go. I had to stay, maybe. You learn not to ask.",
			"I must. I don't know. It was always like that.",
		);
		expect(habits.obligations.count).toBe(3);
		expect(habits.hedges.words).toEqual(["maybe"]);
		expect(habits.genericYou.count).toBe(1);
		expect(habits.unsure.questionIds).toEqual(["q2"]);
	});
});

describe("whether it can be read", () => {
	test.each([
		["I was always the quiet one at home.", "english"],
		["i dont know what to say about that realy", "english"],
		["I live in England since nine years and my wife is still in Krakow", "english"],
		["Honesty, kindness, freedom and a garden", "english"],
		["I WAS ALWAYS ALONE AND NOBODY CAME", "english"],
		["Mi madre siempre estaba cansada y yo no decía nada", "other language"],
		["Meine Mutter war immer müde und ich habe geschwiegen", "other language"],
		["母はいつも疲れていた。私は何も言わなかった。本当に何も", "other language"],
		["asdkjh qwpoeiw zzxxbb blorfgh lkjhgf", "unclear"],
		["😀😀😀😀😀", "unclear"],
		["zzzz zzzz zzzz zzzz zzzz", "unclear"],
		["", "unclear"],
	])("%s", async (text, expected) => {
		const tokenize = await loadTokenizer();
		const got = legibilityOf(tokenize(text, 0).flat());
		expect(
			expected === "other language" && text.startsWith("母") ? ["other language", "unclear"] : [expected],
		).toContain(got);
	});

	it("names the language where it can", async () => {
		const reading = await read(
			"Mi madre siempre estaba cansada y yo no decía nada, porque no quería molestarla más de lo necesario.",
			"Los domingos íbamos al río y ella se reía mucho conmigo y con mis hermanos pequeños.",
		);
		expect(reading.foreign).toBe("Spanish");
	});
});
