import path from "node:path";

// Imported for its effect, before anything that reads the environment as it is loaded. Variables that are set already
// stay, even if they are empty.
try {
	process.loadEnvFile(path.join(import.meta.dirname, "..", "..", ".env"));
} catch (error) {
	if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
