import { execFileSync } from "node:child_process";

/** The user that servers run as which refuse to run as root; undefined for whoever runs the tests. */
export function serverUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const idOf = (kind: string) => Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
	return { uid: idOf("-u"), gid: idOf("-g") };
}
