// Loaded first in every thread that works beside the one that answers requests: that one goes first.
import { getPriority, setPriority } from "node:os";

/** In the system's steps: with both busy on one core, this thread has about a quarter of it. */
const STEPS = 5;
const LEAST = 19;

// On Linux each thread has a priority of its own; elsewhere this would slow down the whole process.
if (process.platform === "linux") {
	try {
		setPriority(Math.min(LEAST, getPriority() + STEPS));
	} catch {
		// Not everybody may. Then the threads are equals, as they were.
	}
}
