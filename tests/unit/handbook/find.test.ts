import fc from "fast-check";
import { findArticles } from "@/lib/domain/handbook/find";
import { articleBySlug, articles } from "@/lib/domain/handbook/handbook";
import { MAX_READ } from "@/lib/domain/handbook/schema";
import { measureHandbook } from "@/tests/evals/handbook-figures";

const first = (text: string) => findArticles(text)?.[0]?.slug;

it.each([
	["How do I apologize to my sister?", "apologizing"],
	["HOW DO I SAY SORRY", "apologizing"],
	["my hubby gives me the silent treatment", "silence"],
	["I can’t sleep.", "sleep"],
	["jealousy", "jealousy"],
	["Ghosted again. I was ghosted by someone I really liked.", "ghosted"],
	["My dog died on Monday.", "grief-for-a-pet"],
	["I want to die", "a-hard-night"],
	["he hits me when he drinks", "is-this-okay"],
])("finds the article for: %s", (text, slug) => {
	expect(first(text)).toBe(slug);
});

it.each(["boats are blue", "", "   ", "?!", "constructor", "__proto__ toString hasOwnProperty", "42", "lorem ipsum"])(
	"finds nothing for: %s",
	(text) => {
		expect(findArticles(text)).toBeNull();
	},
);

it("says why, truly: by words that were written, and by no question that they might have asked", () => {
	expect(findArticles("How do I apologize?")?.[0]?.reason).toBe("You wrote “apologize”.");
	expect(findArticles("I am so jealous again")?.[0]?.reason).toBe("You wrote “I am so jealous”.");
	for (const article of articles) {
		for (const phrasing of article.phrasings) {
			for (const { reason } of findArticles(phrasing) ?? []) {
				for (const [, word = ""] of reason.matchAll(/“([^”]+)”/g)) expect(phrasing).toContain(word);
			}
		}
	}
});

it("finds every article by each of its phrasings", () => {
	const lost = articles.flatMap(({ slug, question, phrasings }) =>
		[question, ...phrasings]
			.filter((text) => !findArticles(text)?.some((finding) => finding.slug === slug))
			.map((text) => `${slug}: ${text}`),
	);
	expect(lost).toEqual([]);
});

it("answers any text with at most three articles that exist, those about danger first and else the best", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.lorem({ mode: "sentences" })), (text) => {
			const found = findArticles(text);
			if (found === null) return;
			expect(found.length).toBeGreaterThan(0);
			expect(found.length).toBeLessThanOrEqual(3);
			for (const { slug, score } of found) {
				expect(articleBySlug(slug)).not.toBeNull();
				expect(score).toBeGreaterThan(0);
				expect(score).toBeLessThanOrEqual(1);
			}
			const order = found.map(({ urgent, score }) => (urgent ? 1 : 0) + score);
			expect(order).toEqual([...order].sort((a, b) => b - a));
		}),
	);
});

it("answers mixtures of an article's words and names of Object.prototype", () => {
	const words = fc.constantFrom(
		"apologize",
		"mother",
		"constructor",
		"__proto__",
		"toString",
		"hit",
		"me",
		"\u0000",
		"\ud800",
	);
	fc.assert(
		fc.property(fc.array(words, { maxLength: 30 }), (list) => {
			expect(() => findArticles(list.join(" "))).not.toThrow();
		}),
	);
});

it("reads the beginning of a long text, and no more", () => {
	const filler = "the roof is red and the boat is blue. ".repeat(Math.ceil(MAX_READ / 38));
	expect(findArticles(`${filler} How do I apologize?`)).toBeNull();
	expect(first(`How do I apologize? ${filler}`)).toBe("apologizing");
});

it("takes no longer for a text that is a thousand times as long", () => {
	const sentence = "I love him and I do not know what to do about the silence after we fight about money. ";
	const time = (text: string) => {
		const start = performance.now();
		for (let i = 0; i < 20; i++) findArticles(text);
		return performance.now() - start;
	};
	const short = sentence.repeat(30);
	time(short);
	// Generous, since other tests run beside this one; without the limit it would be a thousand times as much.
	expect(time(sentence.repeat(30_000))).toBeLessThan(20 * time(short) + 200);
});

// The floor under the published figures (docs: `npx tsx tests/evals/handbook.ts`).
it("finds what people ask, and nothing for other things", () => {
	for (const part of ["tune", "held-out"] as const) {
		const { asked, among, wrong, unrelated, quiet } = measureHandbook(part);
		expect(among / asked).toBeGreaterThanOrEqual(0.85);
		expect(wrong / asked).toBeLessThanOrEqual(0.05);
		expect(quiet / unrelated).toBeGreaterThanOrEqual(0.95);
	}
});
