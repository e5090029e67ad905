// Loaded first in every worker thread, so that the main thread, which answers requests, has priority.
import { getPriority, setPriority } from "node:os";

/** The nice value: if both threads are busy on one core, the worker thread gets about a quarter of it. */
const STEPS = 5;
const LEAST = 19;

// On Linux each thread has its own priority; elsewhere this would slow down the whole process.
if (process.platform === "linux") {
	try {
		setPriority(Math.min(LEAST, getPriority() + STEPS));
	} catch {
		// Not every system user may do this. Then both keep the same priority.
	}
}
