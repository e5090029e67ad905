/**
 * What the coach says back to a journal entry. `{q}` stands for the person's own words between quotation marks.
 * `notice` names what is there, `toward` offers a small next step, `ask` is the quick insight: with a quote of up to
 * fourteen words it stays under thirty.
 */
export interface Lines {
	notice: readonly string[];
	toward: readonly string[];
	ask: readonly string[];
}
