import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { BackupError, type Bytes, damaged, NEWER, peek, takeLine } from "./bytes";
import { decrypted, ENCRYPTED_BACKUP_PREFIX, encrypted } from "./encryption";

/** Prefix of folders for incomplete files. They are created in the backup's target folder, among other files. */
const DRAFT = ".innerscript-draft-";
/** Age, in milliseconds, from which a draft counts as abandoned. */
const ABANDONED_MS = 60 * 60 * 1000;
/** The beginning of a backup made row by row or by pg_dump. No copy of database files begins like this. */
const BEGINNING = '{"innerscript":"backup"';
const LONGEST_HEADER = 1024 * 1024;

const headerSchema = z.object({
	innerscript: z.literal("backup"),
	version: z.literal(1, NEWER),
	content: z.enum(["rows", "pg_dump"]),
	/** The major version of the pg_dump that made it; null if it was made row by row. */
	program: z.int().nullable(),
	madeAt: z.iso.datetime(),
	migrations: z.array(z.string()),
	tables: z.array(z.object({ name: z.string(), rows: z.int(), hash: z.string().nullable() })),
});

/** The first line of a backup made row by row or by pg_dump: a list of everything in it, with counts. */
export type BackupHeader = z.infer<typeof headerSchema>;

export interface OpenBackup {
	/** Undefined for a copy of the files of an embedded database. */
	header: BackupHeader | undefined;
	isEncrypted: boolean;
	/** The uncompressed content after the header. It has to be read to its end, which tells whether it is complete. */
	content: Bytes;
}

/** Asks for the passphrase of an encrypted backup. */
export type AskPassphrase = () => Promise<string>;

/**
 * Writes a new file that only appears once it is complete.
 * @throws Error if the file already exists.
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
	const folder = path.dirname(file);
	await removeAbandoned(folder);
	const draft = await mkdtemp(path.join(folder, DRAFT)).catch((error: Error) => {
		throw new Error(`Nothing can be written into ${folder}: ${error.message}.`);
	});
	try {
		const written = path.join(draft, "archive");
		await write(written);
		// A hard link, because renaming would replace an existing file.
		await link(written, file).catch((error: NodeJS.ErrnoException) => {
			throw error.code === "EEXIST" ? new Error(`There is a file ${file} already.`) : error;
		});
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
}

// Removes drafts left behind by a backup process that was killed.
async function removeAbandoned(folder: string): Promise<void> {
	for (const name of await readdir(folder).catch(() => [])) {
		if (!name.startsWith(DRAFT)) continue;
		const { mtimeMs } = await stat(path.join(folder, name));
		if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path.join(folder, name), { recursive: true, force: true });
	}
}

/** Compresses a stream into a file that only its owner can read, and encrypts it if there is a passphrase. */
export async function pack(source: Readable, file: string, passphrase: string | undefined): Promise<void> {
	const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
	if (passphrase === undefined) await pipeline(source, createGzip(), target);
	else await pipeline(source, createGzip(), (packed: Bytes) => encrypted(packed, passphrase), target);
}

/** Returns the first line of a backup. */
export function headerLine(header: Omit<BackupHeader, "innerscript" | "version">): string {
	return `${JSON.stringify({ innerscript: "backup", version: 1, ...header })}\n`;
}

/**
 * Opens a backup of any kind and passes it to `use`, which reads it to its end.
 * @throws Error with a sentence that names the file: it does not exist, is not a backup, is damaged, is from a newer
 * version, or the passphrase is wrong. Errors of `use` itself are passed on unchanged.
 */
export async function readBackup<T>(
	file: string,
	ask: AskPassphrase,
	use: (backup: OpenBackup) => Promise<T>,
): Promise<T> {
	let wasEncrypted = false;
	let failure: unknown;
	let ofUse: unknown;
	// If several steps fail, the first error is the cause, and the others are its consequences.
	const noting = async function* (source: Bytes) {
		try {
			yield* source;
		} catch (error) {
			failure ??= error;
			throw error;
		}
	};
	const clear = async function* (source: Bytes) {
		const { beginning, whole } = await peek(source, ENCRYPTED_BACKUP_PREFIX.length);
		wasEncrypted = beginning === ENCRYPTED_BACKUP_PREFIX;
		yield* wasEncrypted ? decrypted(whole, await ask()) : whole;
	};
	try {
		return await pipeline(
			createReadStream(file),
			(source: Bytes) => noting(clear(source)),
			createGunzip(),
			async (source: Bytes) => {
				const backup = await openContent(noting(source), () => wasEncrypted);
				return use(backup).catch((error: unknown) => {
					ofUse = error;
					throw error;
				});
			},
		);
	} catch (error) {
		if (error === ofUse && failure === undefined && !(error instanceof BackupError)) throw error;
		throw inWords(file, failure ?? error);
	}
}

async function openContent(source: Bytes, wasEncrypted: () => boolean): Promise<OpenBackup> {
	const { beginning, whole } = await peek(source, BEGINNING.length);
	if (beginning !== BEGINNING) return { header: undefined, isEncrypted: wasEncrypted(), content: whole };
	const { line, rest } = await takeLine(whole, LONGEST_HEADER);
	return { header: readHeader(line.toString()), isEncrypted: wasEncrypted(), content: rest };
}

function readHeader(line: string): BackupHeader {
	let given: unknown;
	try {
		given = JSON.parse(line);
	} catch {
		throw damaged("Its first line is damaged.");
	}
	const { data, error } = headerSchema.safeParse(given);
	if (data) return data;
	const isNewer = error.issues.some(({ message }) => message === NEWER);
	throw isNewer ? new BackupError(NEWER) : damaged("Its first line is damaged.");
}

function inWords(file: string, error: unknown): Error {
	const { code, message } = error as NodeJS.ErrnoException;
	if (code === "ENOENT") return new Error(`There is no file ${file}.`);
	const reason = code?.startsWith("Z_") ? "It is no backup, or damaged, or ends before its end." : message;
	return new Error(`${file} cannot be read. ${reason}`, { cause: error });
}
