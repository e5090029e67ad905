import { performance } from "node:perf_hooks";
import { ownerOf } from "./session-key.mjs";
import { shares } from "./shares.mjs";

/** How many requests of one person may be answered at once until their first byte, and how many more may wait. */
const AT_ONCE = 10;
const WAITING = 60;
/** While this many bytes of earlier responses to a person are unsent, none of their further requests are answered. */
const UNSENT_BYTES = 32 * 1024 * 1024;
/** The longest that a request waits for its turn, in milliseconds. By then, most people have given up on a page. */
const WAIT_MS = 5_000;
/** How often to check whether a waiting page may begin, in milliseconds. */
const LOOK_MS = 20;

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {{ isPage: boolean, since: number, begin: () => void, refuse: () => void }} Waiting
 */

/**
 * Makes a gate that lets a few requests of one person through at a time. Pages also have to leave other people their
 * share of the main thread, because rendering one blocks it. A person who does not read large responses gets no more of
 * them. Pages for signed-out visitors are counted by IP address; their other requests, and files of the build, bypass
 * the gate.
 * @param {string} cookie The name of the session's cookie.
 * @param {{ now: () => number, worked: () => number }} clock
 * @returns {(request: Request, response: Response, answer: () => void, refuse: () => void) => boolean}
 * false if too many requests are waiting already; then nothing was or will be done. Otherwise one of the callbacks is
 * called once, or neither if the client is gone: `refuse` if a request has waited too long.
 */
export function gate(cookie = "innerscript", clock = ofThisThread) {
	/** @type {Map<string, { busy: number, open: Set<Response>, waiting: Waiting[] }>} */
	const people = new Map();
	const share = shares(clock.now, clock.worked);
	let isLooking = false;

	const areOthersBusy = (owner) => [...people].some(([other, { busy }]) => other !== owner && busy > 0);
	const goOn = (owner, person) => {
		while (person.busy < AT_ONCE && hasTaken(person)) {
			const at = person.waiting.findIndex(({ isPage }) => !isPage || share.mayBegin(owner, areOthersBusy(owner)));
			if (at < 0) break;
			person.waiting.splice(at, 1)[0].begin();
		}
		if (person.open.size === 0 && person.waiting.length === 0) people.delete(owner);
	};
	const refuseLate = ({ waiting }) => {
		while (waiting[0] && clock.now() - waiting[0].since > WAIT_MS) waiting.shift().refuse();
	};
	const look = () => {
		// The person who has used the least comes first.
		const all = [...people].sort(([one], [other]) => share.leftOf(other) - share.leftOf(one));
		for (const [owner, person] of all) {
			refuseLate(person);
			goOn(owner, person);
		}
		lookLater();
	};
	const lookLater = () => {
		const isWaiting = [...people.values()].some(({ waiting }) => waiting.length > 0);
		if (!isWaiting || isLooking) return;
		isLooking = true;
		setTimeout(() => {
			isLooking = false;
			look();
		}, LOOK_MS);
	};

	return (request, response, answer, refuse) => {
		const path = request.url ?? "";
		const isPage = !path.startsWith("/api/") && !path.startsWith("/_next/static/");
		const known = path.startsWith("/_next/static/") ? null : ownerOf(request, cookie);
		if (known === null && !isPage) {
			answer();
			return true;
		}
		const owner = known ?? `stranger at ${addressOf(request)}`;
		const person = people.get(owner) ?? { busy: 0, open: new Set(), waiting: [] };
		if (person.waiting.length >= WAITING) return false;
		people.set(owner, person);
		share.seen(owner);
		const begin = () => {
			const end = isPage ? share.begin(owner) : undefined;
			person.open.add(response);
			response.once("close", () => {
				person.open.delete(response);
				end?.();
				look();
			});
			onceBegun(response, () => {
				person.busy--;
				look();
			});
			person.busy++;
			answer();
		};
		const waiting = { isPage, since: clock.now(), begin, refuse };
		person.waiting.push(waiting);
		response.once("close", () => {
			const at = person.waiting.indexOf(waiting);
			if (at >= 0) person.waiting.splice(at, 1);
		});
		goOn(owner, person);
		lookLater();
		return true;
	};
}

/** Whether a person has received their earlier responses, except for at most `UNSENT_BYTES`. */
function hasTaken({ open }) {
	let unsent = 0;
	for (const { writableLength } of open) unsent += writableLength;
	return unsent <= UNSENT_BYTES;
}

/**
 * Returns the IP address that a trusted proxy reported or, without one, that the server has written there: see web.mjs.
 */
const addressOf = ({ headers }) =>
	String(headers["x-forwarded-for"] ?? "")
		.split(",")
		.at(-1)
		?.trim();

const ofThisThread = {
	now: () => performance.now(),
	worked: () => performance.eventLoopUtilization().active,
};

/**
 * Calls back once: when the response begins, or the client is gone.
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} done
 */
export function onceBegun(response, done) {
	let isDone = false;
	const once = () => {
		if (isDone) return;
		isDone = true;
		// Not within the write: the next response should not begin before this one has.
		setImmediate(done);
	};
	const { writeHead } = response;
	response.writeHead = (...all) => {
		once();
		return writeHead.apply(response, all);
	};
	response.once("finish", once);
	response.once("close", once);
}
