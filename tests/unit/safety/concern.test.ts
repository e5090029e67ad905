import fc from "fast-check";
import { type Call, inOrder, kinds } from "@/lib/domain/safety/kinds";
import { withConcern } from "@/lib/safety/concern";

const clear = (kind: Call["kind"]): Call => ({ kind, certainty: "clear" });
const doubtful = (kind: Call["kind"]): Call => ({ kind, certainty: "doubtful" });

describe("a model's concern", () => {
	test.each<[string, string, string[]]>([
		["in other words", "artık yaşamak istemiyorum", ["Bugün yağmur vardı. Artık yaşamak istemiyorum!"]],
		["over a line", "ready to go", ["I am ready\nto go."]],
		["in quotation marks of another kind", "“I'm ready”", ["I said 'I’m ready' twice."]],
		["without spaces", "不想活", ["今天很累，我不想活了。"]],
		["in a second text", "nothing left", ["A walk.", "There is nothing left."]],
	])("adds a doubt where its words stand: %s", (_, words, texts) => {
		expect(withConcern([], { kind: "self-harm", words }, texts)).toEqual([doubtful("self-harm")]);
	});

	test.each<[string, string, string[]]>([
		["made up", "I will end it tonight", ["I will finish it tonight."]],
		["put together from two texts", "left me alone", ["He left", "me alone"]],
		["parts of words", "end it", ["I recommend items."]],
		["too few letters", "I", ["I went home."]],
		["nothing", "  ", ["I went home."]],
		["marks alone", "!?...", ["What!?..."]],
	])("does not count with words that are not theirs: %s", (_, words, texts) => {
		expect(withConcern([], { kind: "self-harm", words }, texts)).toEqual([]);
	});

	it("makes clear what the rules doubt about, and leaves other kinds as they are", () => {
		const concern = { kind: "self-harm", words: "so tired of it" } as const;
		const texts = ["I am so tired of it."];
		expect(withConcern([doubtful("self-harm")], concern, texts)).toEqual([clear("self-harm")]);
		expect(withConcern([doubtful("partner-danger")], concern, texts)).toEqual([
			doubtful("self-harm"),
			doubtful("partner-danger"),
		]);
		expect(withConcern([clear("self-harm")], concern, texts)).toEqual([clear("self-harm")]);
	});

	it("is no matter where the model is not worried", () => {
		expect(withConcern([doubtful("self-harm")], null, ["anything"])).toEqual([doubtful("self-harm")]);
	});

	it("never takes a notice away or makes one weaker", () => {
		const call = fc.record({ kind: fc.constantFrom(...kinds), certainty: fc.constantFrom("clear", "doubtful") });
		const concern = fc.record({ kind: fc.constantFrom(...kinds), words: fc.string() });
		fc.assert(
			fc.property(fc.array(call), fc.option(concern), fc.array(fc.string()), (calls, worry, texts) => {
				const before = inOrder(calls as Call[]);
				const after = withConcern(before, worry, texts);
				for (const { kind, certainty } of before) {
					const kept = after.find((one) => one.kind === kind);
					expect(kept).toBeDefined();
					if (certainty === "clear") expect(kept?.certainty).toBe("clear");
				}
			}),
		);
	});
});
