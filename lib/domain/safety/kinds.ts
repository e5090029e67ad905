/**
 * The kinds of danger that a text may be a sign of, the most urgent first. `frightening-images`: unwanted images of
 * harming one's own baby, which many parents have after a birth and are ashamed of.
 */
export const kinds = ["self-harm", "partner-danger", "danger-to-others", "frightening-images", "someone-else"] as const;
export type Kind = (typeof kinds)[number];
/**
 * Dangers of harm to the writer or by the writer. The other kinds are worries: about somebody else, or about images in
 * one's head.
 */
export type OwnDanger = Exclude<Kind, "frightening-images" | "someone-else">;
/** Whether a kind is a danger of harm to the writer or by the writer. */
export const isOwnDanger = (kind: Kind): kind is OwnDanger => kind !== "frightening-images" && kind !== "someone-else";

/**
 * `clear`: clear and present danger; the notice replaces the reflection. `doubtful`: a discreet link to "Help now" is
 * shown above the ordinary answer.
 */
export type Certainty = "clear" | "doubtful";

/** Who is, was or may be hurt: the writer, their family, a friend, or somebody else. */
export type Hurt = "writer" | "family" | "friend" | "another" | "uncertain";

/** Who hurts them. */
export type By = "writer" | "partner" | "family" | "another" | "uncertain";

/**
 * When it happens. `told`: reported about the writer or others without a time. `feared`: it has not happened, but the
 * writer fears that it will.
 */
export type When = "now" | "past" | "told" | "feared" | "uncertain";

/** A sign of danger in one sentence of a text. */
export interface Sign {
	kind: Kind;
	certainty: Certainty;
	hurt: Hurt;
	by: By;
	when: When;
	/** Whether it is about sexual violence, which is never coached on, however long ago it was. */
	isSexual: boolean;
	/** Zero-based index of the text, and of the sentence within it. */
	text: number;
	sentence: number;
}

/** A danger that needs a notice, and how certain it is. */
export type Call = Pick<Sign, "kind" | "certainty">;

/** Whether a sign needs a notice. A sign that is entirely in the past does not. */
export const needsNotice = ({ when }: Pick<Sign, "when">): boolean => when !== "past";

/** Sorts dangers: clear ones first, then the most urgent; each kind once. */
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
