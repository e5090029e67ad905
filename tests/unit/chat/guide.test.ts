import { type Offer, readNote, readTap } from "@/lib/domain/chat/guide";

const offers: Offer[] = [
	{ kind: "which-is-nearest", titles: [{ kind: "article", id: "same-quarrel", title: "Why the same quarrel?" }] },
	{ kind: "article", slug: "same-quarrel", title: "Why?", part: "words", parts: ["try", "known"], words: ["Stop."] },
	{ kind: "feeling" },
	{ kind: "doors" },
	{ kind: "talk", id: "first-night", title: "The first night", step: "begin" },
	{ kind: "exercise", id: "saying-no", title: "Saying no" },
	{ kind: "pages", pages: [{ label: "Journal", href: "/journal?entry=1", day: "2026-03-02" }], more: false },
	{ kind: "direct-question", answers: [{ id: "no", label: "No" }] },
	{ kind: "keep" },
	{ kind: "link", label: "The handbook", href: "/handbook" },
	{ kind: "say", label: "Back", say: "Back" },
];

it("reads every kind of offer as it was stored", () => {
	const stored: unknown = JSON.parse(JSON.stringify({ offers, memo: null }));
	expect(readNote(stored)).toEqual({ offers, memo: null });
});

it("leaves out an offer that it cannot read, and keeps the others", () => {
	const stored = {
		offers: [{ kind: "of-tomorrow" }, { kind: "talk" }, { label: "Nothing" }, 7, offers[8]],
		memo: null,
	};
	expect(readNote(stored)?.offers).toEqual([{ kind: "keep" }]);
	expect(readNote({ offers: "all" })).toBeNull();
	expect(readNote(null)).toBeNull();
});

it("reads what was tapped, and nothing else", () => {
	expect(readTap({ tap: { do: "open", kind: "article", id: "silence" } })).toEqual({
		do: "open",
		kind: "article",
		id: "silence",
	});
	for (const stored of [null, {}, { tap: { do: "fly" } }, { tap: { do: "door", door: "back" } }, { offers: [] }])
		expect(readTap(stored)).toBeNull();
});
