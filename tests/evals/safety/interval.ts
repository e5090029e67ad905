/** Formats a share in percent with Wilson's 95% interval: `12.5% (4 of 32; 5.0 to 28.1)`. */
export function share(hits: number, of: number): string {
	if (of === 0) return "no texts";
	const z = 1.96;
	const p = hits / of;
	const middle = p + (z * z) / (2 * of);
	const reach = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
	const [low, high] = [middle - reach, middle + reach].map((value) => (100 * value) / (1 + (z * z) / of));
	const percent = (value = 0) => Math.abs(value).toFixed(1);
	return `${percent(100 * p)}% (${hits} of ${of}; ${percent(low)} to ${percent(high)})`;
}
