/** Possible distances between the years of a scale. */
const STEPS = [1, 2, 5, 10, 20, 50];
/** Maximum number of years on a scale, and how far along the scale the last one may be (1 is the end). */
const MOST = 5;
const LAST = 0.92;

/** Returns round years for a scale, at most five, none so close to the end that its label would be cut off. */
export function roundYears(from: number, to: number): number[] {
	const step = STEPS.find((one) => (to - from) / one <= MOST) ?? 100;
	const years: number[] = [];
	for (let year = Math.ceil(from / step) * step; year < from + (to - from) * LAST; year += step) years.push(year);
	return years;
}
