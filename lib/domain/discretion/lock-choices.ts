// Apart from the schema: every screen tells that it was touched, and should not load Zod for it.

/** After how many minutes without a touch the app locks in a browser; 0 means never. */
export const lockChoices = [0, 1, 5, 15, 60] as const;
export const lockPath = "/api/lock";

/** Whether a browser would lock later than before, or never: for that its person proves who they are. */
export const isLooser = (from: number, to: number): boolean => from > 0 && (to === 0 || to > from);
