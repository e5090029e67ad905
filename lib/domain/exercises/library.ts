import { apologizing } from "./content/between-you/apologizing";
import { askingForSomething } from "./content/between-you/asking-for-something";
import { gratitudeTold } from "./content/between-you/gratitude-told";
import { hardConversation } from "./content/between-you/hard-conversation";
import { quarrelFromOutside } from "./content/between-you/quarrel-from-outside";
import { sayingNo } from "./content/between-you/saying-no";
import { afterABreakup } from "./content/loss-and-hurt/after-a-breakup";
import { grief } from "./content/loss-and-hurt/grief";
import { jealousy } from "./content/loss-and-hurt/jealousy";
import { unsentLetter } from "./content/loss-and-hurt/unsent-letter";
import { calmingDownNow } from "./content/right-now/calming-down-now";
import { selfCompassion } from "./content/right-now/self-compassion";
import { worriesPutOff } from "./content/right-now/worries-put-off";
import { decision } from "./content/where-you-are-going/decision";
import { whatIValue } from "./content/where-you-are-going/what-i-value";
import { whenAndThen } from "./content/where-you-are-going/when-and-then";
import type { Exercise } from "./schema";

/** Every exercise, in the order in which they are listed. */
export const exercises: readonly Exercise[] = [
	calmingDownNow,
	worriesPutOff,
	selfCompassion,
	hardConversation,
	askingForSomething,
	sayingNo,
	apologizing,
	quarrelFromOutside,
	gratitudeTold,
	grief,
	afterABreakup,
	unsentLetter,
	jealousy,
	decision,
	whatIValue,
	whenAndThen,
];

const bySlug = new Map(exercises.map((exercise) => [exercise.slug, exercise]));

/** Finds an exercise by its slug. */
export const exerciseBySlug = (slug: string): Exercise | undefined => bySlug.get(slug);
