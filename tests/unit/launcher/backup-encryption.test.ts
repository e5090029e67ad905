import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { BackupError, type Bytes } from "@/lib/launcher/backups/bytes";
import { decrypted, encrypted, open, seal } from "@/lib/launcher/backups/encryption";

const PIECE = 64 * 1024;
const key = randomBytes(32);
const header = Buffer.from("a first line\n");

async function* cutInto(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
	for (let begin = 0; begin < bytes.length; begin += size) yield bytes.subarray(begin, begin + size);
}
async function all(source: Bytes): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of source) chunks.push(chunk);
	return Buffer.concat(chunks);
}
const sealed = (words: Buffer, size = 1000) => all(seal(cutInto(words, size), key, header));
const opened = (bytes: Buffer, size = 1000) => all(open(cutInto(bytes, size), key, header));

test("comes back as it was, whatever its length and however it arrives", async () => {
	const lengths = [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE];
	const size = fc.integer({ min: 100, max: 200_000 });
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...lengths), size, size, async (length, asItGoes, asItComes) => {
			const words = randomBytes(length);
			expect((await opened(await sealed(words, asItGoes), asItComes)).equals(words)).toBe(true);
		}),
		{ numRuns: 8, endOnFailure: true },
	);
});

test("cannot be decrypted if it was truncated, at whatever point", async () => {
	const bytes = await sealed(randomBytes(3 * PIECE + 5));
	const whole = PIECE + 16;
	for (const length of [
		0,
		1,
		15,
		16,
		100,
		whole - 1,
		whole,
		whole + 1,
		whole + 16,
		2 * whole,
		3 * whole,
		bytes.length - 1,
	]) {
		await expect(opened(bytes.subarray(0, length))).rejects.toThrow(BackupError);
	}
});

test("cannot be decrypted if anything was changed, added, left out or moved", async () => {
	const bytes = await sealed(randomBytes(3 * PIECE));
	const piece = (n: number) => bytes.subarray(n * (PIECE + 16), (n + 1) * (PIECE + 16));
	for (const at of [0, 17, PIECE, PIECE + 15, PIECE + 16, bytes.length - 1]) {
		const changed = Buffer.from(bytes);
		changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
		await expect(opened(changed)).rejects.toThrow(BackupError);
	}
	for (const other of [
		[piece(1), piece(0), piece(2)],
		[piece(0), piece(2)],
		[piece(0), piece(1), piece(1), piece(2)],
		[bytes, Buffer.from("x")],
		[bytes, bytes],
	]) {
		await expect(opened(Buffer.concat(other))).rejects.toThrow(BackupError);
	}
	await expect(all(open(cutInto(bytes, 1000), key, Buffer.from("another first line\n")))).rejects.toThrow(BackupError);
	await expect(all(open(cutInto(bytes, 1000), randomBytes(32), header))).rejects.toThrow(BackupError);
});

test("can only be decrypted with its passphrase, however the keyboard encodes it, and reports what is wrong", async () => {
	const words = Buffer.from("what somebody wrote");
	const file = await all(encrypted(cutInto(words, 5), "zwölf Zeichen"));
	const end = file.indexOf("\n") + 1;
	const withLine = (line: string) =>
		all(decrypted(cutInto(Buffer.concat([Buffer.from(line), file.subarray(end)]), 99), "zwölf Zeichen"));
	expect(file.includes(words)).toBe(false);
	expect(await all(decrypted(cutInto(file, 7), "zwo\u0308lf Zeichen"))).toEqual(words);
	await expect(all(decrypted(cutInto(file, 7), "zwölf zeichen"))).rejects.toThrow("This is not its passphrase");
	const line = file.subarray(0, end).toString();
	await expect(withLine(line.replace('"version":1', '"version":2'))).rejects.toThrow("a newer version");
	// A cost that would take all memory is refused before it is tried.
	await expect(withLine(line.replace('"cost":65536', '"cost":1073741824'))).rejects.toThrow("damaged");
	for (const [from, to] of [
		['"cost":65536', '"cost":1048576'],
		['"cost":65536,"blockSize":8', '"cost":131072,"blockSize":16'],
		['"parallelization":2', '"parallelization":16'],
	] as const) {
		expect(line).toContain(from);
		await expect(withLine(line.replace(from, to))).rejects.toThrow("damaged");
	}
	await expect(withLine(line.replace('"check":"', '"check":"AAAA'))).rejects.toThrow("This is not its passphrase");
	await expect(withLine("no line of ours\n")).rejects.toThrow("damaged");
	await expect(withLine(`${"x".repeat(5000)}\n`)).rejects.toThrow("damaged");
});
