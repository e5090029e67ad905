import fc from "fast-check";
import { beginningOf } from "@/lib/domain/journal/beginning";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { fitPage, MAX_PAGE_BYTES } from "@/lib/server/journal/page";

const entry = (content: string, more: Partial<ClientEntry> = {}): ClientEntry => ({
	id: "00000000-0000-4000-8000-000000000000",
	userId: 7,
	chatHistory: [],
	title: "Title",
	content,
	isComplete: true,
	prompt: "Prompt?",
	keyInsights: ["One", "Two", "Three"],
	quote: "Quote",
	message: "Message",
	insightBy: "built-in",
	isInsightOld: false,
	isBeingRead: false,
	relatedTo: null,
	photos: [],
	wordCount: 3,
	version: 1,
	day: "2026-11-21",
	createdAt: "2026-11-21T00:00:00.000Z",
	...more,
});
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it("never weighs too much, loses no entry, and cuts no character", () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 3000 }), { maxLength: 40 }), (contents) => {
			const page = fitPage(
				contents.map((content) => entry(content)),
				40_000,
			);
			expect(bytes(page)).toBeLessThanOrEqual(40_000);
			expect(page).toHaveLength(contents.length);
			page.forEach(({ content, isComplete }, i) => {
				expect(content.isWellFormed()).toBe((contents[i] ?? "").isWellFormed());
				expect(isComplete ? content === contents[i] : (contents[i] ?? "").startsWith(content)).toBe(true);
			});
		}),
		{ numRuns: 60 },
	);
});

it("two hundred of the longest titles and prompts still fit", () => {
	const long = entry("猫".repeat(2000), {
		title: "猫".repeat(120),
		prompt: "猫".repeat(500),
		relatedTo: { id: "x", title: "猫".repeat(120), day: "2026-11-01" },
	});
	const page = fitPage(Array.from({ length: 200 }, () => long));
	expect(page).toHaveLength(200);
	expect(bytes(page)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
});

it.each([
	["short", 10, "short"],
	["two words", 6, "two"],
	["unbreakable", 5, "unbre"],
	["👍👍", 3, "👍"],
])("%j begins within %i characters", (text, characters, beginning) => {
	expect(beginningOf(text, characters)).toBe(beginning);
});
