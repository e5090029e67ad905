import { readSync } from "node:fs";

/** A file that arrived, as a thread reads it. */
export interface Opened {
	/** The number under which this process has it open. */
	fd: number;
	/** Bytes. */
	size: number;
}

/** Reads the first bytes of a file. It blocks until the disk answers, so call it in a thread. */
export function readOpened({ fd, size }: Opened, most = size): Buffer {
	const bytes = Buffer.alloc(Math.min(size, most));
	let read = 0;
	while (read < bytes.length) {
		const more = readSync(fd, bytes, read, bytes.length - read, read);
		if (more === 0) break;
		read += more;
	}
	return bytes.subarray(0, read);
}
