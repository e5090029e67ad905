const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** The same value with every id of a file replaced by the one that it has here. @param ids By what they were. */
export function relink<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
	if (typeof value === "string") return value.replace(UUID, (id) => ids.get(id) ?? id) as Value;
	if (Array.isArray(value)) return value.map((one) => relink(one, ids)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, relink(one, ids)])) as Value;
}
