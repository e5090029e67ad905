export const feelingsPath = "/api/feelings";

/** The feeling that was chosen for an entry. */
export const entryFeelingPath = (entryId: string) => `${feelingsPath}?entryId=${encodeURIComponent(entryId)}`;
