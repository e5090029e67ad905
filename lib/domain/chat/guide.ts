import { z } from "zod";

/** Something to continue with after a reply: a place to open, or words to send. */
export type Offer = {
	/** What it is called. */
	label: string;
	/** One line on what it is and why it is offered. */
	note?: string;
	/** The address that opens it. An offer has either this or `say`. */
	href?: string;
	/** The words that pressing it sends as a message. */
	say?: string;
};

const offerSchema = z.object({
	label: z.string(),
	note: z.string().optional(),
	href: z.string().optional(),
	say: z.string().optional(),
});

const memoSchema = z.object({
	/** The message that was answered, so that "more" can continue its answer. */
	question: z.string().nullable(),
	/** How many passages of the answer have been shown. */
	shown: z.number(),
	/** The passages in the order in which they were shown, for "the second one". */
	items: z.array(offerSchema),
	/** Whether it only went back to an earlier answer. */
	isReturn: z.boolean(),
});

/** Where somebody is in the conversation with the guide, as far as the guide needs it. */
export type Memo = z.infer<typeof memoSchema>;

export const noteSchema = z.object({ offers: z.array(offerSchema), memo: memoSchema.nullable() });

/** What is stored with a reply of the guide's. */
export type GuideNote = {
	offers: Offer[];
	memo: Memo | null;
};

/** Reads what is stored with a reply; null for anything else. */
export function readNote(stored: unknown): GuideNote | null {
	const note = noteSchema.safeParse(stored);
	return note.success ? note.data : null;
}
