import type { CoachManner } from "@/lib/ai/types";

/** How plainly the coach speaks. The built-in coach can honor this much of a person's settings, and no more. */
export type Tone = "gentle" | "even" | "direct";

const gentle =
	/\b(?:gentl[ey]|soft(?:ly|er)?|kind(?:ly|er)?|warm(?:ly|th)?|tender(?:ly)?|patient(?:ly)?|careful(?:ly)?|soothing|compassionate|empathetic|empathic)\b/g;
const direct =
	/\b(?:direct(?:ly)?|blunt(?:ly)?|straight|straightforward|challeng(?:e|es|ing)|honest(?:ly)?|tough|no[- ]nonsense|provok(?:e|ing)|confront(?:s|ing)?|unsparing|frank(?:ly)?)\b/g;
const denied =
	/\b(?:not|never|don't|do not|without being|less|avoid being|isn't|no) (?:so |too |be |being |overly |very )?$/;

/** Reads a tone out of the settings: whichever side is asked for more often, "not too direct" counting for the other. */
export function toneOf({ persona, instructions }: CoachManner): Tone {
	const text = `${persona}\n${instructions}`.toLowerCase();
	const balance = weigh(text, direct) - weigh(text, gentle);
	if (balance > 0) return "direct";
	return balance < 0 ? "gentle" : "even";
}

function weigh(text: string, pattern: RegExp): number {
	let sum = 0;
	for (const match of text.matchAll(pattern))
		sum += denied.test(text.slice(Math.max(0, match.index - 24), match.index)) ? -1 : 1;
	return sum;
}
