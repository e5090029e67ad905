import { z } from "zod";
import { part, scriptPatternSchema } from "../schema";
import {
	LEAST_AFFIRMATIONS,
	type LoveChoices,
	MAX_CHOSEN_AFFIRMATION,
	MAX_CHOSEN_PATTERN,
	MAX_CHOSEN_SENTENCE,
	MAX_SCENE,
	MOST_AFFIRMATIONS,
} from "./choices";
import { type Belonging, belongings, type Thread, threads } from "./scene";

const scene = (name: string) => part(name, MAX_SCENE);

/** Body of POST /api/love-script/compose. */
export const loveChoicesSchema: z.ZodType<LoveChoices> = z.strictObject({
	ticked: z.array(z.enum(Object.keys(belongings) as [Belonging, ...Belonging[]])).max(Object.keys(belongings).length),
	thread: z
		.enum(Object.keys(threads) as [Thread, ...Thread[]])
		.nullable()
		// A page that was loaded before an update sends none.
		.default(null),
	old: z.string().max(1_000).nullable(),
	sentence: part("The sentence", MAX_CHOSEN_SENTENCE).regex(/^\s*I\b/, "The sentence begins with “I”"),
	morning: scene("The morning"),
	evening: scene("The evening"),
	quarrel: scene("The quarrel"),
	repair: scene("The repair"),
	patterns: z
		.array(
			scriptPatternSchema.extend({
				description: part("The description of a pattern", MAX_CHOSEN_PATTERN),
				impact: part("The impact of a pattern", MAX_CHOSEN_PATTERN),
			}),
		)
		.length(3, "A script has three patterns"),
	affirmations: z
		.array(part("An affirmation", MAX_CHOSEN_AFFIRMATION))
		.min(LEAST_AFFIRMATIONS, "Please choose three affirmations or more")
		.max(MOST_AFFIRMATIONS, "Please choose five affirmations at most"),
});
