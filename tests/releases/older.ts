import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(__dirname, "..", "..");
const MIGRATIONS = path.join("prisma", "migrations");
/** How many releases back have to run on this one's database. */
const RELEASES_BACK = 2;

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const lines = (text: string) => text.split("\n").filter(Boolean);

/**
 * The last two releases, the newest first. While there are fewer than two, the commits before the last two that added a
 * migration: as far as the database is concerned, they are the releases before.
 */
export function olderReleases(): string[] {
	const head = git("rev-parse", "HEAD");
	const tagged = lines(git("tag", "--list", "v*", "--merged", "HEAD", "--sort=-v:refname"));
	const releases = tagged.filter((tag) => git("rev-parse", `${tag}^{commit}`) !== head);
	if (releases.length >= RELEASES_BACK) return releases.slice(0, RELEASES_BACK);
	const added = lines(git("log", `-${RELEASES_BACK}`, "--diff-filter=A", "--format=%h", "--", `${MIGRATIONS}/*`));
	return added.map((commit) => git("rev-parse", "--short", `${commit}^`));
}

/** A release as it was, in a folder of its own. */
export interface OlderRelease {
	folder: string;
	remove(): void;
}

/** Checks a release out, with the packages of this one: what they are called and can do has not changed since. */
export function checkOut(release: string): OlderRelease {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-release-"));
	git("worktree", "add", "--quiet", "--force", "--detach", folder, release);
	symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
	// Its own client for its own schema. Not by its set-up, which would note it in the packages, and those are shared.
	const generate = ["--require", "./prisma/without-studio.cjs", "node_modules/prisma/build/index.js", "generate"];
	const environment = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" };
	execFileSync(process.execPath, generate, { cwd: folder, stdio: "pipe", env: { ...process.env, ...environment } });
	// Whatever asks how its database should look is told how it looks.
	cpSync(path.join(ROOT, MIGRATIONS), path.join(folder, MIGRATIONS), { recursive: true });
	return {
		folder,
		remove() {
			git("worktree", "remove", "--force", folder);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
