import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { photoPath } from "@/lib/domain/photos/paths";
import type { Description } from "@/lib/domain/photos/schema";

/**
 * Replaces a picture's description.
 * @throws ApiError
 */
export const describePicture = (id: string, body: Description) =>
	apiRequest<{ ok: true }>("PUT", photoPath(id), { body });

/** Removes a picture. @throws ApiError */
export const removePicture = (id: string) => apiRequest<Deleted>("DELETE", photoPath(id));
