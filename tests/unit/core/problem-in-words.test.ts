import { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { newGoalSchema } from "@/lib/domain/goals/schema";
import { submitSchema } from "@/lib/domain/questionnaires/schema";
import { parse } from "@/lib/server/core/http/request-body";

function sentence(schema: z.ZodType, value: unknown): string {
	try {
		parse(schema, value);
	} catch (error) {
		if (error instanceof AppError) return error.message;
	}
	throw new Error("It was taken");
}

const answer = { questionId: "q1", answer: "because" };
const submission = { questionnaireId: "1", responses: [answer] };

test.each([
	[
		submitSchema,
		{ ...submission, responses: [{ ...answer, questionId: 7 }] },
		"The question of answer 1 must be text.",
	],
	[submitSchema, { ...submission, responses: [answer, { answer: "x" }] }, "The question of answer 2 is missing."],
	[submitSchema, { ...submission, responses: "all" }, "The answers must be a list."],
	[submitSchema, { ...submission, responses: [] }, "The answers must have at least 1 item."],
	[submitSchema, { ...submission, questionnaireId: "" }, "The questionnaire is empty."],
	[submitSchema, { ...submission, isAdmin: true }, "There is no “isAdmin” here."],
	[submitSchema, { ...submission, responses: [{ ...answer, extra: 1 }] }, "There is no “extra” here, in the answer 1."],
	[submitSchema, null, "What was sent must be a set of named fields."],
	[submitSchema, [], "What was sent must be a set of named fields."],
	[newGoalSchema, { description: 7, type: "short term" }, "Description is required"],
	[
		z.object({ defaultVoice: z.enum(["nova", "echo"]) }),
		{ defaultVoice: "x" },
		"The default voice must be one of “nova”, “echo”.",
	],
	[z.object({ progress: z.number().int() }), { progress: 1.5 }, "The progress must be a whole number."],
	[z.object({ progress: z.number().max(100) }), { progress: 101 }, "The progress can be at most 100."],
	[z.object({ progress: z.number().min(0) }), { progress: -1 }, "The progress must be at least 0."],
	[z.object({ id: z.uuid() }), { id: "x" }, "The address is not in a form that can be read."],
	[z.object({ name: z.string().max(3) }), { name: "abcd" }, "The name can have at most 3 characters."],
])("%# %j is refused in words", (schema: z.ZodType, value, expected) => {
	expect(sentence(schema, value)).toBe(expected);
});

it("says back no line and no flood that somebody put into a field's name", () => {
	const said = sentence(z.strictObject({}), { [`a\nFORGED${"x".repeat(500)}`]: 1 });
	expect(said).not.toContain("\n");
	expect(said.length).toBeLessThan(80);
});
