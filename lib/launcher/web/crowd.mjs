import { performance } from "node:perf_hooks";
import { onceBegun } from "./at-once.mjs";

/**
 * How many requests of all people together are answered at once. They share one thread: with more at once each would
 * take longer, and none would be done sooner.
 */
const AT_ONCE = 12;
/**
 * A request that takes longer than this, in milliseconds, waits for something else, such as a model, and makes room for
 * another.
 */
const COUNTED_MS = 1_000;
/**
 * The longest that a request waits for its turn, in milliseconds. One that would have to wait longer is refused
 * immediately.
 */
const WAIT_MS = 2_000;
/** Weight of each response in the running average of the interval between responses. */
const WEIGHT = 0.1;
/** Paths that must be answered even by a busy process, because a supervisor would otherwise kill it. */
const signsOfLife = new Set(["/api/live", "/api/health", "/api/ready"]);

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * Makes a gate in front of everything that the app answers. If more requests arrive than one process can answer, those
 * that would have to wait long are refused early, so that all others are answered soon.
 * @param {() => number} now A clock, in milliseconds.
 * @returns {(request: Request, response: Response, answer: () => void, refuse: () => void) => void}
 * Calls one of the two callbacks once, or neither if the client is gone.
 */
export function crowd(now = () => performance.now()) {
	let busy = 0;
	/** @type {{ since: number, begin: () => void, refuse: () => void }[]} */
	const waiting = [];
	/** Average interval at which waiting requests begin, in milliseconds. */
	let everyMs = 0;
	let begunAt = 0;

	const next = () => {
		busy--;
		// Refuses requests that have waited too long, because those before them took longer than earlier ones.
		while (waiting[0] && now() - waiting[0].since > WAIT_MS) waiting.shift().refuse();
		const first = busy < AT_ONCE ? waiting.shift() : undefined;
		if (!first) return;
		everyMs += WEIGHT * (now() - begunAt - everyMs);
		first.begin();
	};

	return (request, response, answer, refuse) => {
		const path = (request.url ?? "").split("?", 1)[0];
		if (signsOfLife.has(path) || path.startsWith("/_next/static/")) {
			answer();
			return;
		}
		const begin = () => {
			begunAt = now();
			let isOver = false;
			let holds = false;
			/** @type {NodeJS.Timeout | undefined} */
			let timer;
			const letGo = () => {
				clearTimeout(timer);
				if (!holds) return;
				holds = false;
				next();
			};
			const hold = () => {
				if (isOver || holds) return;
				holds = true;
				busy++;
				timer = setTimeout(letGo, COUNTED_MS);
				timer.unref();
			};
			hold();
			onceBegun(response, () => {
				isOver = true;
				letGo();
			});
			// A request takes a slot only once it has arrived completely. Otherwise a dozen connections that send a
			// byte at a time would keep everybody else out. A request in a single packet has arrived by then.
			request.once("end", hold);
			setImmediate(() => {
				if (!request.complete) letGo();
			});
			answer();
		};
		if (busy < AT_ONCE) {
			begin();
			return;
		}
		if ((waiting.length + 1) * everyMs > WAIT_MS) {
			refuse();
			return;
		}
		const one = { since: now(), begin, refuse };
		waiting.push(one);
		response.once("close", () => {
			const at = waiting.indexOf(one);
			if (at >= 0) waiting.splice(at, 1);
		});
	};
}
