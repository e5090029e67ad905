export const coachSettingsPath = (userId: number) => `/api/ai-settings/${userId}`;
