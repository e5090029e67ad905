import { z } from "zod";
import { isOwnPage } from "@/lib/domain/core/own-address";
import { coachText } from "@/lib/domain/core/stored";
import { kinds } from "@/lib/domain/safety/kinds";
import { MAX_MESSAGE } from "./limits";
import { helps, tapSchema } from "./tap";

/** Parts of an article, in the order in which a person would give them. */
export const articleParts = ["try", "words", "known", "help"] as const;

const label = z.string().max(300);
const note = z.string().max(2_000);
/** Words that are sent or copied: no message is longer. */
const words = z.string().max(MAX_MESSAGE);
const id = z.string().max(100);
/** Offers can be brought in from a file, and lead nowhere else. */
const href = z.string().max(1_000).refine(isOwnPage);

/** Something that the finder ranks: what it is, its id (an article's or exercise's slug, a talk's id), its title. */
const titleSchema = z.object({ kind: z.enum(["article", "exercise", "talk", "app"]), id, title: label });

/** A page of the person's own: what it is called, where it stands, its local day. */
const ownPageSchema = z.object({ label, href, day: z.string().max(20) });

const labelledSchema = z.object({ id, label });

/** Something to continue with after a reply. Which of them a tap answers is said in tap.ts. */
export const offerSchema = z.discriminatedUnion("kind", [
	/** A place to open. */
	z.object({ kind: z.literal("link"), label, note: note.optional(), href }),
	/** Words that pressing it sends as a message. */
	z.object({ kind: z.literal("say"), label, note: note.optional(), say: words }),
	/** "Which is nearest?", best first, with "None of these" beside them. Nothing is claimed about why. */
	z.object({ kind: z.literal("which-is-nearest"), titles: z.array(titleSchema).min(1).max(12) }),
	/** One part of an article. The message's `content` has its text; the words to copy are in `words`. */
	z.object({
		kind: z.literal("article"),
		slug: id,
		title: label,
		/** The part that this message shows. */
		part: z.enum(articleParts),
		/** The parts that can be asked for. "More" is the one after `part`. */
		parts: z.array(z.enum(articleParts)).max(20),
		/** Where `part` is "words": each can be copied, or put into a message of one's own. */
		words: z.array(words).max(40).optional(),
	}),
	/** Asks for a feeling about what was told in the message that this reply answers. */
	z.object({ kind: z.literal("feeling") }),
	/** "What would help?", with the kind of help that stands first, if one does, and those that would be out of place. */
	z.object({
		kind: z.literal("what-would-help"),
		first: z.enum(helps).optional(),
		without: z.array(z.enum(helps)).max(10).optional(),
	}),
	/** What somebody may want to say, what is nearest to their words first. Nothing is left out. */
	z.object({ kind: z.literal("occasions"), occasions: z.array(labelledSchema).min(1).max(40) }),
	/** Sentences to copy for one occasion, and the talk that builds one of their own. */
	z.object({
		kind: z.literal("lines"),
		id,
		title: label,
		lines: z.array(words).max(100),
		talk: z.object({ id, title: label }).optional(),
	}),
	/** Themes of the handbook to choose from. */
	z.object({ kind: z.literal("topics"), topics: z.array(labelledSchema).min(1).max(40) }),
	/** The six doors. */
	z.object({ kind: z.literal("doors") }),
	/** A talk: to begin or go on with, or the step where it stands. */
	z.object({ kind: z.literal("talk"), id, title: label, step: id.optional() }),
	/** An exercise, to be done here or where it lives. */
	z.object({ kind: z.literal("exercise"), id, title: label, note: note.optional() }),
	/** Pages that `content` quotes, in its order, for "the second one"; `more` where there are further ones. */
	z.object({ kind: z.literal("pages"), pages: z.array(ownPageSchema).max(100), more: z.boolean() }),
	/** The direct question after a sign of danger, which `content` asks; each answer is a tap. Asked once in a conversation. */
	z.object({ kind: z.literal("direct-question"), answers: z.array(z.object({ id, label })).max(20) }),
	/** Questions of somebody in danger that are answered here, to tap. */
	z.object({ kind: z.literal("next-steps"), steps: z.array(z.object({ id, label })).max(8) }),
	/** Sentences to copy. */
	z.object({ kind: z.literal("words-to-say"), words: z.array(label).max(12) }),
	/** Whom one can call or write to: drawn from the list as it is when it is shown. Null where the country is not known. */
	z.object({ kind: z.literal("help-lines"), about: z.enum([...kinds, "all"]), country: z.string().max(2).nullable() }),
	/** Asks on a day of theirs how something went that they mean to do. */
	z.object({ kind: z.literal("later") }),
	/** Keeps what was told as a page of the journal. */
	z.object({ kind: z.literal("keep"), label: label.optional(), note: note.optional() }),
]);
export type Offer = z.infer<typeof offerSchema>;
export type OfferOf<Kind extends Offer["kind"]> = Extract<Offer, { kind: Kind }>;

