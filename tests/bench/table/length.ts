import path from "node:path";

/** `npm run bench` with no names given: runs a short version of everything on one database, and saves no results. */
export const isShort = path.basename(process.argv[1] ?? "") === "run.ts" && process.argv.length === 2;
