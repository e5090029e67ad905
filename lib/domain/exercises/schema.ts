import { z } from "zod";
import { MAX_ANSWER, SCALE_MAX, STEPS } from "./limits";

interface StepBase {
	/** Unique in its exercise; answers are stored under it, so it is never renamed. */
	id: string;
	/** The question, or what to do. */
	title: string;
	/** Paragraphs below it. `{id}` stands for the answer to an earlier step; see fill.ts. */
	text?: readonly string[];
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
}

export interface Option {
	/** Stored as the answer, so it is never renamed. */
	id: string;
	label: string;
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

export type Step = ReadStep | TextStep | ChoiceStep | ScaleStep;

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

/** A practice in small steps. Content only: a writer can change it without touching the engine. */
export interface Exercise {
	/** Its address, under which people's runs are stored, so it is never renamed. */
	slug: string;
	title: string;
	/** One line that says what it is good for. */
	summary: string;
	group: (typeof exerciseGroups)[number];
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
	/** What one does and what is known about it: paragraphs. */
	about: readonly string[];
	/** The published work that the practice comes from. */
	source: string;
	steps: readonly Step[];
	page: { title: string; sections: readonly PageSection[] };
	/** The description of a goal made of it; without one, none is offered. */
	goal?: string;
	find: {
		/** Words that name it: enough alone in a message of a few words. */
		words: readonly string[];
		/** What people say who could use it. How to write these is explained in cues.ts. */
		cues: readonly string[];
	};
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
	.refine((answers) => Object.keys(answers).length <= STEPS.max, "Those are more answers than an exercise has steps.");

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
		.max(STEPS.max - 1, "There is no such step."),
	status: z.enum(runStatuses, { error: 'The status is either "open" or "finished".' }),
	/** The version that was changed. */
	version: z.int("That is not a version.").min(1, "That is not a version."),
});
export type RunUpdate = z.infer<typeof runUpdateSchema>;
