/** Things that the coach is given as a whole, and can be made to forget as a whole. */
export const forgettable = ["goal", "relationship", "patterns", "analysis", "life-script", "love-script"] as const;
export type Forgettable = (typeof forgettable)[number];

/** The list of an export that contains each of these things. */
export const listOfThing = {
	goal: "goals",
	relationship: "responses",
	patterns: "responses",
	analysis: "responses",
	"life-script": "lifeScripts",
	"love-script": "loveScripts",
} as const satisfies Record<Forgettable, string>;
