import fc from "fast-check";
import { assess, signs } from "@/lib/safety/assess";
import { sentences } from "@/tests/evals/safety/sentences";

const kindOf = (text: string, isAboutThePast = false) => assess([text], { isAboutThePast })?.kind ?? null;

describe("certainty", () => {
	test.each([
		["doubtful", "my mum reads my messages i know she does"],
		["doubtful", "She keeps turning up."],
		["clear", "I left him in May. He keeps turning up."],
		["doubtful", "He said nobody would ever believe me."],
		["clear", "He says nobody would ever believe me."],
		[undefined, "A bit scared of her, he says."],
		["clear", "I'm scared of her, he says I'm mad."],
		["doubtful", "A third kid. Haven't said it. Laura would kill me."],
		["clear", "He says he would kill me if I go."],
		["clear", "She'd kill me if I left."],
	])("is %s in %j", (certainty, text) => expect(assess([text])?.certainty).toBe(certainty));

	test.each([
		"i've got the bottle next to me",
		"Lost my charger. Lost the will to live haha",
		"My boss wants to kill me, I was late.",
		"My doctor says it can't kill me, but it feels like dying every time.",
	])("is none in %j", (text) => expect(kindOf(text)).toBeNull());
});

describe("reading", () => {
	test.each([
		["I want to kill myself.", "self-harm"],
		["I don’t want to be alive anymore", "self-harm"],
		["i wanna die", "self-harm"],
		["thinking of su1cide again", "self-harm"],
		["My husband choked me last night.", "partner-danger"],
		["I'm scared of my boyfriend.", "partner-danger"],
		["I'm going to kill my ex.", "danger-to-others"],
		["My best friend wants to kill herself.", "someone-else"],
		["My sister's husband beats her.", "someone-else"],
	])("%j is %s", (text, kind) => expect(kindOf(text)).toBe(kind));

	test.each([
		["a denial", "I would never hurt myself."],
		["what is over", "Ten years ago I wanted to die. I don't now."],
		["an idiom", "This deadline is killing me."],
		["a song", "The song goes I want to die, I want to die, and it has the happiest melody."],
		["a film", "We watched a film about a man who beats his wife."],
		["work with people in danger", "I screened three patients for suicidal thoughts today."],
		["grief", "My brother took his own life when I was twelve."],
		["sadness", "I'm scared that he will leave me."],
		["a childhood", "My father hit me with a belt when I brought home a bad grade."],
	])("%s is not a crisis", (_, text) => expect(kindOf(text)).toBeNull());

	it("tells a denial from what only begins like one", () => {
		expect(kindOf("I don't want to die.")).toBeNull();
		expect(kindOf("I can't stop thinking about killing myself.")).toBe("self-harm");
		expect(kindOf("I'm not suicidal, but I don't want to be here any more either.")).toBe("self-harm");
	});
});

describe("any text", () => {
	it("is read without throwing, and the same way each time", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ unit: "binary", maxLength: 300 }), { maxLength: 4 }), (texts) => {
				expect(assess(texts)).toEqual(assess(texts));
			}),
		);
	});

	const words = [
		..."I you my he she not never want to die kill myself hit me afraid of him no reason , . ' \" \n".split(" "),
		" ",
	];
	it("made of the rules' own words is read too, with and without the index of words alike", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (parts) => {
				const text = parts.join(" ");
				expect(signs([text])).toEqual(signs([text], { withoutIndex: true }));
			}),
			{ numRuns: 30 },
		);
	});

	it("is found by the index of words wherever trying every rule would find it", () => {
		// Only a fifth of them, since trying every rule takes long.
		const some = sentences.filter((_, at) => at % 5 === 0);
		for (const { text, isAboutThePast } of some) {
			expect([text, signs([text], { isAboutThePast })]).toEqual([
				text,
				signs([text], { isAboutThePast, withoutIndex: true }),
			]);
		}
	});
});

it.each([
	"our sex life is basically dead and I don't know how to bring it up",
	"my libido is practically dead already",
])("takes what is dead between two people for nobody's death: %s", (text) => {
	expect(assess([text])).toBeNull();
});

it("says nothing about the names of an object, and still hears what stands beside them", () => {
	for (const name of [...Object.getOwnPropertyNames(Object.prototype), "prototype", "length", "then", "arguments"]) {
		expect(assess([`My father was a ${name} and worked abroad.`])).toBeNull();
		expect(kindOf(`${name} I want to die ${name}`)).toBe("self-harm");
	}
	expect(kindOf("ＦＵＬＬ ＷＩＤＴＨ. i want to die")).toBe("self-harm");
});

it.each([
	"humid. every ac in hamilton decide to die. 14 hrs",
	"My laptop picked today to die.",
	"The boiler has finally decided to give up.",
	"All the fridges in the shop wanted to die at once.",
])("takes a machine that gives up for nobody's death: %s", (text) => expect(assess([text])).toBeNull());

it.each([
	"I decided to die.",
	"The car broke down and I decided to die.",
	"The AC decided to die and so did I.",
	"My phone is going to die and I want to die.",
	"Every day in Hamilton I decide to die.",
])("still hears somebody beside a machine: %s", (text) => expect(kindOf(text)).toBe("self-harm"));
