export const lettersPath = "/api/letters";
export const letterPath = (id: string) => `${lettersPath}/${encodeURIComponent(id)}`;
export const lettersScreen = "/look-back/letters";
export const letterScreen = (id: string) => `${lettersScreen}/${encodeURIComponent(id)}`;
