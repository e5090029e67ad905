import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandOf, environmentOf, stagesOf } from "./dockerfile";

/** A user id that no machine knows, as some hosts assign to their containers. Only root can take on another id. */
const STRANGER = process.getuid?.() === 0 ? 54_321 : undefined;
export const IS_SOMEBODY_ELSE = STRANGER !== undefined;

const MADE_IN_BUILD = "/bundle";

/** What the last stage of the Dockerfile creates, in a folder instead of a container. */
export interface Container {
	/** The root folder: `app` is read-only, `data` is the volume. */
	root: string;
	/** Runs a program as the container's user, with the settings of its ENV and these. */
	run(command: readonly [string, ...string[]], settings?: Record<string, string>): ChildProcess;
	/** The commands of CMD and HEALTHCHECK. */
	start: readonly [string, ...string[]];
	check: readonly [string, ...string[]];
	remove(): void;
}

/**
 * Performs the last stage of the Dockerfile, instruction by instruction.
 * @param bundle The folder that the build stage creates.
 * @throws Error for an unknown instruction.
 */
export function containerOf(dockerfile: string, bundle: string): Container {
	const root = mkdtempSync(path.join(tmpdir(), "innerscript-container-"));
	chmodSync(root, 0o755);
	const inside = (place: string) => path.join(root, place);
	let workdir = "/";
	let start: Container["start"] | undefined;
	let check: Container["check"] | undefined;
	const environment: Record<string, string> = {};
	const volumes: string[] = [];
	for (const instruction of stagesOf(dockerfile).at(-1) ?? []) {
		const { name, rest } = instruction;
		if (name === "WORKDIR") {
			workdir = rest;
			mkdirSync(inside(workdir), { recursive: true });
		} else if (name === "COPY" && rest === `--from=build ${MADE_IN_BUILD} ./`)
			cpSync(bundle, inside(workdir), { recursive: true, verbatimSymlinks: true });
		else if (name === "RUN" && rest === "mkdir /data && chown node:node /data") {
			mkdirSync(inside("/data"));
			if (STRANGER) chownSync(inside("/data"), STRANGER, STRANGER);
		} else if (name === "ENV") Object.assign(environment, environmentOf(instruction));
		else if (name === "VOLUME") volumes.push(rest);
		else if (name === "CMD") start = commandOf(instruction);
		else if (name === "HEALTHCHECK") check = commandOf(instruction);
		else if (!["FROM", "USER", "EXPOSE"].includes(name)) throw new Error(`${name} ${rest} is new: perform it here.`);
	}
	if (!start || !check || volumes.join() !== "/data") throw new Error("CMD, HEALTHCHECK or the one VOLUME is missing.");
	setWritable(inside(workdir), false);
	return {
		root,
		start,
		check,
		run([file, ...args], settings = {}) {
			const child = spawn(file === "node" ? process.execPath : file, args, {
				cwd: inside(workdir),
				env: {
					PATH: process.env.PATH,
					HOME: "/nonexistent",
					...environment,
					DATA_DIR: inside(environment.DATA_DIR ?? ""),
					...settings,
				} as unknown as NodeJS.ProcessEnv,
				stdio: ["ignore", "pipe", "pipe"],
				...(STRANGER && { uid: STRANGER, gid: STRANGER }),
			});
			return child;
		},
		remove() {
			setWritable(inside(workdir), true);
			rmSync(root, { recursive: true, force: true });
		},
	};
}

/** Makes a folder writable, or read-only as with `docker run --read-only`. */
function setWritable(folder: string, isWritable: boolean): void {
	const write = isWritable ? 0o200 : 0;
	chmodSync(folder, 0o555 | write);
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const full = path.join(folder, entry.name);
		if (entry.isDirectory()) setWritable(full, isWritable);
		else if (!entry.isSymbolicLink()) chmodSync(full, 0o444 | write);
	}
}

/** Returns a program's output and exit status. */
export async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (said += text));
	const [code] = (await once(child, "close")) as [number | null];
	return { code, said };
}

/** Lists the files of a folder with one of these endings, as relative paths. */
export function filesEnding(folder: string, endings: readonly string[]): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		endings.some((ending) => name.endsWith(ending)),
	);
}
