import { z } from "zod";

const id = z.string("Say which one.").min(1, "Say which one.").max(100, "There is no such thing.");

/** The six doors, in the order in which they stand. */
export const doors = ["listen", "say-something", "decide", "just-happened", "good-news", "find"] as const;

/** What may help somebody who has told something. Some are doors, too. */
export const helps = ["listen", "say-something", "feel", "decide", "read", "good-news"] as const;
export type Help = (typeof helps)[number];

/** What can be gone through: a door, or a kind of help that is none. */
const ways = [...doors, "feel", "read"] as const;

/**
 * What was tapped, sent beside the words that the button has, so that nothing has to be guessed from these. A message
 * that is typed has none.
 */
export const tapSchema = z.discriminatedUnion(
	"do",
	[
		/** One of "Which is nearest?", or any title. */
		z.strictObject({ do: z.literal("open"), kind: z.enum(["article", "exercise", "talk", "app"]), id }),
		/** Another part of an article. */
		z.strictObject({ do: z.literal("part"), slug: id, part: z.enum(["try", "words", "known", "help"]) }),
		/** "None of these." */
		z.strictObject({ do: z.literal("none") }),
		/** A feeling by its id, "something-else" or "rather-not"; about the message whose reply asked for it. */
		z.strictObject({ do: z.literal("feeling"), feeling: id }),
		z.strictObject({ do: z.literal("door"), door: z.enum(ways, { error: "There is no such door." }) }),
		/** Something to say to somebody, by its id; "all" for the whole list. */
		z.strictObject({ do: z.literal("occasion"), id }),
		/** A theme of the handbook, by its id. */
		z.strictObject({ do: z.literal("topic"), id }),
		/** Begins a talk, goes on with it at a step, or answers the step. */
		z.strictObject({ do: z.literal("talk"), id, step: id.optional(), choice: id.optional() }),
		/** An answer to the direct question. */
		z.strictObject({ do: z.literal("answer"), answer: id }),
		/** A question of somebody in danger, by its id. */
		z.strictObject({ do: z.literal("care"), id }),
		/** Further pages of the person's own. */
		z.strictObject({ do: z.literal("more-pages") }),
	],
	{ error: "That is not something to tap." },
);
export type Tap = z.infer<typeof tapSchema>;

/**
 * Whether a button leads to something of ours: a talk, an article, a page. The guide answers these, also where a model
 * writes, which knows none of them.
 */
export const leadsToOurs = (tap: Tap | null): boolean =>
	tap !== null && tap.do !== "feeling" && tap.do !== "answer" && !(tap.do === "door" && tap.door === "listen");
