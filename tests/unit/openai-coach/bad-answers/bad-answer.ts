/*
 * Answers as small models give them (1 to 8 billion parameters, in JSON mode or by prompt alone), each with the text that
 * a person should see, or null where nothing may be shown of it. The model gives the same answer when it is asked again.
 */

export interface BadAnswer {
	fault: string;
	raw: string;
	/** What must stand in the text that is shown; null where the answer has to be refused. */
	shows: string | null;
	/** What must not. */
	hides?: string;
	/** How often the model may be asked: 1 where code mends it at once. */
	asked: 1 | 2;
}
