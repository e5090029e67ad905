import { DOUBT } from "./judge";
import type { Placed } from "./whole-text";

/** A sign with the position of its words in the sentence. */
export interface Spanned {
	sign: Placed;
	start: number;
	end: number;
}

/**
 * Removes hints and doubtful signs whose words lie within those of another sign of the same kind: "I am done" is one
 * hint and "I almost did it" one doubtful sign, however many rules match. Two doubtful signs would count as clear, and
 * a clear sign replaces the answer.
 */
export function withoutEchoes(found: readonly Spanned[]): Placed[] {
	return found
		.filter((one, at) => !found.some((other, place) => isEcho(one, other, at > place)))
		.map(({ sign }) => sign);
}

function isEcho(one: Spanned, other: Spanned, isLater: boolean): boolean {
	if (one === other || one.sign.weight > DOUBT) return false;
	if (one.sign.sentence !== other.sign.sentence || one.sign.kind !== other.sign.kind) return false;
	if (one.sign.when !== other.sign.when || one.start < other.start || one.end > other.end) return false;
	const isLess = other.sign.weight > one.sign.weight || other.end - other.start > one.end - one.start;
	return other.sign.weight >= one.sign.weight && (isLess || isLater);
}
