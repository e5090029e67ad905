/** How many messages the dashboard shows. */
export const RECENT_MESSAGES = 5;
/** The path of those, oldest first. */
export const recentMessagesPath = (userId: number) => `/api/chat/${userId}?limit=${RECENT_MESSAGES}`;
