import { pattern } from "./short-forms";

/**
 * Returns a pattern that matches if one of these alternatives does. Each is a regular expression of its own, perhaps
 * with short forms.
 */
export const anyOf = (alternatives: readonly string[], flags?: string): RegExp =>
	pattern(alternatives.join("|"), flags);
