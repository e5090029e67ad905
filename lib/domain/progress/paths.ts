export const progressPath = (userId: number) => `/api/progress/${userId}`;
