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

/** What a coach writes: the story a person has been living by. */
export const lifeScriptDraftSchema = z.strictObject({
	/** One sentence in the first person, beginning with "I". */
	scriptSentence: scriptSentence("The sentence").regex(/^I\b/, 'The sentence begins with "I"'),
	/** 250 to 500 words in the first person, paragraphs with an empty line between them. */
	mainScript: scriptText("The script"),
	patterns: z.array(scriptPatternSchema).length(3),
	sources: z.array(scriptSourceSchema).max(40),
});
export type LifeScriptDraft = z.infer<typeof lifeScriptDraftSchema>;

/** The words of an edit, whose sentence may begin as the person likes. */
export const lifeScriptTextsSchema = z.object(
	{ scriptSentence: scriptSentence("The sentence"), mainScript: scriptText("The script") },
	"The script is missing",
);
export type LifeScriptTexts = z.output<typeof lifeScriptTextsSchema>;

/** PUT /api/life-script/{id} */
export const lifeScriptEditSchema = z.object({
	lifeScript: lifeScriptTextsSchema,
	patterns: editedPatternsSchema,
	version: versionSchema,
});

export interface ClientLifeScript extends ClientScript, LifeScriptTexts {
	/** ISO 8601, UTC. */
	lastUpdated: string;
}

/** GET /api/life-script/{userId} and the answers to its writes. */
export interface LifeScriptAnswer extends ScriptAnswer {
	lifeScript: ClientLifeScript | null;
	patterns: (ClientPattern & { lifeScriptId: string })[];
}
