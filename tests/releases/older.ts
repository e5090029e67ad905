import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.join(__dirname, "..", "..");
const MIGRATIONS = path.join("prisma", "migrations");
/** How many earlier releases have to run on this release's database. */
const RELEASES_BACK = 2;

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const lines = (text: string) => text.split("\n").filter(Boolean);

/**
 * Returns the last two releases, newest first. While there are fewer than two, it returns the commits before the last
 * two that added a migration, which are equivalent as far as the database is concerned.
 */
export function olderReleases(): string[] {
	const head = git("rev-parse", "HEAD");
	const tagged = lines(git("tag", "--list", "v*", "--merged", "HEAD", "--sort=-v:refname"));
	const releases = tagged.filter((tag) => git("rev-parse", `${tag}^{commit}`) !== head);
	if (releases.length >= RELEASES_BACK) return releases.slice(0, RELEASES_BACK);
	const added = lines(git("log", `-${RELEASES_BACK}`, "--diff-filter=A", "--format=%h", "--", `${MIGRATIONS}/*`));
	return added.map((commit) => git("rev-parse", "--short", `${commit}^`));
}

/** An earlier release, in its own folder. */
export interface OlderRelease {
	folder: string;
	remove(): void;
}

/**
 * Checks a release out. It shares the installed packages of this release, which still have the same names and
 * interfaces.
 */
export function checkOut(release: string): OlderRelease {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-release-"));
	git("worktree", "add", "--quiet", "--force", "--detach", folder, release);
	symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
	// Generates its own client for its own schema. Its setup is not used, because that would record the client in the
	// shared packages.
	const generate = ["--require", "./prisma/without-studio.cjs", "node_modules/prisma/build/index.js", "generate"];
	const environment = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" };
	execFileSync(process.execPath, generate, { cwd: folder, stdio: "pipe", env: { ...process.env, ...environment } });
	// Any check of the database's schema gets the current migrations.
	cpSync(path.join(ROOT, MIGRATIONS), path.join(folder, MIGRATIONS), { recursive: true });
	return {
		folder,
		remove() {
			git("worktree", "remove", "--force", folder);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
