import fc from "fast-check";
import { afterSending, chatDraft, emptyDraft, joined } from "@/lib/browser/chat/draft";

const draft = (text: string) => ({ ...emptyDraft, text });

test("joining loses no word", () => {
	const words = fc.string().filter((text) => text.trim() !== "");
	fc.assert(
		fc.property(words, fc.string(), (back, meanwhile) => {
			expect(joined(back, meanwhile)).toContain(back.trimEnd());
			expect(joined(back, meanwhile)).toContain(meanwhile.trim());
		}),
	);
});

describe("what is kept", () => {
	const { read } = chatDraft(7);

	test("is read back as it was written", () => {
		const out = afterSending(draft("Hello"), "Hello", "k");
		expect(read({ ...out, at: 1 })).toEqual(out);
		expect(read(draft("a"))).toEqual(draft("a"));
	});

	test.each([null, "", [], 3, { text: 1, at: 1 }, { text: "", sent: null }])("%j is no draft", (value) => {
		expect(read(value)).toBeNull();
	});

	test.each([{}, 3, { content: "a", key: "k" }, { content: 1, key: "k", isOut: true }])(
		"a send of %j is none",
		(sent) => {
			expect(read({ text: "a", at: 1, sent })).toMatchObject({ text: "a", sent: null });
		},
	);
});
