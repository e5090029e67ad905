import { z } from "zod";
import type { Day } from "@/lib/domain/progress/days";
import type { PageKind } from "@/lib/domain/search/pages/page";
import { type CarriedKind, factKinds } from "./kinds";

/** A fact that the coach remembers from one conversation to the next. */
export interface Fact {
	id: string;
	kind: CarriedKind;
	text: string;
	source: FactSource;
}

/** The source of a fact. */
export interface FactSource {
	kind: PageKind | "results";
	/** Id of the source. */
	id: string;
	/** The person's local day. */
	date: Day;
	/** Title of the entry or questionnaire; null if there is none. */
	title: string | null;
	/** Address that opens the source. */
	href: string;
	/** The words of the page that the fact is based on, verbatim; null if `text` is those words. */
	words: string | null;
	/** The model that learned the fact; null if the text is the person's own or the app's. */
	learnedBy: string | null;
}

/** Response of GET /api/memory/{userId}. */
export interface Memory {
	paused: boolean;
	facts: Fact[];
}

/** Body of PUT /api/memory/pause. */
export const pauseSchema = z.strictObject({
	paused: z.boolean("Please say whether the coach should pause what it keeps of you: true or false."),
});

/** Maximum number of facts that are learned from one page at a time. */
export const MOST_LEARNED = 3;

/** A fact that a model learned from a page. */
export const learnedFactSchema = z.strictObject({
	kind: z.enum(factKinds),
	/** One sentence addressed to the person: "Your sister is called Mira." */
	text: z.string().trim().min(8).max(160),
	/** The words of the page that the fact is based on, verbatim. */
	words: z.string().trim().min(8).max(400),
});
export type LearnedFact = z.infer<typeof learnedFactSchema>;
