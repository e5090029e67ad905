import { z } from "zod";

/** How many sentences a person can say this of, and how long one can be: as long as an entry. */
export const MAX_SAID_NOT_MEANT = 1_000;
export const MAX_NOT_MEANT = 50_000;

/** The texts whose place a notice can take. */
export const replaceable = ["analysis", "life-script", "love-script", "composing", "letter"] as const;

/** Query of GET /api/not-meant. `of` is the id of the response, or the letter's period. */
export const behindSchema = z
	.strictObject({
		text: z.enum(replaceable, { error: "Say which text." }),
		of: z.string().min(1).max(100).optional(),
	})
	.refine(({ text, of }) => (of !== undefined) === (text === "analysis" || text === "letter"), "Say which text.");
export type BehindQuery = z.infer<typeof behindSchema>;

/** Body of POST and DELETE /api/not-meant. */
export const notMeantSchema = z.strictObject({
	/** The page that the sentence is on: see `Page`. */
	page: z.string("Say where the sentence is.").min(1, "Say where the sentence is.").max(200, "There is no such page."),
	words: z
		.string("Choose a sentence.")
		.min(1, "Choose a sentence.")
		.max(MAX_NOT_MEANT, `A sentence can have at most ${MAX_NOT_MEANT.toLocaleString("en")} characters.`),
});
export type NotMeantRequest = z.infer<typeof notMeantSchema>;

/** A sentence of the person because of which a notice took a text's place. */
export interface BehindNotice extends NotMeantRequest {
	/** What it answers or belongs to: a question, "Journal, 3 March 2026". */
	where: string;
	/** The address that opens it in its place. */
	href: string;
}

/** Response of GET /api/not-meant. */
export interface Behind {
	/** Whether a notice now stands in the text's place, or the text is withheld. */
	isReplaced: boolean;
	/** The sentences because of which a notice takes its place. Empty once each was said not to be meant that way. */
	sentences: BehindNotice[];
	/** Sentences on which this text is based, and of which the person has said that they did not mean that. */
	said: BehindNotice[];
}
