import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { z } from "zod";
import { BackupError, type Bytes, damaged, NEWER, takeLine } from "./bytes";

/**
 * The format of an encrypted backup: a header line that says how the key is derived from the passphrase, then chunks
 * encrypted with AES-256-GCM. Each chunk is bound to the header, to its position, and to whether it is the last, so
 * that a file that was truncated, rearranged or changed cannot be decrypted. Each file has its own salt, and therefore
 * its own key.
 */
const PIECE = 64 * 1024;
const TAG = 16;
const LONGEST_HEADER = 1024;
export const FEWEST_PASSPHRASE_CHARACTERS = 12;

/** The beginning of every encrypted backup. */
export const ENCRYPTED_BACKUP_PREFIX = '{"innerscript":"encrypted backup"';

/** Maximum memory for deriving a key, in bytes: twice what our own files need. Scrypt takes 128 bytes per unit. */
const MOST_MEMORY = 128 * 1024 * 1024;

// Limits, so that a forged file cannot use up all memory, or keep the process busy for hours.
const headerSchema = z.object({
	innerscript: z.literal("encrypted backup"),
	version: z.literal(1, NEWER),
	scrypt: z
		.object({
			cost: z
				.int()
				.min(1 << 14)
				.max(1 << 17),
			blockSize: z.int().min(8).max(16),
			parallelization: z.int().min(1).max(4),
			salt: z.base64(),
		})
		.refine(({ cost, blockSize }) => 128 * cost * blockSize <= MOST_MEMORY),
	/** Derived together with the key, to recognize a wrong passphrase. */
	check: z.base64(),
});

/** OWASP's second choice for scrypt: as expensive to guess as the first, with 64 MB. */
const DERIVATION = { cost: 1 << 16, blockSize: 8, parallelization: 2 };

async function derive(
	passphrase: string,
	{ cost, blockSize, parallelization, salt }: z.infer<typeof headerSchema>["scrypt"],
): Promise<{ key: Buffer; check: Buffer }> {
	const derived = await new Promise<Buffer>((resolve, reject) => {
		const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
		// Normalized, because keyboards encode umlauts in two ways.
		scrypt(passphrase.normalize("NFC"), Buffer.from(salt, "base64"), 48, options, (error, bytes) =>
			error ? reject(error) : resolve(bytes),
		);
	});
	return { key: derived.subarray(0, 32), check: derived.subarray(32) };
}

/** Encrypts `source` as a complete backup, in a stream. */
export async function* encrypted(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
	const parameters = { ...DERIVATION, salt: randomBytes(16).toString("base64") };
	const { key, check } = await derive(passphrase, parameters);
	const header = Buffer.from(
		`${JSON.stringify({ innerscript: "encrypted backup", version: 1, scrypt: parameters, check: check.toString("base64") })}\n`,
	);
	yield header;
	yield* seal(source, key, header);
}

/**
 * Decrypts a backup in a stream. Nothing of it can be trusted until its end has been read.
 * @throws BackupError
 */
export async function* decrypted(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
	const { line, rest } = await takeLine(source, LONGEST_HEADER);
	const { scrypt: parameters, check } = readHeader(line);
	const derived = await derive(passphrase, parameters);
	if (!derived.check.equals(Buffer.from(check, "base64"))) {
		throw new BackupError("This is not its passphrase, or its first line was changed.");
	}
	yield* open(rest, derived.key, line);
}

function readHeader(line: Buffer): z.infer<typeof headerSchema> {
	let given: unknown;
	try {
		given = JSON.parse(line.toString());
	} catch {
		throw damaged("Its first line is damaged.");
	}
	const { data, error } = headerSchema.safeParse(given);
	if (data) return data;
	throw error.issues.some(({ message }) => message === NEWER)
		? new BackupError(NEWER)
		: damaged("Its first line is damaged.");
}

/** Encrypts a stream in chunks, each followed by its authentication tag. */
export async function* seal(source: Bytes, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
	for await (const { piece, nonce } of pieces(source, PIECE)) {
		const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(header);
		yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
	}
}

/**
 * Decrypts such a stream.
 * @throws BackupError at the first chunk that was changed.
 */
export async function* open(source: Bytes, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
	for await (const { piece, nonce } of pieces(source, PIECE + TAG)) {
		if (piece.length < TAG) throw damaged();
		const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG }).setAAD(header);
		decipher.setAuthTag(piece.subarray(-TAG));
		const words = decipher.update(piece.subarray(0, -TAG));
		try {
			decipher.final();
		} catch {
			throw damaged();
		}
		yield words;
	}
}

/** Cuts a stream into chunks of one size. The last may be shorter, or empty if there was nothing. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; nonce: Buffer }> {
	let held: Buffer = Buffer.alloc(0);
	let place = 0;
	const next = (piece: Buffer, isLast: boolean) => {
		const nonce = Buffer.alloc(12);
		nonce.writeUIntBE(place++, 5, 6);
		nonce.writeUInt8(isLast ? 1 : 0, 11);
		return { piece, nonce };
	};
	for await (const chunk of source) {
		held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
		// One chunk is held back, because only the end of the stream shows which is the last.
		while (held.length > size) {
			yield next(held.subarray(0, size), false);
			held = held.subarray(size);
		}
	}
	yield next(held, true);
}
