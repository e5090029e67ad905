import { z } from "zod";
import { answerShape } from "@/lib/ai/openai/client/json-schema";

describe("the shape of an answer", () => {
	it("goes to a server with the sizes that it takes, and with the others into the prompt", () => {
		const { strict, full, limits } = answerShape(
			z.strictObject({
				words: z.array(z.string().min(1).max(9)).length(3),
				mood: z.enum(["calm", "torn"]).nullable(),
				deep: z.strictObject({ score: z.int().min(0).max(100), rest: z.int() }),
			}),
		);
		expect(strict("none")).toEqual({
			type: "object",
			properties: {
				words: { type: "array", items: { type: "string" } },
				mood: { anyOf: [{ type: "string", enum: ["calm", "torn"] }, { type: "null" }] },
				deep: {
					type: "object",
					properties: { score: { type: "integer" }, rest: { type: "integer" } },
					required: ["score", "rest"],
					additionalProperties: false,
				},
			},
			required: ["words", "mood", "deep"],
			additionalProperties: false,
		});
		expect(JSON.stringify(full)).toContain('"maxLength":9');
		expect(limits("none")).toEqual([
			"words: exactly 3 items",
			"each of words: 1 to 9 characters",
			"deep.score: 0 to 100",
		]);
		expect(strict("lists").properties?.words).toEqual({
			type: "array",
			minItems: 3,
			maxItems: 3,
			items: { type: "string" },
		});
		expect(limits("lists")).toEqual(["each of words: 1 to 9 characters", "deep.score: 0 to 100"]);
		expect(strict("texts").properties).toMatchObject({
			words: { minItems: 3, items: { type: "string", minLength: 1, maxLength: 9 } },
			deep: { properties: { score: { minimum: 0, maximum: 100 }, rest: { type: "integer" } } },
		});
		expect(limits("texts")).toEqual([]);
	});

	it.each([
		["an optional property", z.strictObject({ a: z.strictObject({ b: z.string().optional() }) }), "a.b"],
		["an open object", z.strictObject({ a: z.looseObject({}) }), "a"],
		["a record", z.strictObject({ a: z.record(z.string(), z.string()) }), "a"],
	])("may not have %s", (_, schema, path) => {
		expect(() => answerShape(schema)).toThrow(new RegExp(`^Strict schemas have no .*: ${path}$`));
	});
});
