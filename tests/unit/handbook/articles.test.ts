import { articleBySlug, articles, themes } from "@/lib/domain/handbook/handbook";
import { type Article, firstWords } from "@/lib/domain/handbook/schema";

const body = (article: Article) => [...article.known, ...article.try, ...article.say, article.help].join(" ");
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const each = articles.map((article) => [article.slug, article] as const);

it("names every article, theme and phrasing once", () => {
	expect(repeated(articles.map(({ slug }) => slug))).toEqual([]);
	expect(repeated(themes.map(({ id }) => id))).toEqual([]);
	expect(repeated(articles.flatMap(({ question, phrasings }) => [question, ...phrasings]))).toEqual([]);
	expect(articleBySlug("apologizing")?.article.question).toBe("How do I apologize well?");
	for (const name of ["constructor", "__proto__", "toString", ""]) expect(articleBySlug(name)).toBeNull();
});

describe.each(each)("%s", (slug, article) => {
	it("is short, complete and plain", () => {
		expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
		const words = wordCount(body(article));
		expect([words, words >= 150 && words <= 250]).toEqual([words, true]);
		expect(article.phrasings.length).toBeGreaterThanOrEqual(6);
		expect(article.phrasings.length).toBeLessThanOrEqual(26);
		expect(article.known.length).toBeGreaterThan(0);
		expect(article.try.length).toBeGreaterThan(0);
		expect(article.help.length).toBeGreaterThan(0);
		expect(article.sources.length).toBeGreaterThan(0);
		for (const source of article.sources) expect(source).toMatch(/\p{L}{3}/u);
		// Plain text without Markdown or straight quotes, which a screen can show as it is.
		expect(body(article)).not.toMatch(/[*_#`<>[\]"']|\n/);
		expect(article.question).toMatch(/[?]$/);
		expect(article.about).toMatch(/^(about|how|what|whether|why|when|who|if) /);
	});

	it("sends nobody who is afraid into a confrontation", () => {
		if (!article.afraid && !article.urgent) return;
		expect(firstWords(article)).toContain("Help now");
		expect(body(article)).not.toMatch(
			/\bconfront|\btest (him|her|them)|\bexplain to (him|her|them)|\bprovoke|\bstand up to (him|her|them)|\bforgive (him|her|them)/i,
		);
	});
});
