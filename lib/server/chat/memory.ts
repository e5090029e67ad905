import { condense } from "@/lib/ai/condense";
import type { Memory, RelatedEntry, Turn } from "@/lib/ai/types";
import { findingsOf } from "@/lib/domain/chat/findings";
import { type Candidate, relatedEntries } from "@/lib/domain/journal/related";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { PatternScore, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { timelineEntries } from "@/lib/domain/timeline/entries";

/** What is read about a person for a reply, as stored. All of it is theirs. */
export interface Known {
	goals: {
		id: string;
		title: string | null;
		description: string;
		type: "short term" | "long term";
		progress: number;
		completedAt: string | null;
		createdAt: string;
	}[];
	patterns: { id: string; scores: PatternScore[]; completedAt: Date } | null;
	scripts: { life: KnownScript | null; love: KnownScript | null };
	/** The analysis of the newest response to each questionnaire, newest first. */
	analyses: { id: string; questionnaireId: string; title: string; completedAt: Date; analysis: string }[];
	/** The relationships of the timeline, newest first. */
	summaries: ResponseSummary[];
	/** Journal entries, newest first. */
	entries: Candidate[];
	/** The messages before the turns that the coach is given in full, oldest first. */
	older: KnownTurn[];
}

/** The main sentence of a script. */
interface KnownScript {
	id: string;
	sentence: string;
	at: Date;
}

/** A turn with the id of its message. */
export type KnownTurn = Turn & { id: number };

/** The coach's memory, with the ids of the related entries. */
type KnownMemory = Omit<Memory, "entries"> & { entries: (RelatedEntry & { id: string })[] };

/** A message, and the turns before it. */
export interface Moment {
	message: string;
	turns: readonly Turn[];
	today: Day;
	/** The person's time zone offset in minutes, as returned by `getTimezoneOffset`. */
	offset: number;
}

/** How many characters of an older message are read. */
export const READ_OF_MESSAGE = 1_200;
/** How many of each the coach is given; the prompt cuts more if necessary. */
const ENTRIES = 3;
export const CONDENSED_TURNS = 30;
export const RELATIONSHIPS = 12;
/** How many of the turns before a message help to find out its subject. */
const TURNS_ABOUT = 4;

/** Builds the coach's memory of a person at a point of the conversation. */
export function memoryOf(known: Known, moment: Moment): KnownMemory {
	const { offset, today } = moment;
	const coachProfile = known.analyses.find(({ questionnaireId }) => questionnaireId === COACH_PROFILE_ID);
	const hidden = [COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID];
	const [year = 0, month = 1] = today.split("-").map(Number);
	return {
		goals: known.goals.map(({ title, description, type, progress, completedAt }) => ({
			title,
			description,
			type,
			progress,
			isCompleted: completedAt !== null,
		})),
		patterns: known.patterns && { scores: known.patterns.scores, day: localDay(known.patterns.completedAt, offset) },
		scripts: { life: known.scripts.life?.sentence ?? null, love: known.scripts.love?.sentence ?? null },
		analyses: known.analyses
			.filter(({ questionnaireId }) => !hidden.includes(questionnaireId))
			.map(({ questionnaireId, title, completedAt, analysis }) => ({
				questionnaireId,
				title,
				day: localDay(completedAt, offset),
				found: findingsOf(questionnaireId, analysis),
			})),
		coachProfile: coachProfile ? findingsOf(COACH_PROFILE_ID, coachProfile.analysis) : null,
		relationships: timelineEntries(known.summaries, { year, month })
			.slice(0, RELATIONSHIPS)
			.map(({ name, dates, preview }) => ({ name, dates, highlights: preview })),
		entries: entriesFor(moment, known.entries),
		condensed: condense(known.older, offset, CONDENSED_TURNS),
	};
}

/**
 * Finds the journal entries most related to the message. If there are few, because it only says "and then?", the last
 * turns show what it is about.
 */
export function entriesFor(
	{ message, turns }: Pick<Moment, "message" | "turns">,
	entries: readonly Candidate[],
): (RelatedEntry & { id: string })[] {
	const direct = relatedEntries(message, entries, ENTRIES);
	const lately = turns.slice(-TURNS_ABOUT).filter(({ from }) => from === "person");
	const about = [message, ...lately.map(({ content }) => content)].join("\n");
	const wider = direct.length < ENTRIES && lately.length > 0 ? relatedEntries(about, entries, ENTRIES * 2) : [];
	const more = wider.filter(({ id }) => !direct.some((one) => one.id === id));
	return [...direct, ...more]
		.slice(0, ENTRIES)
		.map(({ id, day, title, content, shared }) => ({ id, day, title, content, shared }));
}
