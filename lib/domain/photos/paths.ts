export const photosPath = "/api/photos";
/** Returns the path of a picture, at which its description is also changed. */
export const photoPath = (id: string) => `${photosPath}/${encodeURIComponent(id)}`;
/** Returns the path of a picture's description as it is saved now. */
export const descriptionPath = (id: string) => `${photoPath(id)}/description`;
/** Returns the path of its small version for lists. */
export const smallPhotoPath = (id: string) => `${photoPath(id)}/small`;
