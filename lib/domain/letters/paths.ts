export const lettersPath = "/api/letters";
export const letterPath = (id: string) => `${lettersPath}/${encodeURIComponent(id)}`;
/** Returns the path at which a connected model writes the introductions of a letter's lines. */
export const joinsPath = (id: string) => `${letterPath(id)}/joins`;
export const lettersScreen = "/look-back/letters";
export const letterScreen = (id: string) => `${lettersScreen}/${encodeURIComponent(id)}`;
