import { readFileSync } from "node:fs";

interface LockFile {
	packages: Record<string, { version?: string; resolved?: string; engines?: { node?: string } }>;
}
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

const versionOf = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? "0.0.0";
const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

/** Whether a version is at least as new as another. */
function isAtLeast(version: string, floor: string): boolean {
	const [a, b] = [numbers(version), numbers(floor)];
	for (const [i, part] of a.entries()) if (part !== b[i]) return part > (b[i] ?? 0);
	return true;
}

it.each([
	["next", "16.4.6"],
	["react", "19.3.1"],
	["react-dom", "19.3.1"],
	["next-auth", "4.24.15"],
])("%s is at %s or above, which closes published holes", (name, floor) => {
	expect({ name, version: versionOf(name), ok: isAtLeast(versionOf(name), floor) }).toMatchObject({ ok: true });
});

it("the migration engine belongs to the Prisma release", () => {
	expect(versionOf("@prisma/schema-engine-wasm").split("-")[0]).toBe(versionOf("prisma"));
	expect(versionOf("@prisma/client")).toBe(versionOf("prisma"));
});

it("the lock file names no host", () => {
	expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
});
