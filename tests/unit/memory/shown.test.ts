import fc from "fast-check";
import { shownBy, shownOn } from "@/lib/domain/memory/shown";

describe("what a sentence shows", () => {
	it.each([
		["people", "My sister Mira came by on Sunday."],
		["dates", "My birthday is on 12 May."],
		["wishes", "I’d love to have a dog."],
		["helps", "Walking by the river calms me."],
		["hurts", "It hurts me when he looks at his phone while I talk."],
	])("%s: %s", (kind, sentence) => expect(shownBy(sentence)?.kind).toBe(kind));

	it.each([
		["a question", "Do I want to live by the sea?"],
		["a supposition", "If I met my sister Mira I would hide."],
		["a help denied", "Nothing helps me anymore."],
		["too short to say anything", "I want to."],
		["a wish about what was said before", "I want to keep this one."],
	])("nothing: %s", (_, sentence) => expect(shownBy(sentence)).toBeNull());
});

const page = (text: string) => ({ text });

it("is whole sentences of the page, and none that may not be kept", () => {
	const text = "A long day. My sister Mira called. I want to disappear. I want to learn to swim.";
	const facts = shownOn(page(text), (sentence) => !sentence.includes("disappear"));
	expect(facts.map(({ text: words }) => words)).toEqual(["My sister Mira called.", "I want to learn to swim."]);
});

it("stands in the page, whatever is written", () => {
	const piece = fc.oneof(
		fc.string(),
		fc.constantFrom("My sister Mira.", "I want to sleep.", " it helps me to ", "\n", "“", "My birthday is on 3 May."),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
			const text = pieces.join(" ");
			for (const fact of shownOn(page(text), () => true)) expect(text).toContain(fact.text);
		}),
	);
});
