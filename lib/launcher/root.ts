import { existsSync } from "node:fs";
import path from "node:path";

/** The nearest folder above that has the migrations, since compiled code lies at another depth than its source. */
function rootAbove(folder: string): string {
	if (existsSync(path.join(folder, "prisma", "migrations"))) return folder;
	const above = path.dirname(folder);
	if (above === folder) throw new Error("The folder of the app is not complete: prisma/migrations is missing.");
	return rootAbove(above);
}

/** The folder of the project, or the one that `npm run bundle` made. */
export const ROOT = rootAbove(import.meta.dirname);
