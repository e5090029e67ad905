export const goalsPath = (userId: number) => `/api/relationship-goals/${userId}`;
