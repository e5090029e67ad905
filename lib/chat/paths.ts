/** How many messages the dashboard shows. */
export const RECENT_MESSAGES = 5;
/** The path of those, oldest first. */
export const recentMessagesPath = (userId: number) => `/api/chat/${userId}?limit=${RECENT_MESSAGES}`;

/** How many messages the conversation reads at a time. */
export const MESSAGE_PAGE = 100;
/** The path of the newest page, oldest first. */
export const conversationPath = (userId: number) => `/api/chat/${userId}?limit=${MESSAGE_PAGE}`;
/** The path of the page before a message. */
export const olderPath = (userId: number, before: number) => `${conversationPath(userId)}&before=${before}`;
