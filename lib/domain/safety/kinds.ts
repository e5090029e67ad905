/** What a text may be a sign of, the most pressing first. */
export const kinds = ["self-harm", "partner-danger", "danger-to-others", "someone-else"] as const;
export type Kind = (typeof kinds)[number];

/**
 * `clear`: clear and present danger; what is shown about it takes the place of a reflection. `doubtful`: a quiet line to
 * "Help now" stands above the ordinary answer.
 */
export type Certainty = "clear" | "doubtful";

/** Who is or was hurt, or may be: the writer, their family, a friend, or somebody else. */
export type Hurt = "writer" | "family" | "friend" | "another" | "uncertain";

/** By whom. */
export type By = "writer" | "partner" | "family" | "another" | "uncertain";

/** `told`: somebody said it of themselves or of others. `feared`: it has not happened, somebody is afraid that it will. */
export type When = "now" | "past" | "told" | "feared" | "uncertain";

/** One thing that a sentence of a text is a sign of. */
export interface Sign {
	kind: Kind;
	certainty: Certainty;
	hurt: Hurt;
	by: By;
	when: When;
	/** Sexual violence, which nobody coaches on however long ago it was. */
	isSexual: boolean;
	/** Which text, and which sentence of it, counted from 0. */
	text: number;
	sentence: number;
}

/** What a notice is called for by, and how sure that is. */
export type Call = Pick<Sign, "kind" | "certainty">;

/** Whether a sign calls for a notice. What is long over does not. */
export const isCalling = ({ when }: Pick<Sign, "when">): boolean => when !== "past";

/** What is clear first, then the most pressing; one of each kind. */
export function inOrder(calls: readonly Call[]): Call[] {
	const ofCertainty = (certainty: Certainty) =>
		kinds.filter((kind) => calls.some((call) => call.kind === kind && call.certainty === certainty));
	const clear = ofCertainty("clear");
	const doubtful = ofCertainty("doubtful").filter((kind) => !clear.includes(kind));
	return [
		...clear.map((kind) => ({ kind, certainty: "clear" }) as const),
		...doubtful.map((kind) => ({ kind, certainty: "doubtful" }) as const),
	];
}
