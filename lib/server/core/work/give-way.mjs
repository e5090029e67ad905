// Loaded first in every thread that works beside the one that answers requests, so that the latter has priority.
import { getPriority, setPriority } from "node:os";

/** In the system's steps: if both are busy on one core, this thread has about a quarter of it. */
const STEPS = 5;
const LEAST = 19;

// On Linux each thread has its own priority; elsewhere this would slow down the whole process.
if (process.platform === "linux") {
	try {
		setPriority(Math.min(LEAST, getPriority() + STEPS));
	} catch {
		// Not every user may do this. Then the threads stay equals.
	}
}
