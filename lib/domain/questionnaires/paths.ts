/** The path of the ids and titles of all questionnaires. Without `?titles`, the response includes the questions. */
export const titlesPath = "/api/questionnaires?titles";

/** Returns the path of the summaries of all of a person's responses. */
export const summariesPath = (userId: number) => `/api/responses/${userId}/summary`;

/** Returns the path of one complete response. */
export const responsePath = (id: string) => `/api/responses/${encodeURIComponent(id)}/detail`;
