import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

/** The kinds of data that must not appear in a dump, a data folder or a log. */
export const canaryKinds = ["words that somebody wrote", "a password", "a cookie", "a key", "a prompt"] as const;

export interface Canary {
	kind: (typeof canaryKinds)[number];
	/** Where it was sent, which helps to find out how it leaked. */
	from: string;
	text: string;
}

/**
 * The environment variable with the folder where a run notes what it sends; set when the run begins, read when it ends.
 */
export const CANARIES = "TEST_CANARIES";

/** The part of a text to search for: letters and spaces look the same in every dump, however it is escaped. */
const PLAIN = /[\p{L} ]{16,60}/u;
const PASSWORD_FIELDS = new Set(["password", "current", "currentPassword"]);
/** Fields that the database holds unencrypted on purpose; `tests/unit/encryption/schema-walk.test.ts` says why. */
const PLAIN_FIELDS = new Set(["username", "email", "firstName", "lastName", "questionnaireId", "category"]);
const noted = new Map<string, Canary>();

/** Returns what this process has noted, in order. */
export const notedHere = (): Canary[] => [...noted.values()];

/** Notes a canary to search for when the run is over. Does nothing if the run searches for none. */
export function noteCanary(canary: Canary): void {
	const folder = process.env[CANARIES];
	if (!folder || noted.has(canary.text)) return;
	noted.set(canary.text, canary);
	mkdirSync(folder, { recursive: true });
	appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(canary)}\n`);
}

/** Returns a request's method and path, without anything that identifies a row or a person. */
export const routeOf = (method: string, pathname: string): string =>
	`${method} ${pathname.replace(/\/[^/]*\d[^/]*/g, "/…")}`;

/** Notes the words and the passwords in a request body. @param route As returned by `routeOf`. */
export function noteSent(route: string, body: unknown, field = ""): void {
	if (typeof body === "string") {
		if (PASSWORD_FIELDS.has(field)) {
			if (body.length > 7) noteCanary({ kind: "a password", from: route, text: body });
			return;
		}
		const text = PLAIN.exec(body)?.[0].trim();
		if (text?.includes(" ") && !PLAIN_FIELDS.has(field)) {
			noteCanary({ kind: "words that somebody wrote", from: `${route}, ${field}`, text });
		}
	} else if (Array.isArray(body)) {
		for (const one of body) noteSent(route, one, field);
	} else if (typeof body === "object" && body !== null) {
		for (const [key, value] of Object.entries(body)) noteSent(route, value, key);
	}
}

/** Notes a cookie's value. Short values are skipped: they are settings. */
export function noteCookie(value: string): void {
	if (value.length > 40) noteCanary({ kind: "a cookie", from: "a browser", text: value });
}
