/** Path of the service worker. It is at the top level, because a worker only serves its own folder. */
export const workerPath = "/sw.js";
/** The two documents that the service worker shows when the network does not respond. */
export const readingDocument = "/offline/reading.html";
export const helpDocument = "/offline/help.html";
/** The rules that recognize words which suggest danger. Loaded when an entry is kept to be sent later. */
export const safetyScript = "/offline/safety.js";
/** The tag with which Background Sync wakes the service worker when the network is back. */
export const SYNC_TAG = "outbox";
