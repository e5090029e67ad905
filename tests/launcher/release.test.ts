import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const script = path.resolve("lib/launcher/release/release.mjs");
let root = "";
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const git = (...args: string[]) =>
	execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], { cwd: root });

function release(...args: string[]) {
	const { status, stdout } = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: "utf8" });
	return { status, said: stdout };
}

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "innerscript-release-"));
	for (const file of ["package.json", "package-lock.json"]) write(file, JSON.stringify({ version: "1.2.0" }));
	write(
		"CHANGELOG.md",
		"# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-23\n\n### Added\n\n- A door.\n\n## [1.1.0] - 2026-01-01\n\n- A window.\n",
	);
	write(".gitignore", "/release/\n");
	git("init", "-q");
	git("add", "-A");
	git("commit", "-qm", "Begin");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const quick = ["--dry", "tree", "version", "changelog", "notes"];

it("reports that each step succeeded, and makes the notes of only this version", () => {
	const { status, said } = release(...quick);
	expect(said).toContain(
		"✓ tree: everything is committed\n✓ version: 1.2.0\n✓ changelog: 1 lines for 1.2.0\n✓ notes: release/notes.md",
	);
	expect(status).toBe(0);
	expect(readFileSync(path.join(root, "release/notes.md"), "utf8")).toBe("### Added\n\n- A door.\n");
	expect(git("tag").toString()).toBe("");
});

it("names every step that failed, not only the first", () => {
	write("package.json", JSON.stringify({ version: "1.3.0" }));
	const { status, said } = release(...quick);
	expect(said).toContain("✗ tree: Not committed:\nM package.json");
	expect(said).toContain("✗ version: package-lock.json has 1.2.0, package.json 1.3.0");
	expect(said).toContain("✗ changelog: CHANGELOG.md has no “## [1.3.0] - YYYY-MM-DD”");
	expect(said).toContain("4 of 4 steps are not well.");
	expect(status).toBe(1);
});

it("refuses a version that already has a tag, and one without release notes", () => {
	git("tag", "v1.2.0");
	expect(release("--dry", "version").said).toContain("✗ version: v1.2.0 is a tag already");
	write("CHANGELOG.md", "# Changelog\n\n## [1.2.0] - 2026-11-23\n");
	expect(release("--dry", "changelog").said).toContain("✗ changelog: CHANGELOG.md says nothing of 1.2.0");
});

it("lists what is in the app", () => {
	for (const file of ["package.json", "package-lock.json"]) cpSync(file, path.join(root, file));
	expect(release("--dry", "sbom").said).toMatch(/^✓ sbom: \d{3} packages in release\/sbom.cdx.json/);
	const sbom = JSON.parse(readFileSync(path.join(root, "release/sbom.cdx.json"), "utf8"));
	const names = sbom.components.map(({ name }: { name: string }) => name);
	expect(names).toContain("next");
	expect(names).not.toContain("jest");
});

it("refuses single steps without --dry, and unknown steps", () => {
	mkdirSync(path.join(root, "x"));
	expect(release("notes").status).toBe(2);
	expect(release("--dry", "everything").status).toBe(2);
});
