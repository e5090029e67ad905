import { z } from "zod";
import type { Day } from "@/lib/domain/progress/days";
import type { PageKind } from "@/lib/domain/search/pages/page";
import { type CarriedKind, factKinds } from "./kinds";

/** Something that the coach remembers from conversation to conversation. */
export interface Fact {
	id: string;
	kind: CarriedKind;
	text: string;
	source: FactSource;
}

/** Where it comes from. */
export interface FactSource {
	kind: PageKind | "results";
	/** The id of its source. */
	id: string;
	/** The person's local day. */
	date: Day;
	/** The title of an entry, a questionnaire; null where there is none. */
	title: string | null;
	/** The address that opens it in its place. */
	href: string;
	/** The words of the page on which it is based, verbatim, unless the text is those words. */
	words: string | null;
	/** The model that learned it; null if the text is the person's own or the app's. */
	learnedBy: string | null;
}

/** What GET /api/memory/{userId} answers. */
export interface Memory {
	paused: boolean;
	facts: Fact[];
}

/** PUT /api/memory/pause. */
export const pauseSchema = z.strictObject({
	paused: z.boolean("Please say whether the coach should pause what it keeps of you: true or false."),
});

/** The most that is learned from one page at a time. */
export const MOST_LEARNED = 3;

/** Something that a model learned from a page. */
export const learnedFactSchema = z.strictObject({
	kind: z.enum(factKinds),
	/** One sentence, said to the person: "Your sister is called Mira." */
	text: z.string().trim().min(8).max(160),
	/** The words of the page on which it is based, verbatim. */
	words: z.string().trim().min(8).max(400),
});
export type LearnedFact = z.infer<typeof learnedFactSchema>;
