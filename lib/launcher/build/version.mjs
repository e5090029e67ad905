import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "..", "..", "..");

/** Returns the commit of the sources. `APP_COMMIT` sets it where there is no git, such as in a container. */
function commit() {
	if (process.env.APP_COMMIT) return process.env.APP_COMMIT.slice(0, 12);
	try {
		return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], {
			cwd: ROOT,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	} catch {
		return "";
	}
}

/**
 * Returns the version of the build: that of package.json and, if known, the commit.
 * @returns {string} Such as "0.1.0+490f375c0ffe".
 */
export function versionOfApp() {
	const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
	return [version, commit()].filter(Boolean).join("+");
}
