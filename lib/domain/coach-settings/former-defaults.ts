/**
 * Sentences of earlier default texts. People who saved their settings then still have them without ever having chosen
 * them, so they are read as defaults.
 */
export const formerDefaults = [
	"You ask one good question rather than three.",
	"Begin with what the person has just said: reflect it in their own words before you add any of yours, so that they can tell you heard it.",
	"One question at a time.",
	"Keep replies short enough to read on a phone: one thought, one question, a parting thought.",
] as const;
