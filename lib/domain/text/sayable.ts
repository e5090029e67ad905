/** Matches a beginning that makes a clause and no sentence: "That I was allowed", but not "That is enough". */
const clause =
	/^(?:to|because|whether|which)\b|^that (?!(?:is|was|will|would|can|may|has|goes|does|makes|belongs)\b)/iu;
const wavering =
	/\b(?:maybe|perhaps|i (?:guess|suppose)|depending on|depends|one or the other|some days|if only|or not)\b/iu;
/** Whether words can be said aloud as a sentence to live by: a whole sentence without a doubt in it. */
export const isSayable = (text: string): boolean => {
	const plain = text.trim().replace(/^["“‘']/u, "");
	return !clause.test(plain) && !wavering.test(plain) && !plain.includes("?");
};
