import { z } from "zod";
import { type Voice, voices } from "@/lib/domain/voice/voices";
import { isRequired, type SettingText, settingNames, settingProblem } from "./texts";

/** Returns the schema of one text. The text is neither trimmed nor shortened. */
const text = (name: SettingText) =>
	z
		.string({ error: ({ input }) => (input == null ? isRequired(name) : `${settingNames[name]} can only be text`) })
		.check((context) => {
			const problem = settingProblem(name, context.value);
			if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
		});

/**
 * Body of POST /api/ai-settings: all five texts. If the voice is left out, it stays as it is. If `updatedAt` is sent,
 * settings that were saved after that time are not overwritten.
 */
export const coachSettingsSchema = z.strictObject({
	coachPersona: text("coachPersona"),
	chatInstructions: text("chatInstructions"),
	journalInstructions: text("journalInstructions"),
	quickInsightInstructions: text("quickInsightInstructions"),
	questionnaireInstructions: text("questionnaireInstructions"),
	defaultVoice: z.enum(voices, { error: `The voice is one of ${voices.join(", ")}` }).optional(),
	updatedAt: z.iso.datetime({ error: "updatedAt is a time that the settings were read with, or null" }).nullish(),
});
export type CoachSettingsUpdate = z.infer<typeof coachSettingsSchema>;

/** Coach settings as they are sent to the person's browser. */
export interface ClientCoachSettings extends Record<SettingText, string> {
	/** Null while the person has the default settings; so are the two times. */
	id: string | null;
	userId: number;
	defaultVoice: Voice;
	/** ISO 8601, UTC. */
	createdAt: string | null;
	updatedAt: string | null;
}
