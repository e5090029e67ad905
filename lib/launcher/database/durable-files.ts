import { fsyncSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
interface EmscriptenModule {
	FS: { filesystems: { NODEFS: { stream_ops: { fsync?(stream: { nfd: number }): number } } } };
}

/** Files on disk whose fsync reaches the disk; PGlite's own leaves it out, and a power cut would then lose what was acknowledged. */
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

/** Postgres's own settings, sized for one household rather than a server. */
const CONFIGURATION = {
	fsync: "on",
	// The default, fdatasync, never leaves the WebAssembly module.
	wal_sync_method: "fsync",
	// A quarter of the default takes a third off the process's memory.
	shared_buffers: "32MB",
	// What has to be read again after a kill, and what lies about on the disk.
	max_wal_size: "64MB",
	min_wal_size: "32MB",
};

/** The options that open PGlite on `folder` so that every commit is on the disk before it is acknowledged. */
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
