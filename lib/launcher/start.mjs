// `npm start`: runs what `npm run build` compiled.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const compiled = path.join(root, `${process.env.NEXT_DIST_DIR || ".next"}-run`, "start.mjs");
if (existsSync(compiled)) await import(pathToFileURL(compiled).href);
else {
	console.error("There is nothing built to start yet: run `npm run build` first, or `npm run up`.");
	process.exitCode = 1;
}
