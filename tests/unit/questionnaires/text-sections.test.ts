import fc from "fast-check";
import { textSections } from "@/lib/domain/questionnaires/text-sections";

test.each([
	["", []],
	["Only words.", [{ heading: null, text: "Only words." }]],
	[
		"## One\n\nA\n\nB\n\n## Two\nC",
		[
			{ heading: "One", text: "A\n\nB" },
			{ heading: "Two", text: "C" },
		],
	],
	[
		"Before\n# **One** #\n#### Small\nA",
		[
			{ heading: null, text: "Before" },
			{ heading: "One", text: "#### Small\nA" },
		],
	],
	[
		"## Empty\n## Full\nA",
		[
			{ heading: "Empty", text: "" },
			{ heading: "Full", text: "A" },
		],
	],
	["#hash\n```\n# no heading\n```", [{ heading: null, text: "#hash\n```\n# no heading\n```" }]],
])("%j", (text, sections) => {
	expect(textSections(text)).toEqual(sections);
});

test("loses no word", () => {
	const word = fc.stringMatching(/^[a-z]{1,8}$/);
	const line = fc.oneof(
		word,
		word.map((text) => `## ${text}`),
		fc.constant(""),
	);
	fc.assert(
		fc.property(fc.array(line), (lines) => {
			const words = (text: string) => text.match(/[a-z]+/g) ?? [];
			const found = textSections(lines.join("\n")).flatMap(({ heading, text }) => [
				...words(heading ?? ""),
				...words(text),
			]);
			expect(found).toEqual(words(lines.join("\n")));
		}),
	);
});
