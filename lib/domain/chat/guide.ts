import { z } from "zod";

/** Something that a person can go on with after a reply: a place to open, or words to send. */
export type Offer = {
	/** What it is called. */
	label: string;
	/** What it is and why it is offered, in a line. */
	note?: string;
	/** The address that opens it. An offer has either this or `say`. */
	href?: string;
	/** What pressing it sends as a message. */
	say?: string;
};

const offerSchema = z.object({
	label: z.string(),
	note: z.string().optional(),
	href: z.string().optional(),
	say: z.string().optional(),
});

const memoSchema = z.object({
	/** The message whose answer was given, so that "more" can go on with it. */
	question: z.string().nullable(),
	/** How many passages of that answer have been shown. */
	shown: z.number(),
	/** What was shown, in its order: "the second one". */
	items: z.array(offerSchema),
	/** It only went back to what stood before. */
	isReturn: z.boolean(),
});

/** Where somebody is in the conversation with the guide, as far as the guide has to know. */
export type Memo = z.infer<typeof memoSchema>;

export const noteSchema = z.object({ offers: z.array(offerSchema), memo: memoSchema.nullable() });

/** What is kept beside a reply of the guide's. */
export type GuideNote = {
	offers: Offer[];
	memo: Memo | null;
};

/** What is stored beside a reply, or null where it is nothing of the kind. */
export function readNote(stored: unknown): GuideNote | null {
	const note = noteSchema.safeParse(stored);
	return note.success ? note.data : null;
}
