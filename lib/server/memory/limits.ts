/** How many of the newest pages are read for facts. */
export const NEWEST_PAGES = 600;
/** Which of the facts that a model learned are read. */
export const LEARNED = {
	orderBy: [{ createdAt: "desc" as const }, { id: "asc" as const }],
	take: 400,
};
