import fc from "fast-check";
import { readJson } from "@/lib/ai/openai/client/read-json";

const object = fc.dictionary(fc.string(), fc.jsonValue());
/** Text that a model writes around its answer, without braces, fences or tags. */
const sentence = fc.string({ unit: fc.constantFrom(..."ab .,:\n!’é") });
/** The model's thoughts: any text but a closing tag. */
const thought = fc.oneof(fc.string(), fc.constant('{"draft": ['), fc.constant("```json\n{}\n```"));

describe("JSON in what a model wrote", () => {
	it.each<[string, (json: string, before: string, after: string, thought: string) => string]>([
		["bare", (json) => json],
		["between sentences", (json, before, after) => `${before}${json}${after}`],
		["in a fence", (json, before, after) => `${before}\n\`\`\`json\n${json}\n\`\`\`\n${after}`],
		["in a fence, with braces around it", (json) => `As {asked}:\n\`\`\`json\n${json}\n\`\`\`\nNot {so}?`],
		["in a fence without a language", (json, before) => `${before}\`\`\`\n${json}\`\`\``],
		["after thinking", (json, before, after, thought) => `<think>${thought}</think>${before}${json}${after}`],
		[
			"after two thoughts",
			(json, _, __, thought) => `<THINK>${thought}</THINK>Hm.<thinking>${thought}</thinking>${json}`,
		],
		["after thinking without a beginning", (json, before, _, thought) => `${thought}</think>${before}${json}`],
	])("is found %s", (_, wrap) => {
		fc.assert(
			fc.property(object, sentence, sentence, thought, (value, before, after, thinking) => {
				const json = JSON.stringify(value);
				expect(readJson(wrap(json, before, after, thinking))).toEqual(JSON.parse(json));
			}),
		);
	});

	it("is found with tags, fences and braces in its texts", () => {
		const value = { a: "</think> <think> ``` {", b: "```json\n}\n```" };
		expect(readJson(JSON.stringify(value))).toEqual(value);
		expect(readJson(`Here: ${JSON.stringify({ b: value.b })}`)).toEqual({ b: value.b });
	});

	it.each(["", "   ", "Hello!", "null", "42", '{"a": ', "} {", "```json\n```", "<think>{}</think>"])(
		"is not found in %j",
		(text) => {
			expect(readJson(text)).toBeUndefined();
		},
	);

	it("never throws", () => {
		const piece = fc.constantFrom(
			"{",
			"}",
			"[",
			"]",
			'"',
			":",
			"1",
			"<think>",
			"</think>",
			"</thinking>",
			"```",
			"json\n",
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.array(piece).map((pieces) => pieces.join("")),
				),
				(text) => {
					const value = readJson(text);
					expect(value === undefined || (typeof value === "object" && value !== null)).toBe(true);
				},
			),
			{ numRuns: 300 },
		);
	});
});
