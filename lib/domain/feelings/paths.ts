export const feelingsPath = "/api/feelings";

/** Returns the path of the feeling chosen for an entry. */
export const entryFeelingPath = (entryId: string) => `${feelingsPath}?entryId=${encodeURIComponent(entryId)}`;
