import path from "node:path";
import { ROOT } from "./root";

// Imported for its effect, before anything that reads the environment as it is loaded. Variables that are set already
// stay, even if they are empty.
try {
	process.loadEnvFile(path.join(ROOT, ".env"));
} catch (error) {
	if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
