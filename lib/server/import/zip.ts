import { type Entry, fromFdPromise, type ZipFile } from "yauzl";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_COMMENTS_BYTES, MAX_FILES, MAX_NAMES_BYTES, MAX_UNPACKED_BYTES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";
import type { Opened } from "./opened";

/** A file in a ZIP. */
export interface Packed {
	/** Its path, which never leads out of the ZIP. */
	name: string;
	/** Its unpacked size in bytes. */
	size: number;
	/**
	 * Unpacks the file.
	 * @throws AppError `invalid` if it cannot be unpacked.
	 */
	read(): Promise<Buffer>;
}

const TYPE = 0o170000;
const LINK = 0o120000;
/** Files that operating systems add. */
const LITTER = /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;

const refuse = (sentence: string, cause?: unknown) => new AppError("invalid", sentence, { cause });

/**
 * Lists the files of a ZIP. The whole directory is read before anything is unpacked, so that a ZIP that is too large,
 * contains links or points outside of itself is refused without unpacking any of it.
 * @throws AppError `invalid` with the reason.
 */
export async function openZip({ fd }: Pick<Opened, "fd">): Promise<Packed[]> {
	const zip = await fromFdPromise(fd, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch(
		(cause) => {
			throw refuse(refusals.notZip, cause);
		},
	);
	if (zip.entryCount > MAX_FILES) throw refuse(refusals.tooManyFiles);
	const files: Packed[] = [];
	let entries = 0;
	let unpacked = 0;
	let names = 0;
	let comments = 0;
	try {
		for await (const entry of zip.eachEntry()) {
			entries += 1;
			unpacked += entry.uncompressedSize;
			// In memory a comment is many times as large as in the file.
			names += entry.fileNameLength + entry.extraFieldLength;
			comments += entry.fileCommentLength;
			if (entries > MAX_FILES) throw refuse(refusals.tooManyFiles);
			if (names > MAX_NAMES_BYTES || comments > MAX_COMMENTS_BYTES) throw refuse(refusals.longNames);
			if (unpacked > MAX_UNPACKED_BYTES) throw refuse(refusals.bomb);
			if (((entry.externalFileAttributes >>> 16) & TYPE) === LINK) throw refuse(refusals.links);
			if (entry.isEncrypted()) throw refuse(refusals.locked);
			if (entry.fileName.endsWith("/") || LITTER.test(entry.fileName)) continue;
			files.push({ name: entry.fileName, size: entry.uncompressedSize, read: () => unpack(zip, entry) });
		}
	} catch (error) {
		if (error instanceof AppError) throw error;
		const isUnsafe = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
		throw refuse(isUnsafe ? refusals.unsafeNames : refusals.notZip, error);
	}
	return files;
}

/** Unpacks a file, up to the size that the directory states. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
	try {
		const chunks: Buffer[] = [];
		for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
		return Buffer.concat(chunks);
	} catch (cause) {
		throw refuse(refusals.notZip, cause);
	}
}
