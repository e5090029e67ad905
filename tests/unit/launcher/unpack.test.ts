import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpack } from "@/lib/launcher/backups/backup";

let folder: string;
let archive: Buffer;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "innerscript-unpack-"));
	writeFileSync(path.join(folder, "words.txt"), "what somebody wrote");
	mkdirSync(path.join(folder, "to"));
	archive = execFileSync("tar", ["-cf", "-", "-C", folder, "words.txt"]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The archive, and more behind its end than a pipe holds. */
async function* longer(end: () => void) {
	yield archive;
	for (let piece = 0; piece < 64; piece++) yield Buffer.alloc(64 * 1024);
	end();
}

it("reads to the end what goes on behind the archive, though tar has had enough", async () => {
	let hasEnded = false;
	await unpack(
		longer(() => {
			hasEnded = true;
		}),
		path.join(folder, "to"),
	);
	expect(hasEnded).toBe(true);
	expect(readFileSync(path.join(folder, "to", "words.txt"), "utf8")).toBe("what somebody wrote");
});

it("does not believe what turns out damaged behind the archive", async () => {
	const damaged = longer(() => {
		throw new Error("It is damaged.");
	});
	await expect(unpack(damaged, path.join(folder, "to"))).rejects.toThrow("It is damaged.");
});
