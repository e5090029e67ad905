/** `npm run up`: from a fresh clone to a running app, in one command. Plain Node: nothing is installed yet. */
import { spawn } from "node:child_process";
import path from "node:path";
import { ensureBuilt, ensureGenerated, ensureInstalled, loadEnvFile } from "./setup.mjs";

loadEnvFile();
await ensureInstalled();
await ensureGenerated();
await ensureBuilt();

const app = spawn(process.execPath, ["--import", "tsx", path.join(import.meta.dirname, "launcher", "start.ts")], {
	stdio: "inherit",
});
// Ctrl+C reaches both processes; this one waits, so that the database is closed before the prompt comes back.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => signal === "SIGTERM" && app.kill(signal));
app.on("exit", (code) => {
	process.exitCode = code ?? 1;
});
