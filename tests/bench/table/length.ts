import path from "node:path";

/** `npm run bench` without names: everything in short, on one database, and nothing of it is kept. */
export const isShort = path.basename(process.argv[1] ?? "") === "run.ts" && process.argv.length === 2;
