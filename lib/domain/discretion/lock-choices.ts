// Apart from the schema: every screen tells that it was touched, and should not load Zod for it.

/** After how many minutes without a touch the app locks in a browser; 0 means never. */
export const lockChoices = [0, 1, 5, 15, 60] as const;
export const lockPath = "/api/lock";
