/** Scores by statement: Pleaser, Avoider, Anxious, Controller and so on all answered alike. */
export function pattern(
	all: number,
	pleaser: number,
	avoider: number,
	anxious: number,
	controller: number,
	victim: number,
) {
	const statements: [number, number[]][] = [
		[all, [1, 7, 13, 20, 31]],
		[pleaser, [2, 8, 15, 21, 29]],
		[avoider, [3, 9, 16, 22, 30]],
		[anxious, [4, 10, 17, 23, 26]],
		[controller, [5, 11, 18, 24, 27]],
		[victim, [6, 12, 19, 25, 28]],
		[4, [14]],
	];
	return Object.fromEntries(statements.flatMap(([value, ids]) => ids.map((id) => [String(id), value])));
}
