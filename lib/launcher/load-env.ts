import path from "node:path";
import { ROOT } from "./root";

// Imported for its side effect, before any module that reads the environment while it loads. Variables that are already
// set stay, even if they are empty.
try {
	process.loadEnvFile(path.join(ROOT, ".env"));
} catch (error) {
	if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
