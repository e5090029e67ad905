/** The page with everything that the coach carries. */
export const MEMORY = "/memory";
export const memoryPath = (userId: number) => `/api/memory/${userId}`;
export const factPath = (id: string) => `/api/memory/${encodeURIComponent(id)}`;
export const PAUSE_PATH = "/api/memory/pause";
