import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { privateFolder } from "@/lib/launcher/database/data-folder";
import { temporaryFolder } from "./folders";

const rightsOf = (folder: string) => (statSync(folder).mode & 0o777).toString(8);
/** Creates a folder that is not empty and that others can read. */
function openFolder(): string {
	const folder = path.join(temporaryFolder(), "photos");
	mkdirSync(folder);
	chmodSync(folder, 0o755);
	writeFileSync(path.join(folder, "cat.jpg"), "");
	return folder;
}

test("what it makes is for its owner alone", async () => {
	const folder = path.join(temporaryFolder(), "a", "b");
	expect(await privateFolder(folder)).toBe(folder);
	expect(rightsOf(folder)).toBe("700");
	expect(await privateFolder(folder)).toBe(folder);
});

test("a folder that others can read is refused with a sentence and left as it is", async () => {
	const folder = openFolder();
	await expect(privateFolder(folder)).rejects.toThrow(
		`its rights are 755). If it is meant for this, run: chmod 700 '${folder}'`,
	);
	expect(rightsOf(folder)).toBe("755");
});

test("so is one behind a link, empty or not", async () => {
	for (const target of [openFolder(), path.dirname(openFolder())]) {
		chmodSync(target, 0o755);
		const link = path.join(temporaryFolder(), "link");
		symlinkSync(target, link);
		await expect(privateFolder(link)).rejects.toThrow("Others on this machine can look into");
		expect(rightsOf(target)).toBe("755");
	}
});

test("an empty one that was made for it becomes private", async () => {
	const folder = path.join(temporaryFolder(), "data");
	mkdirSync(folder);
	chmodSync(folder, 0o755);
	await privateFolder(folder);
	expect(rightsOf(folder)).toBe("700");
});
