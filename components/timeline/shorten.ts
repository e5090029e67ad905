const MAX_LENGTH = 100;

/** Shortens a name or a date for places with little room: both can be as long as any answer. */
export function shorten(text: string): string {
	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed().trimEnd()}…` : text;
}
