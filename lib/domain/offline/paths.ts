/** The service worker, at the top, because its folder is what it may serve. */
export const workerPath = "/sw.js";
/** The two documents that it shows where the network does not answer. */
export const readingDocument = "/offline/reading.html";
export const helpDocument = "/offline/help.html";
/** The rules by which words that sound like danger are recognized. Loaded where an entry is kept to be sent later. */
export const safetyScript = "/offline/safety.js";
/** The tag with which Background Sync wakes the worker when the network is back. */
export const SYNC_TAG = "outbox";
