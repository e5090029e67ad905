/** Shown wherever the app is open without a network. */
export const OFFLINE_LINE = "You are offline. What you write is kept here and sent when the network is back.";
/** Shown instead where only drafts are kept: in the conversation, and in a browser that uses plain http. */
export const OFFLINE_LINE_WITHOUT_KEEPING = "You are offline. What you write stays in the box until you can send it.";
