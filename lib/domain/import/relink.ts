const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/**
 * Replaces every id of a file within a value by its new id.
 * @param idOf Returns the new id, if there is one.
 */
export function relink<Value>(value: Value, idOf: (id: string) => string | undefined): Value {
	if (typeof value === "string") return value.replace(UUID, (id) => idOf(id) ?? id) as Value;
	if (Array.isArray(value)) return value.map((one) => relink(one, idOf)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, relink(one, idOf)])) as Value;
}
