/** Returns the newest draft that any tab of this browser keeps under a name, or null. */
export function keptUnder(name: string) {
	const [newest] = Object.keys(localStorage)
		.filter((key) => key === name || key.startsWith(`${name}:`))
		.map((key) => JSON.parse(localStorage.getItem(key) ?? "null"))
		.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
	if (!newest) return null;
	const { at: _, ...draft } = newest;
	return draft;
}
