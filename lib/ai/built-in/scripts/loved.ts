import { SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import type { Material } from "./material";
import { agentsByWish, type Motif, motifs } from "./motifs";

/** What a person loves, as far as they named it. */
export interface Loved {
	/** Who they are in the myth. */
	agent: string;
	/** Moments with what they love, in the order in which they named it. */
	moments: string[];
}

/** Where somebody tells of what they love: the questionnaire and the question, childhood first. */
const places: readonly (readonly [string, string])[] = [
	[SOUL_SPARK_ID, "q1"],
	[SOUL_SPARK_ID, "q3"],
	[SOUL_SPARK_ID, "q12"],
	["1", "q7"],
	["7", "q11"],
	["2", "q11"],
	[SOUL_SPARK_ID, "q6"],
];

const denied =
	/\b(?:not|never|no|without|hate[ds]?|stopped|can't|couldn't|don't|didn't|hardly|hospital|died|funeral)\b/;

/** Who somebody is who named nothing that they love. */
export const NOBODY_IN_PARTICULAR = "The one";

/** What was loved at ten may be told with a "not" and still was loved. */
const hated = /\b(?:hate[ds]?|nothing|hospital|funeral|died)\b/;

/** Reads it from the sentences that deny nothing. */
export function lovedIn(material: Material): Loved {
	// Nobody who is in danger is sent to the water, or up a mountain.
	if (material.inDanger) return { agent: NOBODY_IN_PARTICULAR, moments: [] };
	const found: Motif[] = [];
	for (const [id, questionId] of places) {
		const entry = material.of(id);
		const answer = entry && !entry.tells && !material.foreign ? entry.desk.text(questionId) : null;
		for (const { lower } of answer?.sentences ?? []) {
			if ((questionId === "q1" && id === SOUL_SPARK_ID ? hated : denied).test(lower)) continue;
			for (const motif of inOrder(lower))
				if (!found.some((other) => other === motif || (motif.kind && other.kind === motif.kind))) found.push(motif);
		}
	}
	const wish = material.of(SOUL_SPARK_ID)?.desk.choice("q5")?.value ?? "";
	const agent = found[0]?.agent ?? agentsByWish[wish] ?? NOBODY_IN_PARTICULAR;
	return { agent, moments: found.slice(0, 2).map(({ moment }) => moment) };
}

/** The motifs of a sentence, the one that is named first foremost. */
const inOrder = (lower: string) =>
	motifs
		.map((motif) => ({ motif, at: lower.search(motif.word) }))
		.filter(({ at }) => at >= 0)
		.sort((a, b) => a.at - b.at)
		.map(({ motif }) => motif);
