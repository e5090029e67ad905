import path from "node:path";
import { planOf } from "./plan.mjs";

/**
 * Runs every so-many-th of the test files that share a process. Each is a `describe` with the file's path for a name.
 * @param folder Of tests, from the root of the repository.
 * @param part Which of the parts, from 0.
 * @param parts How many there are.
 */
export function runPart(folder: string, part: number, parts: number): void {
	for (const [i, file] of planOf(folder).together.entries()) {
		if (i % parts !== part) continue;
		describe(path.relative(process.cwd(), file), () => {
			afterAll(() => {
				jest.useRealTimers();
				jest.restoreAllMocks();
			});
			try {
				require(file);
			} catch (error) {
				it("can be loaded", () => {
					throw error;
				});
			}
		});
	}
}
