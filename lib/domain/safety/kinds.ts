/**
 * The dangers that a text may be a sign of, the most pressing first. `frightening-images`: pictures of harm to one's own baby,
 * which many have after a birth, do not want, and are ashamed of.
 */
export const kinds = ["self-harm", "partner-danger", "danger-to-others", "frightening-images", "someone-else"] as const;
export type Kind = (typeof kinds)[number];
/** What may be done to the writer or by the writer. The others are worries: about somebody else, or about images in one's head. */
export type OwnDanger = Exclude<Kind, "frightening-images" | "someone-else">;
/** Whether a kind is a danger to the writer or from the writer. */
export const isOwnDanger = (kind: Kind): kind is OwnDanger => kind !== "frightening-images" && kind !== "someone-else";

/**
 * `clear`: clear and present danger; the notice takes the place of a reflection. `doubtful`: a quiet line to "Help now"
 * is shown above the ordinary answer.
 */
export type Certainty = "clear" | "doubtful";

/** Who is or was hurt, or may be: the writer, their family, a friend, or somebody else. */
export type Hurt = "writer" | "family" | "friend" | "another" | "uncertain";

/** By whom. */
export type By = "writer" | "partner" | "family" | "another" | "uncertain";

/**
 * `told`: somebody said it of themselves or of others. `feared`: it has not happened, but somebody is afraid that it
 * will.
 */
export type When = "now" | "past" | "told" | "feared" | "uncertain";

/** One sign of danger in a sentence of a text. */
export interface Sign {
	kind: Kind;
	certainty: Certainty;
	hurt: Hurt;
	by: By;
	when: When;
	/** Sexual violence, which is never coached on, however long ago it was. */
	isSexual: boolean;
	/** Which text, and which sentence of it, counted from 0. */
	text: number;
	sentence: number;
}

/** The danger that calls for a notice, and how sure it is. */
export type Call = Pick<Sign, "kind" | "certainty">;

/** Whether a sign calls for a notice. One that is long past does not. */
export const needsNotice = ({ when }: Pick<Sign, "when">): boolean => when !== "past";

/** Clear dangers first, then the most pressing; one of each kind. */
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
