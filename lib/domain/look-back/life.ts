import { nameOf } from "@/lib/domain/goals/shown";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { timelineEntries } from "@/lib/domain/timeline/entries";
import type { Moment, Today } from "@/lib/domain/timeline/moments";

/** Something that lasted, as a bar. Its ends are fractional years: the middle of 2015 is 2015.5. */
export interface Bar {
	id: string;
	name: string;
	from: number;
	to: number;
	isOngoing: boolean;
	/** When it was, in words. */
	dates: string;
}

/**
 * A person's life as far as they have told it: relationships and goals as bars, attempts at the pattern questionnaire
 * as points.
 */
export interface Life {
	from: number;
	to: number;
	relationships: Bar[];
	goals: Bar[];
	attempts: { id: string; at: number; completedAt: string }[];
}

interface Goal {
	id: string;
	title: string | null;
	description: string;
	createdAt: string;
	completedAt: string | null;
}

/** The shortest bar, in years, so that even a relationship of a week is visible. */
const SHORTEST = 0.25;
/** The shortest time span of the chart, in years. */
const FEWEST = 3;

const yearOf = ({ year, month }: Moment, ofUnknown: number): number => year + ((month ?? ofUnknown) - 1) / 12;
const instantOf = (iso: string): number => {
	const date = new Date(iso);
	return date.getUTCFullYear() + date.getUTCMonth() / 12 + date.getUTCDate() / 366;
};

/** Returns the chart of a person's life; null while there is no relationship with known years. */
export function lifeOf(responses: readonly ResponseSummary[], goals: readonly Goal[], today: Today): Life | null {
	const relationships = timelineEntries(responses, today)
		.flatMap(({ id, name, dates, isOngoing, span }) => {
			if (!span) return [];
			const from = yearOf(span.start, 6.5);
			return [{ id, name, dates, isOngoing, from, to: Math.max(yearOf(span.end, 6.5), from + SHORTEST) }];
		})
		.sort((a, b) => a.from - b.from);
	const [first] = relationships;
	if (!first) return null;
	const now = yearOf(today, 1) + 1 / 12;
	const drawn = goals.map((goal) => {
		const from = instantOf(goal.createdAt);
		const to = goal.completedAt === null ? now : instantOf(goal.completedAt);
		const dates = goal.completedAt === null ? "open" : "achieved";
		return {
			id: goal.id,
			name: nameOf(goal),
			from,
			to: Math.max(to, from + SHORTEST / 2),
			isOngoing: !goal.completedAt,
			dates,
		};
	});
	const attempts = responses
		.filter(({ questionnaireId }) => questionnaireId === PATTERN_QUESTIONNAIRE_ID)
		.map(({ id, completedAt }) => ({ id, completedAt, at: instantOf(completedAt) }))
		.sort((a, b) => a.at - b.at);
	const ends = [...relationships, ...drawn].map(({ to }) => to);
	const from = Math.min(Math.floor(first.from), ...attempts.map(({ at }) => Math.floor(at)));
	const to = Math.max(now, from + FEWEST, ...ends);
	return { from, to, relationships, goals: drawn, attempts };
}
