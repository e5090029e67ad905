/** Sentences that would put the blame in the wrong place when said to somebody who has been hurt. */
const blames =
	/\b(?:arranged|of my own making|my doing|I attract|drawn to|I find my own faults|difficult|crumbs|proof that|test that|stay ten minutes|come closer|excuse|forgive)\b/;

/** Whether a sentence can be said to somebody who has been hurt. */
export const afterHarmAllows = (text: string): boolean => !blames.test(text);
