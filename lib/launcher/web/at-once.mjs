/** How many answers of one session are made at once before their first byte, and how many more may wait. */
const AT_ONCE = 10;
const WAITING = 60;
const SESSION = /(?:^|;\s*)((?:__Host-)?innerscript=[^;]+)/;

/**
 * Makes a gate that lets a few requests of one session through at a time, pages above all, whose rendering is not
 * counted by person. The files of the build go past it.
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, answer: () => void) => boolean}
 * false where too many wait already, and nothing was or will be done.
 */
export function gate() {
	/** @type {Map<string, { busy: number, waiting: (() => void)[] }>} */
	const sessions = new Map();
	return (request, response, answer) => {
		const cookie = request.url?.startsWith("/_next/static/")
			? undefined
			: SESSION.exec(request.headers.cookie ?? "")?.[1];
		if (!cookie) {
			answer();
			return true;
		}
		const session = sessions.get(cookie) ?? { busy: 0, waiting: [] };
		sessions.set(cookie, session);
		const begin = () => {
			onceBegun(response, () => {
				session.busy--;
				session.waiting.shift()?.();
				if (session.busy === 0) sessions.delete(cookie);
			});
			session.busy++;
			answer();
		};
		if (session.busy < AT_ONCE) begin();
		else if (session.waiting.length >= WAITING) return false;
		else {
			session.waiting.push(begin);
			response.once("close", () => {
				const at = session.waiting.indexOf(begin);
				if (at >= 0) session.waiting.splice(at, 1);
			});
		}
		return true;
	};
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
