import { type Known, type KnownTurn, READ_OF_MESSAGE } from "@/lib/server/chat/memory";
import type { Withheld } from "./hidden";
import { analysisSource, entriesWithout, messageSource, thingId } from "./sources";

/** Removes what the person had the coach forget from what is read for a reply. */
export function withoutForgotten(known: Known, withheld: Withheld): Known {
	const script = (kind: "life" | "love") => {
		const one = known.scripts[kind];
		return one && withheld.hides(thingId.script(kind, one.id)) ? null : one;
	};
	return {
		goals: known.goals.filter(({ id }) => !withheld.hides(thingId.goal(id))),
		patterns: known.patterns && withheld.hides(thingId.patterns(known.patterns.id)) ? null : known.patterns,
		scripts: { life: script("life"), love: script("love") },
		analyses: known.analyses
			.filter(({ id }) => !withheld.hides(thingId.analysis(id)))
			.map((one) => ({ ...one, analysis: withheld.text(analysisSource(one.id), one.analysis) })),
		summaries: known.summaries.filter(({ id }) => !withheld.hides(thingId.relationship(id))),
		entries: entriesWithout(known.entries, withheld),
		older: turnsWithoutForgotten(known.older, withheld, READ_OF_MESSAGE),
	};
}

/**
 * Removes what was forgotten from turns; a turn with nothing left is dropped.
 * @param cutAt As in `Withheld.text`.
 */
export const turnsWithoutForgotten = (turns: readonly KnownTurn[], withheld: Withheld, cutAt?: number): KnownTurn[] =>
	turns
		.map((turn) => ({ ...turn, content: withheld.text(messageSource(turn.id), turn.content, cutAt) }))
		.filter(({ content }) => content.trim() !== "");
