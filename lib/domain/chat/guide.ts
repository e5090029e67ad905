import { z } from "zod";
import { isOwnPage } from "@/lib/domain/core/own-address";
import { coachText } from "@/lib/domain/core/stored";
import { kinds } from "@/lib/domain/safety/kinds";
import { MAX_MESSAGE } from "./limits";
import { helps, tapSchema } from "./tap";

/** The parts of an article, in the order in which a helpful person would bring them up. */
export const articleParts = ["try", "words", "known", "help"] as const;

const label = z.string().max(300);
const note = z.string().max(2_000);
/** Words that are sent or copied; limited like a message. */
const words = z.string().max(MAX_MESSAGE);
const id = z.string().max(100);
/** Offers can come from an imported file, so links may only lead to pages of the app. */
const href = z.string().max(1_000).refine(isOwnPage);

/**
 * A title that the finder ranks: its kind, its id (the slug of an article or exercise, the id of a talk), and its text.
 */
const titleSchema = z.object({ kind: z.enum(["article", "exercise", "talk", "app"]), id, title: label });

/** A page of the person's own: its name, its address, and its local day. */
const ownPageSchema = z.object({ label, href, day: z.string().max(20) });

const labelledSchema = z.object({ id, label });

/** An offer below a reply: something to continue with. tap.ts lists the taps that answer an offer. */
export const offerSchema = z.discriminatedUnion("kind", [
	/** A link. */
	z.object({ kind: z.literal("link"), label, note: note.optional(), href }),
	/** Words that are sent as a message when the button is pressed. */
	z.object({ kind: z.literal("say"), label, note: note.optional(), say: words }),
	/** "Which is nearest?": titles, best first, with "None of these" beside them. Gives no reason for the choice. */
	z.object({ kind: z.literal("which-is-nearest"), titles: z.array(titleSchema).min(1).max(12) }),
	/** One part of an article. The message's `content` has its text; the sentences to copy are in `words`. */
	z.object({
		kind: z.literal("article"),
		slug: id,
		title: label,
		/** The part that this message shows. */
		part: z.enum(articleParts),
		/** The parts that can be asked for. "More" leads to the one after `part`. */
		parts: z.array(z.enum(articleParts)).max(20),
		/** If `part` is "words": sentences that can be copied or put into the person's own message. */
		words: z.array(words).max(40).optional(),
	}),
	/** Asks how the person feels about what they wrote in the message this reply answers. */
	z.object({ kind: z.literal("feeling") }),
	/**
	 * "What would help?" `first` is the kind of help that is listed first, `without` are those that would be out of
	 * place.
	 */
	z.object({
		kind: z.literal("what-would-help"),
		first: z.enum(helps).optional(),
		without: z.array(z.enum(helps)).max(10).optional(),
	}),
	/** All occasions to say something, those closest to the person's words first. */
	z.object({ kind: z.literal("occasions"), occasions: z.array(labelledSchema).min(1).max(60) }),
	/** Sentences to copy for one occasion. The talk helps the person build their own. */
	z.object({
		kind: z.literal("lines"),
		id,
		title: label,
		lines: z.array(words).max(100),
		talk: z.object({ id, title: label }).optional(),
	}),
	/** Topics of the handbook to choose from. */
	z.object({ kind: z.literal("topics"), topics: z.array(labelledSchema).min(1).max(40) }),
	/** Answers to tap, each with the tap it sends. */
	z.object({
		kind: z.literal("taps"),
		label: label.optional(),
		taps: z
			.array(z.object({ label, tap: tapSchema }))
			.min(1)
			.max(20),
	}),
	/** The six entry points of a conversation. */
	z.object({ kind: z.literal("doors") }),
	/** A talk to begin or continue, or the step it is at. */
	z.object({ kind: z.literal("talk"), id, title: label, step: id.optional() }),
	/** An exercise, to be done in the conversation or on its own page. */
	z.object({ kind: z.literal("exercise"), id, title: label, note: note.optional() }),
	/**
	 * The pages that `content` quotes, in the same order, so that "the second one" can be understood. `more` is true if
	 * there are others.
	 */
	z.object({ kind: z.literal("pages"), pages: z.array(ownPageSchema).max(100), more: z.boolean() }),
	/**
	 * Answers to the direct question after a sign of danger, which `content` asks. It is asked once in a conversation.
	 */
	z.object({ kind: z.literal("direct-question"), answers: z.array(z.object({ id, label })).max(20) }),
	/** Questions of a person in danger that the app answers. */
	z.object({ kind: z.literal("next-steps"), steps: z.array(z.object({ id, label })).max(8) }),
	/** Sentences to copy. */
	z.object({ kind: z.literal("words-to-say"), words: z.array(label).max(12) }),
	/**
	 * Help lines to call or write to, taken from the current list whenever the offer is shown. `country` is null if it is
	 * not known.
	 */
	z.object({ kind: z.literal("help-lines"), about: z.enum([...kinds, "all"]), country: z.string().max(2).nullable() }),
	/**
	 * Offers to ask, on a day the person chooses, how something they mean to do went. `meant` and `day` are set if they
	 * are known.
	 */
	z.object({ kind: z.literal("later"), meant: label.optional(), day: z.iso.date().optional() }),
	/** Keeps what the person told as a journal page. */
	z.object({ kind: z.literal("keep"), label: label.optional(), note: note.optional() }),
]);
export type Offer = z.infer<typeof offerSchema>;
export type OfferOf<Kind extends Offer["kind"]> = Extract<Offer, { kind: Kind }>;

