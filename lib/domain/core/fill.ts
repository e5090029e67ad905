/** Fills the placeholders of a text, such as `{day}`. A placeholder without a value stays. */
export const fill = (text: string, values: Record<string, string>): string =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
