import { performance } from "node:perf_hooks";
import { ownerOf } from "./session-key.mjs";
import { shares } from "./shares.mjs";

/** How many answers of one person are made at once before their first byte, and how many more may wait. */
const AT_ONCE = 10;
const WAITING = 60;
/** How often it is looked whether a page that waits may begin, in milliseconds. */
const LOOK_MS = 20;

/**
 * Makes a gate that lets a few requests of one person through at a time, and their pages as far as others have their
 * share of the thread: rendering is not counted by person. The pages of strangers are counted by their address; what else
 * they ask for goes past the gate, and the files of the build do.
 * @param {string} cookie The name of the session's cookie.
 * @param {{ now: () => number, worked: () => number }} clock
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, answer: () => void) => boolean}
 * false where too many wait already, and nothing was or will be done.
 */
export function gate(cookie = "innerscript", clock = ofThisThread) {
	/** @type {Map<string, { busy: number, waiting: { isPage: boolean, begin: () => void }[] }>} */
	const people = new Map();
	const share = shares(clock.now, clock.worked);
	let isLooking = false;

	const areOthersBusy = (owner) => [...people].some(([other, { busy }]) => other !== owner && busy > 0);
	const goOn = (owner, person) => {
		while (person.busy < AT_ONCE) {
			const at = person.waiting.findIndex(({ isPage }) => !isPage || share.mayBegin(owner, areOthersBusy(owner)));
			if (at < 0) break;
			person.waiting.splice(at, 1)[0].begin();
		}
		if (person.busy === 0 && person.waiting.length === 0) people.delete(owner);
	};
	const look = () => {
		// Whoever has taken the least comes first.
		const all = [...people].sort(([one], [other]) => share.leftOf(other) - share.leftOf(one));
		for (const [owner, person] of all) goOn(owner, person);
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

	return (request, response, answer) => {
		const path = request.url ?? "";
		const isPage = !path.startsWith("/api/") && !path.startsWith("/_next/static/");
		const known = path.startsWith("/_next/static/") ? null : ownerOf(request, cookie);
		if (known === null && !isPage) {
			answer();
			return true;
		}
		const owner = known ?? `stranger at ${addressOf(request)}`;
		const person = people.get(owner) ?? { busy: 0, waiting: [] };
		if (person.waiting.length >= WAITING) return false;
		people.set(owner, person);
		share.seen(owner);
		const begin = () => {
			if (isPage) {
				const end = share.begin(owner);
				onceOver(response, () => {
					end();
					look();
				});
			}
			onceBegun(response, () => {
				person.busy--;
				look();
			});
			person.busy++;
			answer();
		};
		const waiting = { isPage, begin };
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

/** The address that a trusted proxy saw, or else the one that the server has written there: see web.mjs. */
const addressOf = ({ headers }) =>
	String(headers["x-forwarded-for"] ?? "")
		.split(",")
		.at(-1)
		?.trim();

const ofThisThread = {
	now: () => performance.now(),
	worked: () => performance.eventLoopUtilization().active,
};

function onceOver(response, done) {
	response.once("finish", done);
	response.once("close", done);
}

/** Calls back once: when the answer begins, or nobody waits for it any more. */
function onceBegun(response, done) {
	let isDone = false;
	const once = () => {
		if (isDone) return;
		isDone = true;
		// Not within the write: the next answer should not begin before this one has.
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
