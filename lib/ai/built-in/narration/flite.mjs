// Runs Flite, a command-line speech synthesizer, in WebAssembly: the system calls it makes are answered here from
// memory, so it has no access to files, clock or network. Plain JavaScript, because a worker thread loads this file
// without a build.

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SEEKABLE = 70;
const FOLDER = 3;
const RECORDING = 4;
const WAV_HEADER_BYTES = 44;

class Exit extends Error {
	/** @param {number} code */
	constructor(code) {
		super(`flite ended with ${code}`);
		this.code = code;
	}
}

/** A file in memory that grows as it is written. */
class MemoryFile {
	bytes = new Uint8Array(1 << 20);
	length = 0;
	position = 0;

	/** @param {Uint8Array} piece */
	write(piece) {
		const end = this.position + piece.length;
		if (end > this.bytes.length) {
			const grown = new Uint8Array(Math.max(end, this.bytes.length * 2));
			grown.set(this.bytes);
			this.bytes = grown;
		}
		this.bytes.set(piece, this.position);
		this.position = end;
		this.length = Math.max(this.length, end);
	}
}

/**
 * Returns the thirteen WASI functions that Flite calls.
 * @param {string[]} args
 * @param {() => ArrayBuffer} memory
 * @param {MemoryFile} recording
 */
function system(args, memory, recording) {
	const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
	const view = () => new DataView(memory());
	return {
		/** @param {number} pointers @param {number} texts */
		args_get(pointers, texts) {
			let at = texts;
			for (const [i, arg] of encoded.entries()) {
				view().setUint32(pointers + 4 * i, at, true);
				new Uint8Array(memory()).set(arg, at);
				at += arg.length;
			}
			return SUCCESS;
		},
		/** @param {number} count @param {number} size */
		args_sizes_get(count, size) {
			view().setUint32(count, encoded.length, true);
			view().setUint32(
				size,
				encoded.reduce((sum, arg) => sum + arg.length, 0),
				true,
			);
			return SUCCESS;
		},
		/** @param {number} _clock @param {bigint} _precision @param {number} time */
		clock_time_get(_clock, _precision, time) {
			// Flite uses the clock only to measure its own speed.
			view().setBigUint64(time, 0n, true);
			return SUCCESS;
		},
		fd_close: () => SUCCESS,
		/** @param {number} descriptor @param {number} stat */
		fd_fdstat_get(descriptor, stat) {
			const kind = descriptor < FOLDER ? 2 : descriptor === FOLDER ? 3 : 4;
			view().setUint8(stat, kind);
			view().setUint16(stat + 2, 0, true);
			view().setBigUint64(stat + 8, 0xffffffffffffffffn, true);
			view().setBigUint64(stat + 16, 0xffffffffffffffffn, true);
			return SUCCESS;
		},
		fd_fdstat_set_flags: () => SUCCESS,
		/** @param {number} descriptor @param {number} stat */
		fd_prestat_get(descriptor, stat) {
			if (descriptor !== FOLDER) return BAD_DESCRIPTOR;
			view().setUint8(stat, 0);
			view().setUint32(stat + 4, 1, true);
			return SUCCESS;
		},
		/** @param {number} _descriptor @param {number} name */
		fd_prestat_dir_name(_descriptor, name) {
			view().setUint8(name, "/".charCodeAt(0));
			return SUCCESS;
		},
		/** @param {number} _descriptor @param {number} _vectors @param {number} _count @param {number} read */
		fd_read(_descriptor, _vectors, _count, read) {
			view().setUint32(read, 0, true);
			return SUCCESS;
		},
		/** @param {number} descriptor @param {bigint} offset @param {number} from @param {number} result */
		fd_seek(descriptor, offset, from, result) {
			if (descriptor !== RECORDING) return NOT_SEEKABLE;
			const base = [0, recording.position, recording.length][from] ?? 0;
			recording.position = base + Number(offset);
			view().setBigUint64(result, BigInt(recording.position), true);
			return SUCCESS;
		},
		/** @param {number} descriptor @param {number} vectors @param {number} count @param {number} written */
		fd_write(descriptor, vectors, count, written) {
			let total = 0;
			for (let i = 0; i < count; i++) {
				const at = view().getUint32(vectors + 8 * i, true);
				const length = view().getUint32(vectors + 8 * i + 4, true);
				if (descriptor === RECORDING) recording.write(new Uint8Array(memory(), at, length));
				total += length;
			}
			view().setUint32(written, total, true);
			return SUCCESS;
		},
		/** Opens the only file that Flite ever opens: its output. @param {unknown[]} args */
		path_open(...args) {
			view().setUint32(Number(args[8]), RECORDING, true);
			return SUCCESS;
		},
		/** @param {number} code */
		proc_exit(code) {
			throw new Exit(code);
		},
	};
}

/**
 * Compiles Flite.
 * @param {Uint8Array<ArrayBuffer>} wasm The program.
 * @returns A function that speaks `text` (printable ASCII) in Flite's voice `voice` with `settings` written as
 * `feature=value`. It returns 16-bit mono samples and the sample rate in Hz, and throws if Flite fails.
 */
export function createFlite(wasm) {
	const module = new WebAssembly.Module(wasm);
	/** @param {string} text @param {{ voice: string, settings?: string[] }} how */
	return (text, { voice, settings = [] }) => {
		const args = [
			"flite",
			"-voice",
			voice,
			...settings.flatMap((one) => ["--setf", one]),
			"-t",
			text,
			"-o",
			"/speech.wav",
		];
		const recording = new MemoryFile();
		/** @type {WebAssembly.Memory | undefined} */
		let memory;
		const imports = system(args, () => /** @type {ArrayBuffer} */ (memory?.buffer), recording);
		// Every sentence gets a new instance, because the program frees no memory and exits at the end.
		const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
		memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
		try {
			/** @type {() => void} */ (instance.exports._start)();
		} catch (error) {
			if (!(error instanceof Exit) || error.code !== 0) throw error;
		}
		if (recording.length < WAV_HEADER_BYTES) throw new Error("flite wrote nothing");
		const header = new DataView(recording.bytes.buffer);
		return {
			samples: new Int16Array(recording.bytes.buffer, WAV_HEADER_BYTES, (recording.length - WAV_HEADER_BYTES) >> 1),
			sampleRate: header.getUint32(24, true),
		};
	};
}
