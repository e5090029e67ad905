import type { MoveName } from "../../lexicon/moves";
import type { Desk } from "../desk";
import { pairings, remarksOn } from "../remarks/remarks";
import type { Insight } from "./insight";

/** Single lines worth stopping at, and pairs of lines from different answers that belong together. */
export function lineInsights(desk: Desk, favored: readonly MoveName[]): Insight[] {
	return [...pairs(desk), ...singles(desk, favored)];
}

function pairs(desk: Desk): Insight[] {
	return pairings.map(
		(pairing): Insight => ({
			family: "pair",
			weight: has(desk, pairing.first) && has(desk, pairing.second) ? pairing.weight : 0,
			write: (d) => {
				const first = d.takeMove(pairing.first);
				const second = first && d.takeMove(pairing.second, [first.questionId]);
				const remark = second && d.vary(...pairing.says);
				if (!first || !second || !remark) return null;
				const opening = d.vary(
					`About ${first.about} you wrote: ${first.said}. And about ${second.about}: ${second.said}.`,
					`Two lines of yours belong together, I think. One is from your answer about ${first.about}: ${first.said}. The other is about ${second.about}: ${second.said}.`,
					`In one place, on ${first.about}, you say: ${first.said}. In another, on ${second.about}: ${second.said}.`,
				);
				return `${opening} ${remark}`;
			},
		}),
	);
}

/** How much a line is worth a remark of its own. */
const worth: Partial<Record<MoveName, number>> = {
	wish: 4,
	scene: 3.4,
	dontKnow: 3,
	dontRemember: 2.6,
	saidToMe: 4.2,
	nowI: 5.2,
	died: 5,
	deeds: 5.2,
	loved: 5.2,
};

function singles(desk: Desk, favored: readonly MoveName[]): Insight[] {
	return (Object.keys(remarksOn) as MoveName[])
		.filter((move) => has(desk, [move]))
		.map(
			(move): Insight => ({
				family: "line",
				weight: (worth[move] ?? 5.6) + (favored.includes(move) ? 0.6 : 0),
				write: (d) => {
					const line = d.takeMove([move]);
					const remark = line && d.vary(...(remarksOn[move] ?? []));
					return line && remark ? `${d.cite(line)} ${remark}` : null;
				},
			}),
		);
}

const has = (desk: Desk, moves: readonly MoveName[]) =>
	desk.reading.texts.some((answer) => answer.moves.some((hit) => moves.includes(hit.move)));
