/**
 * Prints the further sets of tests that cover what changed, each with the minutes that it takes. `node tests/changed.mjs REVISION` takes the changes
 * since that revision; without one, those since the branch left `origin`'s main branch, or else those of the last commit.
 */
import { execFileSync } from "node:child_process";
import { further, setsFor } from "./setup/runs/sets.mjs";

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function since() {
	const head = git("rev-parse", "HEAD");
	for (const branch of ["origin/HEAD", "origin/main", "main"]) {
		try {
			const base = git("merge-base", "HEAD", branch);
			if (base !== head) return base;
		} catch {
			// There is no such branch here.
		}
	}
	return "HEAD~1";
}

let sets;
try {
	sets = setsFor(git("diff", "--name-only", process.argv[2] || since(), "HEAD").split("\n"));
} catch {
	// Without a history nobody knows what changed.
	sets = Object.keys(further);
}
for (const name of sets) console.log(`${name} ${further[name]?.minutes}`);
