import { readFileSync } from "node:fs";
import type { Call } from "@/lib/domain/safety/kinds";
import { callsIn } from "@/lib/safety/assess";
import { callsInConversation, type Said } from "@/lib/safety/conversation";
import { share } from "./interval";

/** One person's messages of a conversation, by an author who had not seen the rules. */
interface Conversation {
	id: string;
	/**
	 * `hint` if the messages hint at the person's own danger. For `friend`, `grief` and `plain`, a notice about the
	 * person's own danger would be wrong.
	 */
	kind: "hint" | "friend" | "grief" | "plain";
	messages: string[];
	/** Which of the messages hint at the danger, counted from 1; by default all. */
	hints?: number[];
}

/** A single text, labelled with whose danger it is about. */
interface Labelled {
	id: string;
	kind: "self" | "partner" | "friend" | "none";
	text: string;
}

const linesOf = <T>(path: string): T[] =>
	readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as T);

const MINUTE = 60_000;

/** Returns what each message of a conversation calls for, if all are written in one evening or some days apart. */
export function callsAlong(messages: readonly string[], daysBetween = 0): Call[][] {
	const before: Said[] = [];
	return messages.map((content, index) => {
		const at = new Date(Date.UTC(2026, 10, 1, 20) + index * (daysBetween * 24 * 60 + 2) * MINUTE);
		const calls = callsInConversation(content, before, at);
		before.push({ from: "person", content, at }, { from: "coach", content: "I am listening.", at });
		return calls;
	});
}

const spoken = (calls: readonly Call[]) => calls.map(({ kind, certainty }) => `${kind} (${certainty})`).join(", ");
/** Whether a notice is about the writer's own danger. */
export const isOwn = ({ kind }: Call) => kind === "self-harm" || kind === "partner-danger";

/** The number of hints by which the danger has to be noticed. */
export const BY = 5;

/** Returns the message with the fifth hint, or the last one if there are fewer hints. */
const fifthHint = ({ hints, messages }: Conversation) =>
	hints?.[BY - 1] ?? hints?.at(-1) ?? Math.min(BY, messages.length);

/** Plays each conversation of a file, and prints what each message calls for, never a text. */
export function printPlays(path: string): void {
	const played = linesOf<Conversation>(path).map((one) => ({ ...one, calls: callsAlong(one.messages) }));
	for (const { id, kind, calls } of played) {
		console.log(`${id} (${kind}, ${calls.length} messages)`);
		for (const [index, found] of calls.entries()) if (found.length > 0) console.log(`  ${index + 1}: ${spoken(found)}`);
	}
	const hints = played.filter(({ kind }) => kind === "hint");
	const friends = played.filter(({ kind }) => kind === "friend");
	const others = played.filter(({ kind }) => kind !== "hint");
	const count = (some: typeof played, is: (calls: Call[][], one: Conversation) => boolean) =>
		share(some.filter((one) => is(one.calls, one)).length, some.length);
	console.log(
		`\nhints noticed by message ${BY}        ${count(hints, (all) => all.slice(0, BY).some((one) => one.some(isOwn)))}`,
	);
	console.log(
		`hints noticed by hint ${BY}           ${count(hints, (all, one) => all.slice(0, fifthHint(one)).some((some) => some.some(isOwn)))}`,
	);
	console.log(`hints noticed at all             ${count(hints, (all) => all.some((one) => one.some(isOwn)))}`);
	console.log(
		`a friend’s noticed as a friend’s ${count(friends, (all) => all.some((one) => one.some(({ kind }) => kind === "someone-else")))}`,
	);
	console.log(`others taken as own danger       ${count(others, (all) => all.some((one) => one.some(isOwn)))}`);
	console.log(
		`others taken for a threat        ${count(others, (all) => all.some((one) => one.some(({ kind }) => kind === "danger-to-others")))}`,
	);
}

const meant = { self: "self-harm", partner: "partner-danger", friend: "someone-else" } as const;

/** Reads each text of a file, and prints what it calls for, never the text. */
export function printLabelled(path: string): void {
	const read = linesOf<Labelled>(path).map((one) => ({ ...one, calls: callsIn([one.text]) }));
	for (const { id, kind, calls } of read) console.log(`${id} (${kind}): ${spoken(calls) || "nothing"}`);
	console.log("");
	for (const kind of ["self", "partner", "friend"] as const) {
		const some = read.filter((one) => one.kind === kind);
		const right = some.filter(({ calls }) => calls.some((call) => call.kind === meant[kind])).length;
		console.log(`${kind.padEnd(8)} noticed ${share(some.filter(({ calls }) => calls.length > 0).length, some.length)}`);
		console.log(`${"".padEnd(8)} as such ${share(right, some.length)}`);
	}
	const none = read.filter(({ kind }) => kind === "none");
	console.log(`none     false alarms ${share(none.filter(({ calls }) => calls.length > 0).length, none.length)}`);
}
