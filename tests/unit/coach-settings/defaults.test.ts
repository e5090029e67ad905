import { mannerOf } from "@/lib/ai/built-in/manner";
import { defaultCoachSettings as defaults } from "@/lib/domain/coach-settings/defaults";
import { formerDefaults } from "@/lib/domain/coach-settings/former-defaults";
import { coachSettingsSchema } from "@/lib/domain/coach-settings/schema";
import { settingTexts } from "@/lib/domain/coach-settings/texts";

test.each([
	[
		"coachPersona",
		[
			/\bdirect coach\b/,
			/\bJung\b/,
			/\bStoics\b/,
			/\breveal\b/,
			/\bchallenge\b/,
			/End each reply with a parting thought/,
		],
	],
	["chatInstructions", [/\bempathetic\b/, /\bpsychology\b/, /vague[\s\S]*clarifying question/]],
	["journalInstructions", [/^A title\b/m, /^Three reflections\b/m, /^A quote\b/m, /^A warm closing message\b/m]],
	["quickInsightInstructions", [/fewer than 30 words/, /ending with a brief question/, /five forms/]],
	[
		"questionnaireInstructions",
		[
			/structured analysis/,
			/first person/,
			/^Open with a quote/m,
			/^Core Pattern:[\s\S]*^Origin:[\s\S]*^Impact:[\s\S]*^Transformation Path[\s\S]*Inner Work:[\s\S]*Relational Shifts:[\s\S]*3 Action Steps:[\s\S]*^Areas for Exploration:[\s\S]*^Closing Insight:/m,
		],
	],
] as const)("the default %s says what it has to", (name, pieces) => {
	for (const piece of pieces) expect(defaults[name]).toMatch(piece);
});

test("five forms of a quick insight begin with an emoji each", () => {
	const forms = defaults.quickInsightInstructions.match(/^\p{Emoji_Presentation}.*:|^\p{Emoji}\ufe0f.*:/gmu);
	expect(forms).toHaveLength(5);
});

test("the defaults could be saved as they are, and read as a direct coach", () => {
	expect(coachSettingsSchema.safeParse(defaults).success).toBe(true);
	expect(defaults.defaultVoice).toBe("nova");
	for (const name of settingTexts) expect(defaults[name].length).toBeLessThan(4000);
	expect(mannerOf({ persona: defaults.coachPersona, instructions: defaults.questionnaireInstructions }).tone).toBe(
		"direct",
	);
});

test("defaults of earlier days, saved as one's own, are no wishes", () => {
	const old = { persona: defaults.coachPersona, instructions: formerDefaults.join(" ") };
	expect(mannerOf(old)).toEqual(mannerOf({ persona: defaults.coachPersona, instructions: "" }));
	for (const sentence of formerDefaults) expect(JSON.stringify(defaults)).not.toContain(sentence);
});
