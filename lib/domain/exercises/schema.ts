import { z } from "zod";
import { MAX_ANSWER, SCALE_MAX, TALK_STEPS } from "./limits";

/** When a step belongs to a run: only after an earlier choice of one of these options. */
export interface Condition {
	/** The id of an earlier choice step. */
	step: string;
	is: readonly string[];
}

interface StepBase {
	/** Unique in its practice; answers are stored under it, so it is never renamed. */
	id: string;
	/** The question, or what to do. */
	title: string;
	/** Paragraphs below it. `{id}` stands for the answer to an earlier step; see fill.ts. */
	text?: readonly string[];
	/** Without one, the step is always part of the run. */
	when?: Condition;
}

/** Something to read or to do, without an answer. */
export interface ReadStep extends StepBase {
	kind: "read";
}

/** An answer in the person's own words. */
export interface TextStep extends StepBase {
	kind: "text";
	/** How an answer could begin. It stands above the box, after “For example:”. */
	example?: string;
	optional?: true;
	/** A name or a few words on one line. Only such an answer may stand inside a sentence of ours. */
	isShort?: true;
}

export interface Option {
	/** Stored as the answer, so it is never renamed. */
	id: string;
	label: string;
	/** How it reads inside a text that is made of the answers, where that is not its label. */
	as?: string;
	/** What the coach says to it before the next step. */
	reply?: string;
}

/** One or several out of a list. */
export interface ChoiceStep extends StepBase {
	kind: "choice";
	options: readonly Option[];
	/** How many may be chosen; one unless said otherwise. */
	most?: number;
}

/** A number from 0 to 10. */
export interface ScaleStep extends StepBase {
	kind: "scale";
	/** What 0 and 10 mean. */
	low: string;
	high: string;
}

/** A text that the answers make, in one or several versions. What is stored is the text as the person left it. */
export interface DraftStep extends StepBase {
	kind: "draft";
	versions: readonly { id: string; label: string; text: readonly string[] }[];
}

/** Cards that are looked at one at a time. The answer is the ids of those that were kept, which may be none. */
export interface DeckStep extends StepBase {
	kind: "deck";
	options: readonly Option[];
}

/** A day on which to ask about something that was meant. The answer is an ISO day, or "" for not asking. */
export interface LaterStep extends StepBase {
	kind: "later";
	/** What is asked about, as a sentence that follows "You meant to": "tell {who}". */
	meant: string;
}

export type Step = ReadStep | TextStep | ChoiceStep | ScaleStep | DraftStep | DeckStep | LaterStep;

/** A part of the finished page. Left out if it names an answer that was not given. */
export interface PageSection {
	heading: string;
	/** Paragraphs, with `{id}` for answers. */
	text: readonly string[];
}

export const exerciseGroups = [
	"Right now",
	"Between you and somebody",
	"Loss and hurt",
	"Where you are going",
] as const;

/** Something done in small steps, with a page at its end: an exercise or a talk. Content only; no logic. */
export interface Practice {
	/** Its address, under which people's runs are stored, so it is never renamed. */
	slug: string;
	title: string;
	/** One line that says what it is good for. */
	summary: string;
	/** About how long it takes. */
	minutes: number;
	/** Whether it may be offered to somebody whose words sounded like danger. */
	calm?: true;
	/**
	 * Whether it leads towards another person, and so is not for somebody who is afraid of them. The screen says so
	 * first.
	 */
	aboutSomebody?: true;
	/** Whether its answers are about long ago, so that dangers in the past tense are not taken for present ones. */
	aboutThePast?: true;
	steps: readonly Step[];
	page: { title: string; sections: readonly PageSection[] };
	/** The description of a goal made of it; without one, none is offered. */
	goal?: string;
}

/** A practice of its own page, with what is known about it. */
export interface Exercise extends Practice {
	group: (typeof exerciseGroups)[number];
	/** What one does and what is known about it: paragraphs. */
	about: readonly string[];
	/** The published work that it comes from. */
	source: string;
	/** What people say who could use it, as plain sentences, for the finder. */
	phrasings: readonly string[];
}

/** What was answered: words, the ids of options, or a number. */
export type Answer = string | readonly string[] | number;
/** Answers by the id of their step. */
export type Answers = Readonly<Record<string, Answer>>;

const tooLong = `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters.`;
const notANumber = `Choose a number from 0 to ${SCALE_MAX}.`;
const id = z.string().min(1).max(40);

/** The sentence for something that is not an answer, by its type. */
const problems: Readonly<Record<string, string>> = { string: tooLong, number: notANumber };

/** Answers as they are sent and stored. engine.ts knows which answer fits which step. */
export const answersSchema = z
	.record(
		id,
		z.union(
			[
				z.string().max(MAX_ANSWER, tooLong),
				z.array(id).max(40).readonly(),
				z.int(notANumber).min(0, notANumber).max(SCALE_MAX, notANumber),
			],
			{ error: ({ input }) => problems[typeof input] ?? "That is not an answer." },
		),
		"There are no answers in that request.",
	)
	.refine((answers) => Object.keys(answers).length <= TALK_STEPS.max, "Those are more answers than there are steps.");

export const runStatuses = ["open", "finished"] as const;

/** POST /api/exercises: begins an exercise, or goes on with the one that was left half-way. */
export const beginSchema = z.strictObject({
	slug: z.string("Say which exercise.").min(1, "Say which exercise.").max(100),
});

/** PUT /api/exercises/{id}. */
export const runUpdateSchema = z.strictObject({
	answers: answersSchema,
	/** Position of the step that is shown, from 0. */
	step: z
		.int("There is no such step.")
		.min(0, "There is no such step.")
		.max(TALK_STEPS.max - 1, "There is no such step."),
	status: z.enum(runStatuses, { error: 'The status is either "open" or "finished".' }),
	/** The version that was changed. */
	version: z.int("That is not a version.").min(1, "That is not a version."),
});
export type RunUpdate = z.infer<typeof runUpdateSchema>;
