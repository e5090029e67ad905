/** Returns a pattern that matches if one of these alternatives does. Each is a regular expression of its own. */
export const anyOf = (alternatives: readonly string[], flags?: string): RegExp =>
	new RegExp(alternatives.join("|"), flags);
