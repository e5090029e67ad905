// Separate from the schema: every screen reports activity and should not load Zod for it.

/** Minutes without activity after which a browser locks the app; 0 means never. */
export const lockChoices = [0, 1, 5, 15, 60] as const;
export const lockPath = "/api/lock";

/** Whether a change makes the browser lock later, or never; the person then has to prove their identity. */
export const isLooser = (from: number, to: number): boolean => from > 0 && (to === 0 || to > from);
