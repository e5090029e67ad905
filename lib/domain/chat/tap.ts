import { z } from "zod";

const id = z.string("Say which one.").min(1, "Say which one.").max(100, "There is no such thing.");

/** The six entry points of a conversation, in the order in which they are shown. */
export const doors = ["listen", "say-something", "decide", "just-happened", "good-news", "find"] as const;

/** Kinds of help for a person who has told a story. Some are also entry points. */
export const helps = ["listen", "say-something", "feel", "decide", "read", "good-news"] as const;
export type Help = (typeof helps)[number];

/** Everything that can be entered: an entry point, a kind of help that is not one, or all kinds of help. */
const ways = [...doors, "feel", "read", "help"] as const;

/** Answers to "How is it for you?", and to whether an earlier page belongs to what is told. */
const tellings = ["good", "hard", "both", "ordinary", "rather-not", "belongs", "apart"] as const;
export type Telling = (typeof tellings)[number];

/**
 * What was tapped. It is sent with the words of the button, so that they need not be interpreted. A typed message has
 * none.
 */
export const tapSchema = z.discriminatedUnion(
	"do",
	[
		/** A title from "Which is nearest?" or from elsewhere. */
		z.strictObject({ do: z.literal("open"), kind: z.enum(["article", "exercise", "talk", "app"]), id }),
		/** Another part of an article. */
		z.strictObject({ do: z.literal("part"), slug: id, part: z.enum(["try", "words", "known", "help"]) }),
		/** "None of these." */
		z.strictObject({ do: z.literal("none") }),
		/** The id of a feeling, "something-else" or "rather-not"; about the message whose reply asked for it. */
		z.strictObject({ do: z.literal("feeling"), feeling: id }),
		z.strictObject({ do: z.literal("door"), door: z.enum(ways, { error: "There is no such door." }) }),
		/** The id of an occasion to say something; "all" for the whole list. */
		z.strictObject({ do: z.literal("occasion"), id }),
		/** The id of a topic of the handbook. */
		z.strictObject({ do: z.literal("topic"), id }),
		/** Begins a talk, continues it at a step, or answers the step. */
		z.strictObject({ do: z.literal("talk"), id, step: id.optional(), choice: id.optional() }),
		/** An answer to the direct question. */
		z.strictObject({ do: z.literal("answer"), answer: id }),
		/** The id of a question of a person in danger. */
		z.strictObject({ do: z.literal("care"), id }),
		/** Subjects to choose from, in conversations until 2026: no longer offered, but they can still be tapped there. */
		z.strictObject({ do: z.literal("matter"), id, want: z.literal("small").optional() }),
		z.strictObject({ do: z.literal("group"), id }),
		/** An answer of the person's about what they tell. */
		z.strictObject({ do: z.literal("telling"), is: z.enum(tellings) }),
		/** More of the person's own pages. */
		z.strictObject({ do: z.literal("more-pages") }),
	],
	{ error: "That is not something to tap." },
);
export type Tap = z.infer<typeof tapSchema>;

/**
 * Whether a button leads to content of the app: a talk, an article, a page. The guide answers these even if a model
 * writes the other replies, because the model knows none of that content.
 */
export const leadsToOurs = (tap: Tap | null): boolean =>
	tap !== null &&
	tap.do !== "feeling" &&
	tap.do !== "telling" &&
	tap.do !== "answer" &&
	!(tap.do === "door" && tap.door === "listen");
