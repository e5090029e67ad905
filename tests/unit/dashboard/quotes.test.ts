import { quoteOf, quotes } from "@/lib/domain/dashboard/quotes";

it("there are about thirty, short, different, and each says where it stands", () => {
	expect(quotes.length).toBeGreaterThanOrEqual(28);
	expect(quotes.length).toBeLessThanOrEqual(32);
	expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length);
	for (const { text, author, source } of quotes) {
		expect(text.length).toBeLessThan(120);
		expect(author.length * source.length).toBeGreaterThan(0);
	}
});

it("the digits of the date, modulo the list, choose the day's", () => {
	expect(quoteOf("2026-11-21")).toBe(quotes[20261121 % quotes.length]);
	expect(quoteOf("2026-11-22")).not.toBe(quoteOf("2026-11-21"));
});
