import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { plainProse } from "@/lib/ai/openai/tidy";
import { usualCpu } from "@/tests/setup/cpu-time";

describe("prose", () => {
	it.each([
		["an image", "See ![a cat](https://x.example/c.png) here.", "See here."],
		["an image by reference", "See ![a cat][c] here.\n\n[c]: https://x.example", "See here."],
		["a link", "See [the **page**](https://x.example 'Title').", "See the **page**."],
		["a link by reference", "See [this][1].\n\n[1]: //x.example", "See this."],
		[
			"a link by shortcut, defined in a quotation",
			"See [this].\n\n> [this]: //x.example",
			"See [this].\n\n[this] : //x.example",
		],
		["an address", "Go to https://x.example/a?b=c, or www.x.example.", "Go to or"],
		["an address in brackets", "Go to <https://x.example>.", "Go to."],
		["an underlined heading", "One\n---\nTwo\n=====\nThree\n--\nFour", "One\n\nTwo\n\nThree\n\nFour"],
		["a heading in a list", "- # One\n- two", "- One\n- two"],
		["a heading after an old line end", "One\r# Two\r\n# Three", "One\nTwo\nThree"],
		["a rule in a list", "- one\n1. ---\n- two", "- one\n\n- two"],
		["an address of mail", "Ask <1@x.example> or <<b>x:y>.", "Ask 1@x.example> or x:y>."],
		["a fence", "```js\nwords\n```", "words"],
		["a rule", "One\n\n* * *\n\nTwo", "One\n\nTwo"],
	])("has no %s", (_, text, prose) => {
		expect(plainProse(text)).toBe(prose);
	});

	it.each(["A **word**, an *other* and a list:\n\n- one\n- two\n\n1. three", "2 < 3 and 4 > 3", "#1 of 5!"])(
		"stays as it is: %j",
		(text) => {
			expect(plainProse(text)).toBe(text);
		},
	);

	const piece = fc.constantFrom(
		..."[]()!<>#=-:*`~\"' \n\r\\/a1@",
		..."1. ,- ,> ,\n\n,   ,![,](,][,]:,//x.example,https://x.example,www.x.example,<b>,</a>,<a href=x>,---,```,&#91;".split(
			",",
		),
	);

	it("shows no link, image, heading or quotation, however crooked it was", () => {
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
				const text = plainProse(pieces.join(""));
				const html = renderToStaticMarkup(createElement(Markdown, null, text));
				expect([text, html.match(/<(?:a|img|h[1-6]|blockquote|hr)\b/)?.[0]]).toEqual([text, undefined]);
			}),
			{ numRuns: 300 },
		);
	});

	it("is made in time, however hostile the text", () => {
		const make = () => {
			for (const part of ["![", "[", "[a](", "](", "<a", "> ", "- ", "#", " ", "\n", "https://", "[a]:"])
				plainProse(part.repeat(100_000 / part.length));
		};
		expect(usualCpu(make, 1)).toBeLessThan(3000);
	});
});
