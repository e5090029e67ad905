import fc from "fast-check";
import { assess, signs } from "@/lib/safety/assess";
import { sentences } from "@/tests/evals/safety/sentences";

const kindOf = (text: string, isAboutThePast = false) => assess([text], { isAboutThePast })?.kind ?? null;

describe("certainty", () => {
	it("is a doubt where a mother reads her child's messages", () => {
		expect(assess(["my mum reads my messages i know she does"])).toEqual({
			kind: "partner-danger",
			certainty: "doubtful",
		});
	});

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
			{ numRuns: 60 },
		);
	});

	it("is found by the index of words wherever trying every rule would find it", () => {
		// Harmless ones can only be found less by it: a few of them.
		const some = sentences.filter(({ expected }, at) => expected !== null || at % 5 === 0);
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
