import { care } from "./care";
import { inward } from "./inward";
import { nearAndFar } from "./near-and-far";
import { open } from "./open";
import { strength } from "./strength";
import type { Thread, ThreadName } from "./thread";
import { towardOthers } from "./toward-others";
import { warmth } from "./warmth";

/** Everything the scripts can say about each thread. */
export const threads: Record<ThreadName, Thread> = {
	...towardOthers,
	...inward,
	...nearAndFar,
	...strength,
	...warmth,
	...open,
	...care,
};
