/** The marks around a person's own words. Nothing else in an analysis stands between them. */
export const quoted = (text: string) => `“${text}”`;

/** A label or a statement of ours, set apart from the person's own words. */
export const titled = (text: string) => `*${text.replace(/\.$/, "")}*`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], joiner = "and"): string {
	if (items.length < 2) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} ${joiner} ${items.at(-1)}`;
}

const numbers = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];

/** Small numbers in words, the rest in digits. */
export const inWords = (n: number) => numbers[n] ?? String(n);

/** "once", "twice", "three times". */
export const times = (n: number) => (n === 1 ? "once" : n === 2 ? "twice" : `${inWords(n)} times`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins what there is with a space; null and empty parts are left out. */
export const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");

/** Joins what there is as paragraphs. */
export const paragraphs = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join("\n\n");

/**
 * Mends the seams: no second full stop after a quote that brings its own mark, no stray spaces, a capital at the start.
 * What stands between quotation marks is left exactly as it is.
 */
export function tidy(text: string): string {
	return capital(
		text
			.split(/(“[^”]*”)/)
			.map((part, i, parts) => {
				if (part.startsWith("“")) return part;
				let mended = part
					.replace(/\byou you\b/g, "you, you")
					.replace(/[ \t]{2,}/g, " ")
					.replace(/ ([,.;:?!])/g, "$1");
				const before = parts[i - 1];
				if (before && /[?!]["']?”$|[.]["']”$/.test(before)) mended = mended.replace(/^[.,](?=\s|$)/, "");
				return mended;
			})
			.join("")
			.trim(),
	);
}

/** "November 3", with the year where it is another one. */
export function spokenDay(day: string, today: string): string {
	const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ("numeric" as const);
	return new Date(`${day}T00:00:00Z`).toLocaleDateString("en", {
		month: "long",
		day: "numeric",
		year,
		timeZone: "UTC",
	});
}

/** How often words that are not quoted occur: the length of an analysis. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
