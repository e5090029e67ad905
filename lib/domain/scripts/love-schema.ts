import { z } from "zod";
import {
	type ClientPattern,
	type ClientScript,
	editedPatternsSchema,
	part,
	type ScriptAnswer,
	scriptPatternSchema,
	scriptSentence,
	scriptSourceSchema,
	scriptText,
	versionSchema,
} from "./schema";

const MAX_TITLE = 200;
const MAX_AFFIRMATION = 200;

/** A love script as a coach writes it: the story the person could live by. */
export const loveScriptDraftSchema = z.strictObject({
	personalMythTitle: part("The title of the myth", MAX_TITLE),
	personalMythIntro: scriptText("The introduction of the myth"),
	/** One sentence in the first person, beginning with "I". */
	healedScriptSentence: scriptSentence("The healed sentence").regex(/^I\b/, 'The healed sentence begins with "I"'),
	/** 250 to 500 words in the first person, in paragraphs separated by empty lines. */
	healedMainScript: scriptText("The healed script"),
	/** 150 to 300 words in the present tense: one day, from waking up to falling asleep. Written to be listened to. */
	dayInLifeNarrative: scriptText("The day"),
	patterns: z.array(scriptPatternSchema).length(3),
	/** Three to five short lines in the first person. */
	affirmations: z.array(part("An affirmation", MAX_AFFIRMATION)).min(3).max(5),
	sources: z.array(scriptSourceSchema).max(40),
});
export type LoveScriptDraft = z.infer<typeof loveScriptDraftSchema>;

/** The texts of an edited love script. */
export const loveScriptTextsSchema = z.object(
	{
		personalMythTitle: part("The title of the myth", MAX_TITLE),
		personalMythIntro: scriptText("The introduction of the myth"),
		healedScriptSentence: scriptSentence("The healed sentence"),
		healedMainScript: scriptText("The healed script"),
		dayInLifeNarrative: scriptText("The day"),
	},
	"The script is missing",
);
export type LoveScriptTexts = z.output<typeof loveScriptTextsSchema>;

/** Body of PUT /api/love-script/{id}. */
export const loveScriptEditSchema = z.object({
	loveScript: loveScriptTextsSchema,
	patterns: editedPatternsSchema,
	version: versionSchema,
});

export interface ClientLoveScript extends ClientScript, LoveScriptTexts {
	/** ISO 8601, UTC. */
	updatedAt: string;
}

/** Response of GET /api/love-script/{userId}, and of its writes. */
export interface LoveScriptAnswer extends ScriptAnswer {
	loveScript: ClientLoveScript | null;
	patterns: (ClientPattern & { loveScriptId: string })[];
}
