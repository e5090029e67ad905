import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { descriptionPath, photoPath } from "@/lib/domain/photos/paths";
import type { Description } from "@/lib/domain/photos/schema";

/**
 * Replaces a picture's description.
 * @throws ApiError; 409 if it is no longer what it was.
 */
export const describePicture = (id: string, body: Description) =>
	apiRequest<{ ok: true }>("PUT", photoPath(id), { body });

/** Reads a picture's description as it is saved now. @throws ApiError */
export const readDescription = (id: string) => apiRequest<{ description: string | null }>("GET", descriptionPath(id));

/** Removes a picture. @throws ApiError */
export const removePicture = (id: string) => apiRequest<Deleted>("DELETE", photoPath(id));
