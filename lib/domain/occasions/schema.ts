/** Something that people want to say to somebody, with sentences that can be sent or said as they are. */
export interface Occasion {
	/** Stored with replies, so it is never renamed. */
	id: string;
	/** What its button says: "Say sorry". */
	label: string;
	/** What people type who want to say this, in plain words. */
	phrasings: readonly string[];
	/** Sentences to copy. "…" and [brackets] stand for what only the person knows. */
	lines: readonly string[];
	/** The slug of the talk that builds a text of one's own for it. */
	talk?: string;
	/** Leads towards somebody who may be dangerous, so it is not offered after signs of danger at home. */
	leadsToSomebody?: boolean;
}
