/** A text with its gaps, such as `{day}`, filled. A gap without a value stays. */
export const fill = (text: string, values: Record<string, string>): string =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
