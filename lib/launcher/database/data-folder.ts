import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, readdir, realpath } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** The name of the socket that Postgres clients look for in the folder that is given as their host. */
export const SOCKET_NAME = ".s.PGSQL.5432";
/** Id of the user who runs this process. Containers use ids without a user, for which `os.userInfo` fails. */
const OWN_ID = process.getuid?.();
/** The longest path, in bytes, that a unix socket can have on every system. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Creates a folder that only its owner can read. If it already exists, it has to be such a folder: the permissions of
 * somebody else's folder, or of a link's target, are not changed.
 * @returns The path without symbolic links.
 * @throws Error if the folder cannot be created, belongs to somebody else, or can be read by others.
 */
export async function privateFolder(folder: string): Promise<string> {
	try {
		const made = await mkdir(folder, { recursive: true, mode: 0o700 });
		const real = await realpath(folder);
		if (made === undefined) await refuseOpen(folder, real);
		return real;
	} catch (error) {
		if (error instanceof OpenFolderError) throw error;
		throw new Error(`The folder ${folder} cannot be used: ${(error as Error).message}.`, { cause: error });
	}
}

class OpenFolderError extends Error {}

async function refuseOpen(folder: string, real: string): Promise<void> {
	const { mode, uid } = await lstat(real);
	if (uid !== OWN_ID)
		throw new OpenFolderError(`The folder ${real} belongs to somebody else. Set DATA_DIR to one of your own.`);
	if ((mode & 0o077) === 0) return;
	const isLink = (await lstat(folder)).isSymbolicLink();
	// An empty folder that is not a link was created for this purpose, so its permissions may be set.
	if (!isLink && (await readdir(real)).length === 0) return chmod(real, 0o700);
	throw new OpenFolderError(
		`Others on this machine can look into the folder ${real} (its rights are ${(mode & 0o777).toString(8)}). If it ` +
			`is meant for this, run: chmod 700 '${real}'. Otherwise set DATA_DIR to another folder.`,
	);
}

/**
 * Returns the folder of the database's socket: in the data folder or, if that path is too long, in the system's
 * temporary folder.
 */
export function socketFolder(dataDir: string): string {
	const near = path.join(dataDir, "run");
	if (Buffer.byteLength(path.join(near, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return near;
	const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
	const name = `innerscript-${OWN_ID}-${hash}`;
	const far = path.join(os.tmpdir(), name);
	return Buffer.byteLength(path.join(far, SOCKET_NAME)) <= LONGEST_SOCKET_PATH ? far : path.join("/tmp", name);
}

/** Returns the path of the socket in that folder. */
export function socketPath(dataDir: string): string {
	return path.join(socketFolder(dataDir), SOCKET_NAME);
}

/** Returns the address of the embedded database, for node-postgres, Prisma and psql alike. */
export function embeddedUrl(dataDir: string): string {
	return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder(dataDir))}`;
}

/**
 * Creates the socket's folder.
 * @throws Error if somebody else owns a folder with this name.
 */
export async function makeSocketFolder(dataDir: string): Promise<void> {
	const folder = socketFolder(dataDir);
	await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== "EEXIST") throw error;
	});
	// In a folder that everybody can write to, somebody else may have created it first.
	const found = await lstat(folder);
	if (!found.isDirectory() || found.uid !== OWN_ID) {
		throw new Error(
			`The folder ${folder}, which the database needs, belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`,
		);
	}
	await chmod(folder, 0o700);
}
