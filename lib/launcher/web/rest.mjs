import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How long there must have been no request, in milliseconds. */
const QUIET_MS = 15_000;
const LOOK_MS = 3_000;
/** How much memory V8 must have taken from the system since the last collection, in bytes. */
const WORTH_IT = 48 * 1024 * 1024;
/** With more memory in use than this, in bytes, collecting would take so long that people would notice. */
const MOST_IN_USE = 400 * 1024 * 1024;
/**
 * How often to collect. V8 only returns the memory of its young generation if a collection sees little allocation; the
 * first ones still see the work before.
 */
const TIMES = 4;

/**
 * After a busy time, makes V8 return memory to the system once there are no requests. On its own V8 only collects
 * garbage when more is allocated, so that an idle process would keep what the busiest minute took, about two hundred
 * megabytes.
 * @param {import("node:http").Server} server
 */
export function restWhenQuiet(server, { quietMs = QUIET_MS, lookMs = LOOK_MS, collect = collector() } = {}) {
	let open = 0;
	let lastSeen = performance.now();
	let rested = getHeapStatistics().total_heap_size;
	let times = 0;
	server.on("request", (_, response) => {
		open++;
		times = 0;
		response.once("close", () => {
			open--;
			lastSeen = performance.now();
		});
	});
	const look = () => {
		if (open > 0 || performance.now() - lastSeen < quietMs) return;
		const { total_heap_size: total, used_heap_size: used } = getHeapStatistics();
		if (used > MOST_IN_USE) return;
		if (times === 0 ? total < rested + WORTH_IT : times >= TIMES) return;
		times++;
		collect();
		rested = getHeapStatistics().total_heap_size;
	};
	const timer = setInterval(look, lookMs).unref();
	server.on("close", () => clearInterval(timer));
}

/** Returns V8's garbage collection, which Node does not expose by default. */
function collector() {
	setFlagsFromString("--expose-gc");
	return runInNewContext("gc");
}
