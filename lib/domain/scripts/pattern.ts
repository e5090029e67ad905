interface PatternWords {
	pattern: string;
	description: string;
	impact: string;
}

/** Picks the texts of a pattern from an object that may have more fields. */
export const patternWords = ({ pattern, description, impact }: PatternWords): PatternWords => ({
	pattern,
	description,
	impact,
});
