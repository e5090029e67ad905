import type { MoveName } from "../../lexicon/moves";
import type { Cited, Desk } from "../desk";
import type { Insight } from "./insight";

type Says = (desk: Desk, ...cited: Cited[]) => (string | null | false | undefined)[];

interface RoleOptions {
	prefer?: readonly MoveName[];
	spoken?: boolean;
	min?: number;
}

/** A remark on the answer to one question, made because of what was asked there. `says` holds whole passages. */
export function onAnswer(questionId: string, weight: number, says: Says, options: RoleOptions = {}): Insight {
	return {
		family: `role ${questionId}`,
		weight,
		write: (desk) => {
			if (desk.isNothing(questionId)) return null;
			const cited = desk.take(questionId, options);
			return cited && desk.vary(...says(desk, cited));
		},
	};
}

/** A remark on the answers to two questions side by side. */
export function onBoth(
	first: string,
	second: string,
	weight: number,
	says: Says,
	options: [RoleOptions?, RoleOptions?] = [],
): Insight {
	return {
		family: `roles ${first} ${second}`,
		weight,
		write: (desk) => {
			if (desk.isNothing(first) || desk.isNothing(second)) return null;
			const one = desk.take(first, options[0]);
			const two = one && desk.take(second, options[1]);
			return one && two && desk.vary(...says(desk, one, two));
		},
	};
}

/** A remark on an answer that says there was nothing or nobody. */
export function onNothing(questionId: string, weight: number, says: Says): Insight {
	return {
		family: `nothing ${questionId}`,
		weight,
		write: (desk) => {
			if (!desk.isNothing(questionId)) return null;
			const cited = desk.take(questionId, { min: 2, evenNothing: true });
			return cited && desk.vary(...says(desk, cited));
		},
	};
}

/** A remark that needs no quote: on numbers, choices, or how an answer is built. */
export function onFact(
	family: string,
	weight: number,
	write: (desk: Desk) => (string | null | false | undefined)[],
): Insight {
	return { family, weight, write: (desk) => desk.vary(...write(desk)) };
}
