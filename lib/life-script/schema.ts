import { z } from "zod";

/** Limits in characters. */
const MAX_SENTENCE = 400;
const MAX_NAME = 120;
const MAX_TEXT = 12_000;

/** A part of a script that may not be blank. What stands in it is kept as it was typed. */
export const part = (name: string, max: number) =>
	z
		.string(`${name} is missing`)
		.max(max, `${name} can have at most ${max.toLocaleString("en")} characters`)
		.refine((text) => text.trim() !== "", `${name} cannot be empty`);

export const scriptSentence = (name: string) => part(name, MAX_SENTENCE);
export const scriptText = (name: string) => part(name, MAX_TEXT);

export const scriptPatternSchema = z.strictObject({
	/** Its name in a few words. */
	pattern: part("The name of a pattern", MAX_NAME),
	description: scriptText("The description of a pattern"),
	impact: scriptText("The impact of a pattern"),
});
export type ScriptPattern = z.infer<typeof scriptPatternSchema>;

/** Words of the person that a script draws on, so that a reader can find where it comes from. */
export const scriptSourceSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	/** Which of a person's responses; the timeline has one for each relationship. */
	responseId: z.string().min(1).max(100),
	questionId: z.string().min(1).max(100),
	/** Verbatim from that answer. */
	quote: z.string().min(1).max(600),
});
export type ScriptSource = z.infer<typeof scriptSourceSchema>;

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
