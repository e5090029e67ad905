import type { Answer, Practice, Step } from "./schema";

/** A piece of a text: ours, or the person's own words as they typed them. */
export type Part = { text: string } | { own: string };

const PLACEHOLDER = /\{([a-z][a-zA-Z]*)\}/g;

/** The steps that a text names in its placeholders. */
export function placeholders(text: string): string[] {
	return [...text.matchAll(PLACEHOLDER)].map(([, id]) => id as string);
}

/** An answer in words; null if there is none. The person's own words stay exactly as they are. */
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

/** The pieces of a text put together. */
export const plainText = (parts: readonly Part[]): string =>
	parts.map((part) => ("own" in part ? part.own : part.text)).join("");

/** A title with the short answers that it names; where one is missing, an ellipsis stands for it. */
export function filledTitle(title: string, practice: Practice, answers: Readonly<Record<string, Answer>>): string {
	const parts = fill(title, practice, answers);
	return parts ? plainText(parts) : title.replace(PLACEHOLDER, "…");
}

/** The text of a draft that the answers make; paragraphs that name a missing answer are left out. */
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
 * A paragraph with answers in place of its placeholders. An answer in the person's own words is a paragraph of its own
 * (a test ensures that), so our words never run into theirs; only a short one, such as a name, may stand in a sentence.
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
	return parts;
}
