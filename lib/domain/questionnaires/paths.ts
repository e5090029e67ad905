/** The ids and titles of all questionnaires; without `?titles`, their questions too. */
export const titlesPath = "/api/questionnaires?titles";

/** Summaries of everything a person has answered. */
export const summariesPath = (userId: number) => `/api/responses/${userId}/summary`;

/** One whole response. */
export const responsePath = (id: string) => `/api/responses/${encodeURIComponent(id)}/detail`;
