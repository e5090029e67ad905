import { COACH_NAME } from "@/lib/domain/core/brand";

/**
 * Path and title of the page with everything that the coach remembers. Separate, because the chat links to it and needs
 * none of its other texts.
 */
export const MEMORY = "/memory";
export const MEMORY_TITLE = `What ${COACH_NAME} knows`;
export const memoryPath = (userId: number) => `/api/memory/${userId}`;
export const factPath = (id: string) => `/api/memory/${encodeURIComponent(id)}`;
export const PAUSE_PATH = "/api/memory/pause";
