/** API path of a person's runs. */
export const runsPath = "/api/exercises";
export const runPath = (id: string) => `${runsPath}/${id}`;

/** Path of the screen that lists the exercises. */
export const exercisesScreen = "/exercises";
/** Returns the path of an exercise's screen; with `runId`, of the page that this run produced. */
export const exerciseScreen = (slug: string, runId?: string) =>
	`${exercisesScreen}/${slug}${runId ? `?run=${encodeURIComponent(runId)}` : ""}`;
