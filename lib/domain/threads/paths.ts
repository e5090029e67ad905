/** What somebody means to do later. */
export const threadsPath = "/api/threads";
