import type { Answer, Exercise, Step } from "./schema";

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
	if (step.kind !== "choice" || !Array.isArray(answer)) return null;
	const chosen = step.options.filter((option) => answer.includes(option.id)).map(({ label }) => label);
	return chosen.length > 0 ? { text: chosen.join(", ") } : null;
}

/**
 * A paragraph with answers in place of its placeholders. An answer in the person's own words is always a paragraph of
 * its own (a test ensures that), so our words never run into theirs.
 * @returns null if an answer is missing.
 */
export function fill(paragraph: string, { steps }: Exercise, answers: Readonly<Record<string, Answer>>): Part[] | null {
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
