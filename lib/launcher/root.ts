import { existsSync } from "node:fs";
import path from "node:path";

/** Finds the nearest parent folder with the migrations, since compiled code is not at the same depth as its source. */
function rootAbove(folder: string): string {
	if (existsSync(path.join(folder, "prisma", "migrations"))) return folder;
	const above = path.dirname(folder);
	if (above === folder) throw new Error("The folder of the app is not complete: prisma/migrations is missing.");
	return rootAbove(above);
}

/** The project's folder, or the one that `npm run bundle` made. */
export const ROOT = rootAbove(import.meta.dirname);
