import { execFileSync } from "node:child_process";

/** Returns the user to run servers as that refuse to run as root, or undefined for the current user. */
export function serverUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
	return { uid: idOf("-u"), gid: idOf("-g") };
}
