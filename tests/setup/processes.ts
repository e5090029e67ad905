import { execFileSync } from "node:child_process";

interface Process {
	pid: number;
	command: string;
}

function childrenOf(pid: number): Process[] {
	const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
	return table.split("\n").flatMap((line) => {
		const [, child, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
		return Number(parent) === pid ? [{ pid: Number(child), command: command ?? "" }] : [];
	});
}

/** Returns the processes that a process has started, including indirectly. */
export const descendantsOf = (pid: number): Process[] =>
	childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child.pid)]);
