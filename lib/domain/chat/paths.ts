/** How many messages the dashboard shows. */
export const RECENT_MESSAGES = 5;
/** Returns the path of the dashboard's messages, oldest first. */
export const recentMessagesPath = (userId: number) => `/api/chat/${userId}?for=dashboard`;

/** How many messages are loaded when the conversation opens: several screens full. The server renders each of them. */
export const MESSAGE_PAGE = 30;
/** How many messages are loaded at a time when the person scrolls back. */
export const OLDER_PAGE = 100;
/** Returns the path of the newest page, oldest message first. */
export const conversationPath = (userId: number) => `/api/chat/${userId}?limit=${MESSAGE_PAGE}`;
/** Returns the path of the page before a message. */
export const olderPath = (userId: number, before: number) => `/api/chat/${userId}?limit=${OLDER_PAGE}&before=${before}`;

/** Returns the path of the last few messages, oldest first. */
export const latestPath = (userId: number) => `/api/chat/${userId}?limit=20`;

/** Returns the path that requests another answer to the same message. */
export const againPath = (replyId: number) => `/api/chat/${replyId}/again`;

/** Returns the path that chooses which answer a reply shows. */
export const answerPath = (replyId: number) => `/api/chat/${replyId}/answer`;
