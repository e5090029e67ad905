import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { writeTinyModel } from "./tiny-model";

/**
 * A package that contains the source of llama.cpp as a git bundle. A new version of the package builds a new server.
 */
const PACKAGE = "node-llama-cpp";
const VERSION = "3.22.1";
/** Outside the repository, because building takes a quarter of an hour. */
const CACHE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), ".cache"), "innerscript");
const FOLDER = path.join(CACHE, `llama-server-${VERSION}`);
const PROGRAM = path.join(FOLDER, "build/bin/llama-server");

/**
 * Builds only the server, for this machine, without its web page and TLS. Further optimization would take longer than
 * it saves.
 */
const OPTIONS = [
	"CMAKE_BUILD_TYPE=Release",
	"CMAKE_C_FLAGS_RELEASE=-O2",
	"CMAKE_CXX_FLAGS_RELEASE=-O1",
	"BUILD_SHARED_LIBS=OFF",
	"GGML_LLAMAFILE=OFF",
	"GGML_OPENMP=OFF",
	"LLAMA_BUILD_APP=OFF",
	"LLAMA_BUILD_EXAMPLES=OFF",
	"LLAMA_BUILD_TESTS=OFF",
	"LLAMA_BUILD_UI=OFF",
	"LLAMA_OPENSSL=OFF",
	"LLAMA_USE_PREBUILT_UI=OFF",
];

/** Runs one step. Its output is only shown if it fails. */
function run(program: string, ...args: string[]): void {
	try {
		execFileSync(program, args, { cwd: FOLDER, stdio: "pipe", maxBuffer: 2 ** 28 });
	} catch (error) {
		const { stderr, message } = error as Error & { stderr?: Buffer };
		const said = stderr?.toString().slice(-3_000) || message;
		throw new Error(`${program} ${args[0]} failed, which needs git, cmake and a C++ compiler. ${said}`);
	}
}

/** Runs a step unless its result already exists. A partial result does not count. */
function once(result: string, make: (unfinished: string) => void): string {
	const whole = path.join(FOLDER, result);
	if (existsSync(whole)) return whole;
	console.info(`Making ${whole}`);
	make(`${result}.unfinished`);
	renameSync(path.join(FOLDER, `${result}.unfinished`), whole);
	return whole;
}

/** Whether the server has been built, or can be built. */
export function hasLlamaServer(): boolean {
	if (existsSync(PROGRAM)) return true;
	const tools = ["git", "cmake", "make", "c++"].map((tool) => spawnSync(tool, ["--version"], { stdio: "ignore" }));
	return tools.every(({ status }) => status === 0);
}

let made: Promise<{ program: string; model: string }> | undefined;

/** Provides a real llama-server and a tiny model for it, and builds whatever is not in the cache yet. */
export function llamaServer(): Promise<{ program: string; model: string }> {
	made ??= make();
	return made;
}

async function make(): Promise<{ program: string; model: string }> {
	mkdirSync(FOLDER, { recursive: true });
	const source = once("source", (unfinished) => {
		run("npm", "pack", `${PACKAGE}@${VERSION}`, "--silent");
		const [packed] = readdirSync(FOLDER).filter((name) => name.endsWith(".tgz"));
		if (!packed) throw new Error(`npm packed no ${PACKAGE}.`);
		run("tar", "-xzf", packed, "package/llama/gitRelease.bundle");
		run("git", "clone", "--quiet", "package/llama/gitRelease.bundle", unfinished);
	});
	if (!existsSync(PROGRAM)) {
		console.info("Building llama-server, which takes a quarter of an hour, once.");
		run("cmake", "-S", source, "-B", "build", ...OPTIONS.map((option) => `-D${option}`));
		run("nice", "-n", "10", "cmake", "--build", "build", "--target", "llama-server", "--parallel", "2");
	}
	const model = path.join(FOLDER, "tiny.gguf");
	// Written every time, which takes only seconds, so that it always matches this code.
	await writeTinyModel(path.join(source, "models/ggml-vocab-llama-bpe.gguf"), model);
	return { program: PROGRAM, model };
}
