import { fsyncSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
interface EmscriptenModule {
	FS: { filesystems: { NODEFS: { stream_ops: { fsync?(stream: { nfd: number }): number } } } };
}

/**
 * A file system whose fsync reaches the disk. PGlite's own does not, so that a power failure could lose acknowledged
 * data.
 */
class DurableFiles extends NodeFS {
	override async init(...args: Parameters<Init>): ReturnType<Init> {
		const { emscriptenOpts } = await super.init(...args);
		const addFsync = (module: unknown) => {
			(module as EmscriptenModule).FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
				fsyncSync(nfd);
				return 0;
			};
		};
		return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
	}
}

/** Postgres settings for a single household rather than a server. */
const CONFIGURATION = {
	fsync: "on",
	// The default, fdatasync, never leaves the WebAssembly module.
	wal_sync_method: "fsync",
	// A quarter of the default; saves a third of the process's memory.
	shared_buffers: "32MB",
	// Limits how much log has to be replayed after a kill, and how much of it is on the disk.
	max_wal_size: "64MB",
	min_wal_size: "32MB",
};

/** Returns options that open PGlite on `folder` so that every commit is on the disk before it is acknowledged. */
export function durable(folder: string): PGliteOptions {
	return {
		fs: new DurableFiles(folder),
		startParams: [
			// -F turns fsync off.
			...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
			...Object.entries(CONFIGURATION).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
		],
	};
}
