import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../ports";

/** The only key and secret that the server accepts. */
const KEY = "S3RVER";
/** The suffix that the server adds to a name for the file that holds the object's bytes. */
const BYTES = "._S3rver_object";

/** A real S3-compatible server, with access to the files that it keeps. */
export interface TestStore {
	/** The value for OBJECT_STORE_URL. */
	url: string;
	/** The names of all objects, sorted. */
	names(): string[];
	/** The bytes of an object as they are stored. */
	read(name: string): Buffer;
	/** Replaces the bytes of an object, as an attacker could. */
	change(name: string, bytes: Buffer): void;
	/** Stops the server, as if the network were cut. */
	stop(): Promise<void>;
	/** Starts the server again with the objects it had. */
	start(): Promise<void>;
	close(): Promise<void>;
}

/** Starts an object store. @param folder The folder in the bucket where the app stores objects. */
export async function startObjectStore(folder = "app"): Promise<TestStore> {
	const directory = mkdtempSync(path.join(tmpdir(), "innerscript-store-"));
	const port = await freePort();
	const bucket = path.join(directory, "media", folder);
	const fileOf = (name: string) => path.join(bucket, name + BYTES);
	let child: ChildProcess | undefined;
	const start = async () => {
		const script = path.join(__dirname, "server.mjs");
		const stdio = ["ignore", "pipe", "inherit"] as const;
		child = spawn(process.execPath, [script, String(port), directory], { stdio: [...stdio] });
		if (child.stdout) await once(child.stdout, "data");
	};
	const stop = async () => {
		const ended = child && once(child, "exit");
		child?.kill("SIGKILL");
		await ended;
		child = undefined;
	};
	await start();
	return {
		url: `http://${KEY}:${KEY}@127.0.0.1:${port}/media/${folder}`,
		names: () =>
			existsSync(bucket)
				? readdirSync(bucket).flatMap((file) => (file.endsWith(BYTES) ? file.slice(0, -BYTES.length) : []))
				: [],
		read: (name) => readFileSync(fileOf(name)),
		change: (name, bytes) => writeFileSync(fileOf(name), bytes),
		stop,
		start,
		async close() {
			if (child) await stop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
