import path from "node:path";

// Imported for what it does, before whatever reads the environment while it is loaded. What is set already stays, even
// where it is empty.
try {
	process.loadEnvFile(path.join(import.meta.dirname, "..", "..", ".env"));
} catch (error) {
	if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
