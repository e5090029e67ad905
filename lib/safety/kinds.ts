/** What a text may be a sign of, the most pressing first. */
export const kinds = ["self-harm", "partner-danger", "danger-to-others", "someone-else"] as const;
export type Kind = (typeof kinds)[number];
