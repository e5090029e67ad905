/** Path of the person's intentions. */
export const threadsPath = "/api/threads";
