import fc from "fast-check";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { isSame, readSettingsDraft } from "@/lib/domain/coach-settings/draft";
import { MAX_SETTING, settingProblem, settingTexts } from "@/lib/domain/coach-settings/texts";
import { voices } from "@/lib/domain/voice/voices";

const edited = fc.record({
	coachPersona: fc.string({ unit: "binary" }),
	chatInstructions: fc.string(),
	journalInstructions: fc.string(),
	quickInsightInstructions: fc.string(),
	questionnaireInstructions: fc.string(),
	defaultVoice: fc.constantFrom(...voices),
	since: fc.constantFrom(null, undefined, "2026-11-01T00:00:00.000Z"),
});

test("a draft that was kept is read back as it was", () => {
	fc.assert(
		fc.property(edited, (draft) => expect(readSettingsDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)),
	);
});

test("anything else is no draft", () => {
	fc.assert(fc.property(fc.jsonValue(), (value) => expect(readSettingsDraft(value)).toBeNull()));
	const { chatInstructions: _, ...partial } = defaultCoachSettings;
	expect(readSettingsDraft(null)).toBeNull();
	expect(readSettingsDraft(partial)).toBeNull();
	expect(readSettingsDraft({ ...defaultCoachSettings, defaultVoice: "x" })).toBeNull();
	expect(readSettingsDraft({ ...defaultCoachSettings, since: "x" })).toEqual(defaultCoachSettings);
});

test("settings are the same when each text and the voice are", () => {
	expect(isSame(defaultCoachSettings, { ...defaultCoachSettings })).toBe(true);
	for (const name of settingTexts) {
		expect(isSame(defaultCoachSettings, { ...defaultCoachSettings, [name]: "Other" })).toBe(false);
	}
	expect(isSame(defaultCoachSettings, { ...defaultCoachSettings, defaultVoice: "echo" })).toBe(false);
});

test.each([
	["", "Coach Personality is required"],
	[" \n ", "Coach Personality is required"],
	["x".repeat(MAX_SETTING), null],
	["x".repeat(MAX_SETTING + 1), "Coach Personality can have at most 8,000 characters"],
])("what is wrong with a text (%#)", (text, problem) => {
	expect(settingProblem("coachPersona", text)).toBe(problem);
});
