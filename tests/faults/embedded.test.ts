import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { embeddedUrl } from "@/lib/launcher/database/data-folder";
import { freePort } from "@/tests/setup/ports";
import { recovered, rowsOf, startApp } from "./setup/app";
import { Writers } from "./setup/writers";

/* Faults of the embedded database and of its folder. */

const KILLS = 20;
/** Enough for a database, a backup of it, and what people write. */
const DISK = "size=200m";
/** How soon the full disk has to be noticed, in milliseconds. */
const FILLS_WITHIN_MS = 120_000;

const folders: string[] = [];
function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "innerscript-faults-"));
	folders.push(folder);
	return folder;
}
async function expectAllThere(writers: Writers, folder: string): Promise<void> {
	const prisma = rowsOf(embeddedUrl(folder));
	await writers.expectAllThere(prisma).finally(() => prisma.$disconnect());
}

it("kill -9 of everything, twenty times while people write: no acknowledged write is lost or doubled", async () => {
	const folder = temporaryFolder();
	const port = await freePort();
	let app = await startApp({ DATA_DIR: folder }, port);
	const writers = new Writers(() => app.origin);
	await writers.begin();
	for (let kill = 0; kill < KILLS; kill++) {
		// Kills at a different point of a write each time.
		await writers.write(4 + (kill % 5));
		process.kill(app.web(), "SIGKILL");
		await app.process.kill("SIGKILL");
		app = await startApp({ DATA_DIR: folder }, port);
	}
	await writers.write(8);
	await writers.finish();
	await expectAllThere(writers, folder);
	expect(writers.answers.get(401)).toBeUndefined();
	await app.process.kill("SIGTERM");
}, 600_000);

/** Mounts a small disk, if the user who runs the tests is allowed to. */
function smallDisk(): string | null {
	const folder = temporaryFolder();
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "tmpfs", folder], { stdio: "ignore" });
		return folder;
	} catch {
		return null;
	}
}

const disk = smallDisk();
afterAll(() => {
	if (disk) execFileSync("umount", ["-l", disk]);
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const itOnDisk = disk
	? it
	: (name: string, _run: () => Promise<void>, _ms: number) => it.todo(`${name} (no disk can be mounted here)`);

itOnDisk(
	"a full disk: no acknowledged write is lost or doubled, and writing goes on within ten seconds of there being room, without a restart",
	async () => {
		const folder = path.join(disk ?? "", "data");
		const app = await startApp({ DATA_DIR: folder });
		const writers = new Writers(() => app.origin);
		await writers.begin();
		await writers.write(20);
		const filler = path.join(disk ?? "", "filler");
		const { bavail, bsize } = statfsSync(disk ?? "");
		writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
		try {
			writeFileSync(`${filler}.rest`, Buffer.alloc(1024 * 1024));
		} catch {
			// Now it is full.
		}
		await recovered(async () => writers.areStuck, FILLS_WITHIN_MS);
		for (const file of [filler, `${filler}.rest`]) rmSync(file, { force: true });
		const ended = performance.now();
		await recovered(async () => writers.lastAt > ended && (await app.isWell()));
		await writers.write(20);
		await writers.finish();
		await expectAllThere(writers, folder);
		await app.process.kill("SIGTERM");
	},
	300_000,
);
