import { readSync } from "node:fs";

/** An uploaded file, as a worker thread reads it. */
export interface Opened {
	/** The file descriptor in this process. */
	fd: number;
	/** Bytes. */
	size: number;
}

/** Reads the first bytes of a file. Blocks until the disk responds, so call it in a worker thread. */
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
