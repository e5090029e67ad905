/** Counts the characters of all strings in a value, at any depth. */
export function charactersIn(value: unknown): number {
	if (typeof value === "string") return value.length;
	if (typeof value !== "object" || value === null) return 0;
	return Object.values(value).reduce<number>((sum, inner) => sum + charactersIn(inner), 0);
}
