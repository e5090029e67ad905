/** How many messages the dashboard shows. */
export const RECENT_MESSAGES = 5;
/** The path of those, oldest first. */
export const recentMessagesPath = (userId: number) => `/api/chat/${userId}?limit=${RECENT_MESSAGES}`;

/** How many messages the conversation opens with: several screens full. The server renders each of them. */
export const MESSAGE_PAGE = 30;
/** How many are read at a time when somebody goes back. */
export const OLDER_PAGE = 100;
/** The path of the newest page, oldest first. */
export const conversationPath = (userId: number) => `/api/chat/${userId}?limit=${MESSAGE_PAGE}`;
/** The path of the page before a message. */
export const olderPath = (userId: number, before: number) => `/api/chat/${userId}?limit=${OLDER_PAGE}&before=${before}`;

/** The path of the last few messages, oldest first. */
export const latestPath = (userId: number) => `/api/chat/${userId}?limit=20`;

/** Where another answer to the same message is asked for, by the id of the reply. */
export const againPath = (replyId: number) => `/api/chat/${replyId}/again`;

/** Where it is said which answer the reply is to be. */
export const answerPath = (replyId: number) => `/api/chat/${replyId}/answer`;
