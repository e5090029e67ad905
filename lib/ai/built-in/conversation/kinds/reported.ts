import type { Span } from "../../reading/model";
import { plain } from "../../reading/tokens";

/** What was said, as it is told: no feeling that the writer has now. */
export interface Reported extends Span {
	by: "self" | "other";
}

const inMarks = /"[^"\n]*"|“[^”\n]*”/g;
/** "I said lovely": politeness, up to the next thought. */
const byOneself =
	/\bi(?:'ve| have| just| only| then| always| even)* (?:said|say|saying|answered|replied|wrote|typed|texted|told (?:him|her|them|everyone|everybody|my \w+))\b[^.!?;\n]*?(?=\s(?:but|before|although|though|because|when|while|and|so|then)\b|[.!?;\n]|$)/g;
const byOthers =
	/(?<!\p{L})(?!(?:i|we|and|but|that|what|never|ever|just|not|have|had|i've|is|it|easier)\b)[\p{L}'’-]+ (?:said|says|saying|told (?:me|us)|tells (?:me|us)|keeps? saying|kept saying|calls? me|called me|thinks?|claims|wrote|texted me|asks? (?:me )?about|asked (?:me )?about)\b[^.!?;\n]*?(?=,? (?:and|but|so|because|then) i\b|[.!?;\n]|$)/gu;

/** The stretches of a text in which somebody’s words are told, the writer’s own earlier ones among them. */
export function reportedIn(raw: string): Reported[] {
	const text = plain(raw);
	const spans = (pattern: RegExp, by: Reported["by"]): Reported[] =>
		[...text.matchAll(pattern)].map(({ index, 0: words }) => ({ by, start: index, end: index + words.length }));
	return [...spans(inMarks, "other"), ...spans(byOneself, "self"), ...spans(byOthers, "other")];
}

/** Whether a stretch lies within one of these. */
export const isWithin = ({ start, end }: Span, spans: readonly Reported[], by?: Reported["by"]) =>
	spans.some((span) => (!by || span.by === by) && span.start <= start && span.end >= end);
