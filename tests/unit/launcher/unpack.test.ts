import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { unpack } from "@/lib/launcher/backups/backup";
import { lines } from "@/lib/launcher/backups/bytes";
import { writeWhole } from "@/lib/launcher/backups/file";

let folder: string;
let archive: Buffer;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "innerscript-unpack-"));
	writeFileSync(path.join(folder, "words.txt"), "what somebody wrote");
	mkdirSync(path.join(folder, "to"));
	archive = execFileSync("tar", ["-cf", "-", "-C", folder, "words.txt"]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Yields the archive, followed by more data than a pipe holds. */
async function* longer(end: () => void) {
	yield archive;
	for (let piece = 0; piece < 64; piece++) yield Buffer.alloc(64 * 1024);
	end();
}

it("reads what follows the archive to the end, although tar has stopped", async () => {
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

it.each<[string, string[]]>([
	["somewhere else", ["outside"]],
	["another file of the archive", ["words.txt", "outside"]],
])("takes no link to %s", async (_, names) => {
	const from = mkdtempSync(path.join(folder, "from-"));
	const to = mkdtempSync(path.join(folder, "to-"));
	writeFileSync(path.join(from, "words.txt"), "what somebody wrote");
	symlinkSync(names.length > 1 ? "words.txt" : folder, path.join(from, "outside"));
	const linked = execFileSync("tar", ["-cf", "-", "-C", from, ...names]);
	await expect(unpack(Readable.from([linked]), to)).rejects.toThrow("It is no backup: it holds a link, outside.");
});

it("gives the files to whoever restores them", async () => {
	const to = mkdtempSync(path.join(folder, "to-"));
	const of = execFileSync("tar", ["--owner=4321", "--group=4321", "-cf", "-", "-C", folder, "words.txt"]);
	await unpack(Readable.from([of]), to);
	expect(statSync(path.join(to, "words.txt")).uid).toBe(process.getuid?.());
});

it("refuses a line that is longer than the maximum", async () => {
	const read = async (...chunks: string[]) => {
		const found: string[] = [];
		for await (const line of lines(Readable.from(chunks.map((one) => Buffer.from(one))), 8)) found.push(line);
		return found;
	};
	expect(await read("one\ntw", "o\n", "three\n")).toEqual(["one", "two", "three"]);
	await expect(read("one\nfour", "five", "six", "\n")).rejects.toThrow("It was changed, or ends before its end.");
});

it("leaves what others call a draft where a backup goes", async () => {
	const to = mkdtempSync(path.join(folder, "to-"));
	const [theirs, ours] = [path.join(to, ".draft-letter"), path.join(to, ".innerscript-draft-1")];
	for (const one of [theirs, ours]) {
		mkdirSync(one);
		utimesSync(one, 0, 0);
	}
	await writeWhole(path.join(to, "backup"), async (draft) => writeFileSync(draft, "whole"));
	expect([existsSync(theirs), existsSync(ours)]).toEqual([true, false]);
});