/** A place to open (`href`) or words to send (`say`), as notes had them before offers had a kind. */
export type Way = { label: string; note?: string; href?: string; say?: string };
const waySchema = z.object({
	label,
	note: note.optional(),
	href: href.optional(),
	say: words.optional(),
});

/** The address of a page of the journal that begins with what was told, as it stood in offers before they had a kind. */
const KEEP_HREF = "/journal?from=reply";

/** The same as an offer of today; null where it neither opens nor says anything. */
export function offerOfWay({ label, note, href, say }: Way): Offer | null {
	const named = { label, ...(note !== undefined && { note }) };
	if (href === KEEP_HREF) return { kind: "keep", ...named };
	if (href !== undefined) return { kind: "link", ...named, href };
	return say === undefined ? null : { kind: "say", ...named, say };
}

const memoSchema = z.object({
	/** The message that was answered, so that "more" can continue its answer. */
	question: coachText.nullable(),
	/** How many passages of the answer have been shown. */
	shown: z.number(),
	/** What the next message is taken for, where the reply said so: to look for, to listen to, or what words are for. */
	awaits: z.enum(["find", "listen", "occasion"]).nullish(),
	/** Whether it only went back to an earlier answer. */
	isReturn: z.boolean(),
});

/** What the guide remembers about where the conversation stands. */
export type Memo = z.infer<typeof memoSchema>;

/** One offer as it is stored: of today, or as it was stored before offers had a kind. Null for anything else. */
function readOffer(stored: unknown): Offer | null {
	const offer = offerSchema.safeParse(stored);
	if (offer.success) return offer.data;
	const way = waySchema.safeParse(stored);
	return way.success ? offerOfWay(way.data) : null;
}

export const noteSchema = z.object({
	/** An offer that cannot be read is left out; the rest stays. */
	offers: z
		.array(z.unknown())
		.max(40)
		.transform((stored) => stored.flatMap((one) => readOffer(one) ?? [])),
	memo: memoSchema.nullish().transform((memo) => memo ?? null),
});

/** What is stored with a reply of the guide's. */
export type GuideNote = { offers: Offer[]; memo: Memo | null };

/** Reads what is stored with a reply; null for anything else. */
export function readNote(stored: unknown): GuideNote | null {
	const note = noteSchema.safeParse(stored);
	return note.success ? note.data : null;
}

/** What is stored with a person's message that was a tap. */
export const tapNoteSchema = z.object({ tap: tapSchema });
export type TapNote = z.infer<typeof tapNoteSchema>;

/** Reads what is stored with a person's message: what was tapped, or null where it was written. */
export function readTap(stored: unknown): TapNote["tap"] | null {
	const note = tapNoteSchema.safeParse(stored);
	return note.success ? note.data.tap : null;
}
