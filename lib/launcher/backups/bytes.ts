import type { Writable } from "node:stream";
import { APP_NAME } from "@/lib/domain/core/brand";

export type Bytes = AsyncIterable<Buffer>;

/** A backup that cannot be used as it is. The message says why, without the name of the file. */
export class BackupError extends Error {
	override name = "BackupError";
}

/**
 * Returns the error for a damaged backup.
 * @param what How the damage shows.
 */
export const damaged = (what = "It was changed, or ends before its end.") => new BackupError(what);

/** The message for a backup made by a newer version of the app. */
export const NEWER = `It was made by a newer version of ${APP_NAME}: bring this one up to date first.`;

/**
 * Reads the first bytes of a stream without consuming them.
 * @param length How many; fewer are returned if the stream is shorter.
 */
export async function peek(source: Bytes, length: number): Promise<{ beginning: string; whole: Bytes }> {
	const { held, rest } = await hold(source, (bytes) => bytes.length >= length);
	return { beginning: held.subarray(0, length).toString("latin1"), whole: after(held, rest) };
}

/**
 * Takes the first line, including its line end, off a stream.
 * @throws BackupError if there is none, or if it is too long.
 */
export async function takeLine(source: Bytes, longest: number): Promise<{ line: Buffer; rest: Bytes }> {
	const { held, rest } = await hold(source, (bytes) => bytes.length > longest || bytes.includes("\n"));
	const end = held.indexOf("\n") + 1;
	if (end === 0 || end > longest) throw damaged("Its first line is damaged.");
	return { line: held.subarray(0, end), rest: after(held.subarray(end), rest) };
}

/** Maximum size of a line, in bytes: the longest that the app stores is an audio file of 25 MB in hexadecimal. */
const LONGEST_LINE = 128 * 1024 * 1024;

/**
 * Reads the lines of a stream, without line ends.
 * @throws BackupError if the last one has no line end, or one is too long.
 */
export async function* lines(source: Bytes, longest = LONGEST_LINE): AsyncGenerator<string> {
	let parts: Buffer[] = [];
	let held = 0;
	for await (const chunk of source) {
		let begin = 0;
		for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", begin)) {
			parts.push(chunk.subarray(begin, end));
			yield Buffer.concat(parts).toString();
			parts = [];
			held = 0;
			begin = end + 1;
		}
		if (begin === chunk.length) continue;
		parts.push(chunk.subarray(begin));
		held += chunk.length - begin;
		if (held > longest) throw damaged();
	}
	if (parts.length > 0) throw damaged();
}

async function hold(source: Bytes, isEnough: (bytes: Buffer) => boolean): Promise<{ held: Buffer; rest: Bytes }> {
	const iterator = source[Symbol.asyncIterator]();
	let held: Buffer = Buffer.alloc(0);
	while (!isEnough(held)) {
		const next = await iterator.next();
		if (next.done) break;
		held = Buffer.concat([held, next.value]);
	}
	return { held, rest: { [Symbol.asyncIterator]: () => iterator } };
}

async function* after(first: Buffer, rest: Bytes): AsyncGenerator<Buffer> {
	yield first;
	yield* rest;
}

/**
 * Feeds a stream to a program. A program may close its input early, which is not an error; the rest is still read,
 * because only the end tells whether the backup is complete.
 * @throws whatever reading the stream throws.
 */
export async function feed(input: Bytes, program: Writable): Promise<void> {
	const closed = new Promise<void>((resolve) => program.once("close", resolve));
	program.on("error", () => {});
	try {
		for await (const bytes of input) {
			if (!program.writable || program.write(bytes)) continue;
			await Promise.race([new Promise<void>((resolve) => program.once("drain", resolve)), closed]);
		}
	} finally {
		program.end();
	}
}
