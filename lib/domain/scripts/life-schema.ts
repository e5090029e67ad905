import { z } from "zod";
import {
	type ClientPattern,
	type ClientScript,
	editedPatternsSchema,
	type ScriptAnswer,
	scriptPatternSchema,
	scriptSentence,
	scriptSourceSchema,
	scriptText,
	versionSchema,
} from "./schema";

/** A life script as a coach writes it: the story the person has been living by. */
export const lifeScriptDraftSchema = z.strictObject({
	/** One sentence in the first person, beginning with "I". */
	scriptSentence: scriptSentence("The sentence").regex(/^I\b/, 'The sentence begins with "I"'),
	/** 250 to 500 words in the first person, in paragraphs separated by empty lines. */
	mainScript: scriptText("The script"),
	patterns: z.array(scriptPatternSchema).length(3),
	sources: z.array(scriptSourceSchema).max(40),
});
export type LifeScriptDraft = z.infer<typeof lifeScriptDraftSchema>;

/** The texts of an edited life script; here the sentence may begin with any word. */
export const lifeScriptTextsSchema = z.object(
	{ scriptSentence: scriptSentence("The sentence"), mainScript: scriptText("The script") },
	"The script is missing",
);
export type LifeScriptTexts = z.output<typeof lifeScriptTextsSchema>;

/** Body of PUT /api/life-script/{id}. */
export const lifeScriptEditSchema = z.object({
	lifeScript: lifeScriptTextsSchema,
	patterns: editedPatternsSchema,
	version: versionSchema,
});

export interface ClientLifeScript extends ClientScript, LifeScriptTexts {
	/** ISO 8601, UTC. */
	lastUpdated: string;
}

/** Response of GET /api/life-script/{userId}, and of its writes. */
export interface LifeScriptAnswer extends ScriptAnswer {
	lifeScript: ClientLifeScript | null;
	patterns: (ClientPattern & { lifeScriptId: string })[];
}
