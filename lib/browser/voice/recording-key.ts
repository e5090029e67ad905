/** Returns the storage key of the recording for one field of one person. */
export const recordingKey = (userId: number, slot: string) => `${userId}/${slot}`;

/** Returns the person's id in a key. */
export const personOf = (key: string): string => key.slice(0, key.indexOf("/"));
