// Separate from the schemas, so that a screen does not load Zod.

/** Kinds of facts that can be learned about a person from a page. */
export const factKinds = ["people", "dates", "wishes", "helps", "hurts"] as const;
export type FactKind = (typeof factKinds)[number];

/** All kinds of facts that the coach keeps: also results of the app, and sentences said long ago. */
export const carriedKinds = [...factKinds, "results", "scripts", "said"] as const;
export type CarriedKind = (typeof carriedKinds)[number];
