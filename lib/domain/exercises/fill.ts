import type { Answer, Practice, Step } from "./schema";

/** A piece of a text: either the app's, or the person's own words as typed. */
export type Part = { text: string } | { own: string };

const PLACEHOLDER = /\{([a-z][a-zA-Z]*)\}/g;

/** Returns the ids of the steps that a text names in its placeholders. */
export function placeholders(text: string): string[] {
	return [...text.matchAll(PLACEHOLDER)].map(([, id]) => id as string);
}

/** Returns an answer in words; null if there is none. The person's own words stay exactly as they are. */
function inWords(step: Step, answer: Answer | undefined): Part | null {
	if (step.kind === "text") return typeof answer === "string" && answer.trim() !== "" ? { own: answer } : null;
	if (step.kind === "scale") return typeof answer === "number" ? { text: String(answer) } : null;
	if (step.kind === "draft") return typeof answer === "string" && answer.trim() !== "" ? { own: answer } : null;
	if ((step.kind !== "choice" && step.kind !== "deck") || !Array.isArray(answer)) return null;
	const chosen = step.options.filter((option) => answer.includes(option.id));
	if (chosen.length === 0) return null;
	if (step.kind === "deck") return { text: chosen.map(({ label }) => label).join("\n") };
	return { text: chosen.map(({ label, as = label }) => as).join(", ") };
}

/** Joins the pieces of a text. */
export const plainText = (parts: readonly Part[]): string =>
	parts.map((part) => ("own" in part ? part.own : part.text)).join("");

/** Fills a title with the short answers that it names; a missing one becomes an ellipsis. */
export function filledTitle(title: string, practice: Practice, answers: Readonly<Record<string, Answer>>): string {
	const parts = fill(title, practice, answers);
	return parts ? plainText(parts) : title.replace(PLACEHOLDER, "…");
}

/** Composes a draft from the answers. Paragraphs that name a missing answer are left out. */
export function draftText(
	text: readonly string[],
	practice: Practice,
	answers: Readonly<Record<string, Answer>>,
): string {
	const paragraphs = text.flatMap((paragraph) => {
		const parts = fill(paragraph, practice, answers);
		return parts ? [plainText(parts).trim()] : [];
	});
	return paragraphs.join("\n\n");
}

/**
 * Fills the placeholders of a paragraph with answers. A test ensures that an answer in the person's own words is a
 * paragraph of its own, so that it never runs into our words; only a short answer, such as a name, may be part of a
 * sentence.
 * @returns null if an answer is missing.
 */
export function fill(paragraph: string, { steps }: Practice, answers: Readonly<Record<string, Answer>>): Part[] | null {
	const parts: Part[] = [];
	let at = 0;
	for (const match of paragraph.matchAll(PLACEHOLDER)) {
		const step = steps.find(({ id }) => id === match[1]);
		const part = step && inWords(step, Object.hasOwn(answers, step.id) ? answers[step.id] : undefined);
		if (!part) return null;
		if (match.index > at) parts.push({ text: paragraph.slice(at, match.index) });
		parts.push(part);
		at = match.index + match[0].length;
	}
	if (at < paragraph.length) parts.push({ text: paragraph.slice(at) });
	return parts.map(withoutSecondStop);
}

/** Leaves out our full stop after words that end with one. */
function withoutSecondStop(part: Part, i: number, parts: readonly Part[]): Part {
	const before = parts[i - 1];
	const isSecond = before && "own" in before && "text" in part && /[.!?…]\s*$/.test(before.own);
	return isSecond ? { text: part.text.replace(/^\./, "") } : part;
}
