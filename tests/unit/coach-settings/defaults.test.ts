import { mannerOf } from "@/lib/ai/built-in/manner";
import { defaultCoachSettings as defaults } from "@/lib/domain/coach-settings/defaults";
import { formerDefaults } from "@/lib/domain/coach-settings/former-defaults";
import { coachSettingsSchema } from "@/lib/domain/coach-settings/schema";
import { settingTexts } from "@/lib/domain/coach-settings/texts";

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
