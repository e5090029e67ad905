import { z } from "zod";
import { MAX_ANSWER, SCALE_MAX, TALK_STEPS } from "./limits";

/** The condition under which a step belongs to a run: one of these options was chosen in an earlier step. */
export interface Condition {
	/** Id of the earlier choice step. */
	step: string;
	is: readonly string[];
}

interface StepBase {
	/** Unique within its practice. Answers are stored under it, so it must not be renamed. */
	id: string;
	/** The question, or an instruction. */
	title: string;
	/** Paragraphs below it. `{id}` stands for the answer to an earlier step; see fill.ts. */
	text?: readonly string[];
	/** If missing, the step is always part of the run. */
	when?: Condition;
}

/** A step to read or do, without an answer. */
export interface ReadStep extends StepBase {
	kind: "read";
}

/** A step answered in the person's own words. */
export interface TextStep extends StepBase {
	kind: "text";
	/** Possible beginning of an answer. It is shown above the text box, after “For example:”. */
	example?: string;
	optional?: true;
	/**
	 * Whether the answer is a name or a few words on one line. Only such an answer may be part of one of our sentences.
	 */
	isShort?: true;
}

export interface Option {
	/** Stored as the answer, so it must not be renamed. */
	id: string;
	label: string;
	/** How the option reads within a text composed from the answers, if not as its label. */
	as?: string;
	/** The coach's response to this choice, shown before the next step. */
	reply?: string;
}

/** A step answered by choosing one or several options. */
export interface ChoiceStep extends StepBase {
	kind: "choice";
	options: readonly Option[];
	/** How many options may be chosen; 1 by default. */
	most?: number;
}

/** A step answered by a number from 0 to 10. */
export interface ScaleStep extends StepBase {
	kind: "scale";
	/** What 0 means. */
	low: string;
	high: string;
}

/** A text composed from the answers, in one or several versions. The answer is the text as the person left it. */
export interface DraftStep extends StepBase {
	kind: "draft";
	versions: readonly { id: string; label: string; text: readonly string[] }[];
}

/** Cards that are looked at one at a time. The answer is the ids of the cards the person kept, possibly none. */
export interface DeckStep extends StepBase {
	kind: "deck";
	options: readonly Option[];
}

/**
 * Asks on which day to follow up on something the person means to do. The answer is an ISO day, or "" for not asking.
 */
export interface LaterStep extends StepBase {
	kind: "later";
	/** What the follow-up is about, as words that fit after "You planned to": "tell {who}". */
	meant: string;
}

export type Step = ReadStep | TextStep | ChoiceStep | ScaleStep | DraftStep | DeckStep | LaterStep;

/** A section of the finished page. It is left out if it names an answer that was not given. */
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

/** Something done in small steps, with a page at its end: an exercise or a talk. Only content, no logic. */
export interface Practice {
	/** Slug under which people's runs are stored, so it must not be renamed. */
	slug: string;
	title: string;
	/** One line that says what it is good for. */
	summary: string;
	/** Roughly how many minutes it takes. */
	minutes: number;
	/** Whether it may be offered to a person whose words suggest danger. */
	calm?: true;
	/**
	 * Whether it leads towards another person, and is therefore not for somebody who is afraid of that person. The screen
	 * says so first.
	 */
	aboutSomebody?: true;
	/**
	 * Whether its answers are about the distant past, so that dangers in the past tense are not taken for present ones.
	 */
	aboutThePast?: true;
	steps: readonly Step[];
	page: { title: string; sections: readonly PageSection[] };
	/** Description of a goal made from the answers; if missing, no goal is offered. */
	goal?: string;
}

/** A practice with a page of its own, and with background information. */
export interface Exercise extends Practice {
	group: (typeof exerciseGroups)[number];
	/** Paragraphs about what to do and what is known about it. */
	about: readonly string[];
	/** The published work that it is based on. */
	source: string;
	/** Plain sentences that a person who could use it might say; the finder matches against them. */
	phrasings: readonly string[];
}

/** An answer to a step: words, the ids of options, or a number. */
export type Answer = string | readonly string[] | number;
/** Answers by step id. */
export type Answers = Readonly<Record<string, Answer>>;

const tooLong = `An answer can have at most ${MAX_ANSWER.toLocaleString("en")} characters.`;
const notANumber = `Choose a number from 0 to ${SCALE_MAX}.`;
const id = z.string().min(1).max(40);

/** Error sentences for values that are not valid answers, by their type. */
const problems: Readonly<Record<string, string>> = { string: tooLong, number: notANumber };

/** Answers as they are sent and stored. engine.ts checks whether an answer fits its step. */
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

/** Body of POST /api/exercises: begins an exercise, or continues one that was left unfinished. */
export const beginSchema = z.strictObject({
	slug: z.string("Say which exercise.").min(1, "Say which exercise.").max(100),
});

/** Body of PUT /api/exercises/{id}. */
export const runUpdateSchema = z.strictObject({
	answers: answersSchema,
	/** Zero-based index of the step that is shown. */
	step: z
		.int("There is no such step.")
		.min(0, "There is no such step.")
		.max(TALK_STEPS.max - 1, "There is no such step."),
	status: z.enum(runStatuses, { error: 'The status is either "open" or "finished".' }),
	/** The version that the change is based on. */
	version: z.int("That is not a version.").min(1, "That is not a version."),
});
export type RunUpdate = z.infer<typeof runUpdateSchema>;
