/** An occasion to say something to somebody, with sentences that can be used as they are. */
export interface Occasion {
	/** Stored with replies, so it must not be renamed. */
	id: string;
	/** Label of its button, such as "Say sorry". */
	label: string;
	/** What people who want to say this type, in plain words. */
	phrasings: readonly string[];
	/** Sentences to copy. "…" and [brackets] stand for what only the person knows. */
	lines: readonly string[];
	/** Slug of the talk that helps the person build their own words. */
	talk?: string;
	/** Whether it leads towards somebody who may be dangerous; then it is not offered after signs of danger at home. */
	leadsToSomebody?: boolean;
}
