// Separate from the schemas, so that a screen does not load Zod.

/** What can be learned about somebody from a page. */
export const factKinds = ["people", "dates", "wishes", "helps", "hurts"] as const;
export type FactKind = (typeof factKinds)[number];

/** What else is carried: what the app worked out, and sentences of what was said long ago. */
export const carriedKinds = [...factKinds, "results", "scripts", "said"] as const;
export type CarriedKind = (typeof carriedKinds)[number];
