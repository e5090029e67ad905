import path from "node:path";
import { planOf } from "./plan.mjs";

/**
 * Runs one part of the test files that share a process. Each file becomes a `describe` with its path as the name.
 * @param folder The folder of tests, relative to the repository.
 * @param part The number of the part, from 0.
 * @param parts The number of parts.
 * @param which Which of the files that share a process.
 */
export function runPart(
	folder: string,
	part: number,
	parts: number,
	which: "together" | "withModel" = "together",
): void {
	for (const [i, file] of planOf(folder)[which].entries()) {
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
