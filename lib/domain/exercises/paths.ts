/** A person's runs. */
export const runsPath = "/api/exercises";
export const runPath = (id: string) => `${runsPath}/${id}`;

/** The screen that lists the exercises. */
export const exercisesScreen = "/exercises";
/** The screen of an exercise; with a run, what that one made. */
export const exerciseScreen = (slug: string, runId?: string) =>
	`${exercisesScreen}/${slug}${runId ? `?run=${encodeURIComponent(runId)}` : ""}`;
