import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { createCommandTranscriber } from "@/lib/ai/transcribe/command";
import { readWav, writeWav } from "@/lib/ai/transcribe/wav";
import { environmentForPrograms } from "@/lib/server/core/env";
import { babble, spokenWav, wave } from "./recordings";

const never = new AbortController().signal;
let folder = "";
let tmp: string | undefined;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "command-test-"));
	tmp = process.env.TMPDIR;
	process.env.TMPDIR = folder;
});
afterEach(() => {
	if (tmp === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = tmp;
	rmSync(folder, { recursive: true, force: true });
});

/** Returns the recordings that are left in the folder. */
const left = () => readdirSync(folder).filter((name) => name.startsWith("dictation-"));

const withCommand = (command: [string, ...string[]], timeoutMs = 10_000) =>
	createCommandTranscriber({ command, timeoutMs, environment: environmentForPrograms() });

/** Writes a speech program in JavaScript, which gets the recording's file as its last argument. */
function program(source: string, timeoutMs = 10_000) {
	const script = path.join(folder, "program.cjs");
	writeFileSync(script, `const fs = require("node:fs"); const file = process.argv.at(-1);\n${source}`);
	return withCommand([process.execPath, script, "--in", "{file}"], timeoutMs);
}
const listen = (transcriber: ReturnType<typeof program>, bytes: Uint8Array = spokenWav, signal = never) =>
	transcriber.transcribe({ bytes, type: "audio/wav" }, { owner: "1", signal });

it("gives the program a 16 kHz mono 16-bit file that only its owner can read, and takes it away again", async () => {
	const copy = path.join(folder, "copy.wav");
	const transcriber = program(`
		fs.copyFileSync(file, ${JSON.stringify(copy)});
		const mode = (at) => (fs.statSync(at).mode & 0o777).toString(8);
		console.log(mode(file), mode(require("node:path").dirname(file)), process.argv.length);`);
	const stereoLike = writeWav(wave(1, 44_100, babble));
	await expect(listen(transcriber, stereoLike)).resolves.toBe("600 700 4");
	const made = readFileSync(copy);
	expect(made.toString("latin1", 0, 4) + made.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
	expect([made.readUInt16LE(20), made.readUInt16LE(22), made.readUInt32LE(24), made.readUInt16LE(34)]).toEqual([
		1, 1, 16_000, 16,
	]);
	expect(await readWav(made)).toMatchObject({ sampleRate: 16_000 });
	expect(made.length).toBe(44 + 2 * 16_000);
	expect(left()).toEqual([]);
});

it("shows the program none of the app's secrets", async () => {
	process.env.SESSION_SECRET = "the session secret that nobody knows";
	process.env.MODEL_FOLDER = "/models";
	const transcriber = program(`console.log(process.env.SESSION_SECRET ?? "none", process.env.MODEL_FOLDER);`);
	await expect(listen(transcriber)).resolves.toBe("none /models");
	delete process.env.SESSION_SECRET;
	delete process.env.MODEL_FOLDER;
});

it("runs no shell", async () => {
	const transcriber = withCommand([process.execPath, "-p", "process.argv[1]", "$(touch gone); {file} | cat"]);
	expect(await listen(transcriber)).toMatch(/^\$\(touch gone\); .*recording\.wav \| cat$/);
});

it.each([
	["ends badly", "console.log('heard secret'); process.exit(3)"],
	["is killed", "process.kill(process.pid, 'SIGKILL')"],
	["prints without end", "const more = () => process.stdout.write('secret '.repeat(10000), more); more();"],
])("says that a program failed that %s, and quotes nothing", async (_, source) => {
	const error = await listen(program(source)).catch((reason) => reason);
	expect(error).toMatchObject({ code: "ai_failed", message: expect.stringContaining("transcription program") });
	expect(inspect(error, { depth: 9 })).not.toContain("secret");
	expect(left()).toEqual([]);
});

it("ends a program, and what it started, that takes too long or that nobody waits for", async () => {
	const pids = path.join(folder, "pids");
	const source = `
		const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
		fs.writeFileSync(${JSON.stringify(pids)}, process.pid + " " + child.pid);
		setInterval(() => {}, 1000);`;
	const isAlive = (pid: number) => {
		try {
			// A zombie process still has an id, but nothing else.
			return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
		} catch {
			return false;
		}
	};
	const allGone = async () => {
		const [own = 0, child = 0] = readFileSync(pids, "utf8").split(" ").map(Number);
		for (let i = 0; i < 300 && (isAlive(own) || isAlive(child)); i++) {
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
		const alive = [own, child].filter(isAlive);
		for (const pid of alive) process.kill(pid, "SIGKILL");
		expect(alive).toEqual([]);
		rmSync(pids);
		expect(left()).toEqual([]);
	};
	await expect(listen(program(source, 4000))).rejects.toMatchObject({ code: "ai_timeout" });
	await allGone();
	const controller = new AbortController();
	const waiting = listen(program(source), spokenWav, controller.signal);
	const begun = setInterval(() => {
		try {
			if (readFileSync(pids, "utf8").includes(" ")) controller.abort(new Error("gone"));
		} catch {}
	}, 20);
	await expect(waiting).rejects.toThrow("gone");
	clearInterval(begun);
	await allGone();
});

it("takes nothing but WAV", async () => {
	const webm = { bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), type: "audio/webm" as const };
	await expect(program("").transcribe(webm, { owner: "1", signal: never })).rejects.toMatchObject({ code: "invalid" });
});
