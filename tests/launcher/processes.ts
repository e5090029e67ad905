import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const ROOT = path.join(__dirname, "..", "..");

/**
 * None of the machine's own settings, such as a DATABASE_URL. A variable that is set, even to an empty value, is not
 * read from .env.
 */
const unset = Object.fromEntries(
	[
		"PORT",
		"APP_URL",
		"DATA_DIR",
		"DATABASE_URL",
		"SESSION_SECRET",
		"DATA_ENCRYPTION_KEY",
		"NEXT_DIST_DIR",
		"BACKUP_PASSPHRASE",
		"BACKUP_DAYS",
	].map((name) => [name, ""]),
);

export interface Script {
	child: ChildProcess & { pid: number };
	/** Returns the next line of its standard output. @throws Error with its output if it ends first. */
	line(): Promise<string>;
	/** Writes a line to its standard input. */
	tell(line: string): void;
	/** Sends the signal, and resolves when the process has ended. */
	kill(signal: NodeJS.Signals): Promise<void>;
	/** Resolves when it ends. */
	ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const running = new Set<ChildProcess>();
afterAll(() => {
	for (const child of running) child.kill("SIGKILL");
});

/** Starts a TypeScript file of this project in its own process. @param folder The project's folder. */
export const start = (
	file: string,
	args: string[] = [],
	environment: Record<string, string> = {},
	folder = ROOT,
): Script => startNode(file, ["--conditions=react-server", "--import", "tsx", file, ...args], environment, folder);

/** Starts the built app, as `npm start` does. */
export const startBuilt = (environment: Record<string, string>): Script =>
	startNode("the app", ["lib/launcher/start.mjs"], environment);

function startNode(name: string, args: string[], environment: Record<string, string>, cwd = ROOT): Script {
	const child = spawn(process.execPath, args, {
		cwd,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...unset, ...environment } as unknown as NodeJS.ProcessEnv,
		stdio: ["pipe", "pipe", "pipe"],
	});
	running.add(child);
	const said = { stdout: "", stderr: "" };
	child.stdout.setEncoding("utf8").on("data", (text) => (said.stdout += text));
	child.stderr.setEncoding("utf8").on("data", (text) => (said.stderr += text));
	child.stdin.on("error", () => {});
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	const ended = once(child, "close").then(([code]) => {
		running.delete(child);
		return { code: code as number | null, ...said };
	});
	return {
		child: child as Script["child"],
		ended,
		async line() {
			const { value, done } = await lines.next();
			if (done) throw new Error(`${name} ended. ${(await ended).stderr}`);
			return value;
		},
		tell: (line) => void child.stdin.write(`${line}\n`),
		async kill(signal) {
			child.kill(signal);
			await ended;
		},
	};
}

/** Runs a program until it ends, with `input` as its standard input. */
export function run(file: string, args: string[] = [], environment: Record<string, string> = {}, input = "") {
	const script = start(file, args, environment);
	script.child.stdin?.end(input);
	return script.ended;
}
