const DEATH = new RegExp(
	"\\b(?:died|dead|dies|dying|deaths?|killed|drowned|funeral|passed away|widow(?:er|ed)?|buried|cremat\\w+|suicide|" +
		"stillborn|(?:his|her|their) own life)\\b",
	"i",
);
/** Whether a text may tell of a death. Nobody is asked for their own part in one. */
export const tellsOfDeath = (text: string): boolean => DEATH.test(text);

/** "What part did you play in it?" */
export const asksForOwnPart = (question: string): boolean => /\bpart (?:did|do) you play\b/i.test(question);