/** An offer as it was stored before offers had a `kind`: a link (`href`) or words to send (`say`). */
export type Way = { label: string; note?: string; href?: string; say?: string };
const waySchema = z.object({
	label,
	note: note.optional(),
	href: href.optional(),
	say: words.optional(),
});

/** The `href` by which old offers kept what was told as a journal page. */
const KEEP_HREF = "/journal?from=reply";

/** Converts an old offer to the current form; null if it has neither a link nor words. */
export function offerOfWay({ label, note, href, say }: Way): Offer | null {
	const named = { label, ...(note !== undefined && { note }) };
	if (href === KEEP_HREF) return { kind: "keep", ...named };
	if (href !== undefined) return { kind: "link", ...named, href };
	return say === undefined ? null : { kind: "say", ...named, say };
}

const memoSchema = z.object({
	/** The message that was answered; "more" continues its answer. */
	question: coachText.nullable(),
	/** How many passages of the answer have been shown. */
	shown: z.number(),
	/**
	 * How the next message is to be read if the reply announced it: as a search, as something to listen to, as an
	 * occasion to say something, or as the answer to a question from the deck.
	 */
	awaits: z.enum(["find", "listen", "occasion", "deck"]).nullish(),
	/** Whether the reply only went back to an earlier answer. */
	isReturn: z.boolean(),
});

/** What the guide remembers about the state of the conversation. */
export type Memo = z.infer<typeof memoSchema>;

/** Reads a stored offer, in the current form or the old one; null if it is neither. */
function readOffer(stored: unknown): Offer | null {
	const offer = offerSchema.safeParse(stored);
	if (offer.success) return offer.data;
	const way = waySchema.safeParse(stored);
	return way.success ? offerOfWay(way.data) : null;
}

export const noteSchema = z.object({
	/** Offers that cannot be read are left out; the others stay. */
	offers: z
		.array(z.unknown())
		.max(40)
		.transform((stored) => stored.flatMap((one) => readOffer(one) ?? [])),
	memo: memoSchema.nullish().transform((memo) => memo ?? null),
});

/** The data stored with a reply of the guide. */
export type GuideNote = { offers: Offer[]; memo: Memo | null };

/** Reads the data stored with a reply; null if it cannot be read. */
export function readNote(stored: unknown): GuideNote | null {
	const note = noteSchema.safeParse(stored);
	return note.success ? note.data : null;
}

/** The data stored with a person's message that was sent by a tap. */
export const tapNoteSchema = z.object({ tap: tapSchema });
export type TapNote = z.infer<typeof tapNoteSchema>;

/** Reads which button sent a person's message; null if it was typed. */
export function readTap(stored: unknown): TapNote["tap"] | null {
	const note = tapNoteSchema.safeParse(stored);
	return note.success ? note.data.tap : null;
}
