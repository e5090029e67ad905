// `npm run up`: from a fresh clone, or after a pull, to the running app. Nothing is imported before Node's version has
// been checked, so that an old Node gets a sentence instead of a stack trace.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
	console.error(
		`This needs Node 20.19 or newer, and this is ${process.versions.node}. Get a newer one from https://nodejs.org`,
	);
	process.exit(1);
}

async function up() {
	const { spawn } = await import("node:child_process");
	const { ensureBuilt, ensureGenerated, ensureInstalled, ROOT } = await import("./setup.mjs");
	process.chdir(ROOT);
	await ensureInstalled({ dev: false });
	await ensureGenerated();
	await ensureBuilt({ toStart: true });
	const app = spawn(process.execPath, ["--max-semi-space-size=4", "lib/launcher/start.mjs"], {
		// The IPC channel tells the app when this process is gone.
		stdio: ["inherit", "inherit", "inherit", "ipc"],
	});
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => app.kill(signal));
	app.on("exit", (code) => process.exit(code ?? 1));
}

up().catch((error) => {
	if (error.output) console.error(`\n${error.output}\n`);
	console.error(error.message);
	process.exit(1);
});
