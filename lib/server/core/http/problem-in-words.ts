import type { z } from "zod";

/** Words for field names that people know by another name. */
const named = new Map([
	["id", "address"],
	["q", "search"],
	["responses", "answers"],
	["questionId", "question"],
	["questionnaireId", "questionnaire"],
	["responseId", "answer's id"],
	["userId", "person"],
	["order_num", "place"],
	["from", "version it comes from"],
]);
/** The name for an item of each list. */
const oneOf = new Map([
	["responses", "answer"],
	["patternScores", "pattern score"],
	["patterns", "pattern"],
	["affirmations", "affirmation"],
	["sources", "source"],
]);
const kinds = new Map([
	["string", "text"],
	["number", "a number"],
	["int", "a whole number"],
	["boolean", "either true or false"],
	["array", "a list"],
	["object", "a set of named fields"],
	["null", "empty"],
]);
/** How many characters of a field name from the request are repeated in the message. */
const LONGEST_NAME = 40;

const spaced = (name: string) =>
	name
		.replace(/[_-]+/g, " ")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.toLowerCase();

/** Describes where the problem is: "question of answer 1". */
function placeOf(path: readonly PropertyKey[]): string {
	const parts: string[] = [];
	path.forEach((part, i) => {
		if (typeof part !== "number") {
			if (typeof path[i + 1] !== "number") parts.unshift(named.get(String(part)) ?? spaced(String(part)));
			return;
		}
		const list = String(path[i - 1] ?? "list");
		parts.unshift(
			`${oneOf.get(list) ?? `number ${part + 1} of the ${spaced(list)}`}${oneOf.has(list) ? ` ${part + 1}` : ""}`,
		);
	});
	return parts.join(" of ");
}

const quoted = (names: readonly unknown[]) =>
	names
		.slice(0, 5)
		.map((name) => `“${String(name).replace(/\p{C}/gu, "").slice(0, LONGEST_NAME)}”`)
		.join(", ");

function lengthOf(issue: { origin: string; minimum?: unknown; maximum?: unknown }): string {
	const [bound, many] = issue.maximum === undefined ? ["at least", issue.minimum] : ["at most", issue.maximum];
	const count = Number(many).toLocaleString("en");
	const s = Number(many) === 1 ? "" : "s";
	if (issue.origin === "string") return `can have ${bound} ${count} character${s}`;
	if (issue.origin === "array") return `can have ${bound} ${count} item${s}`;
	return `can be ${bound} ${count}`;
}

/**
 * Describes what is wrong with a request if the schema has no message of its own. Zod calls this for every route and
 * every problem.
 */
export const problemInWords: z.core.$ZodErrorMap = (issue) => {
	const place = placeOf(issue.path ?? []);
	const subject = place ? `The ${place}` : "What was sent";
	switch (issue.code) {
		case "invalid_type":
			if (issue.input === undefined) return place ? `${subject} is missing.` : "Something must be sent with this.";
			return `${subject} must be ${kinds.get(issue.expected) ?? "something else"}.`;
		case "invalid_value":
			return `${subject} must be ${issue.values.length > 1 ? "one of " : ""}${quoted(issue.values)}.`;
		case "too_small":
			return issue.origin === "string" && Number(issue.minimum) === 1
				? `${subject} is empty.`
				: `${subject} ${lengthOf(issue).replace("can have at least", "must have at least").replace("can be at least", "must be at least")}.`;
		case "too_big":
			return `${subject} ${lengthOf(issue)}.`;
		case "unrecognized_keys":
			return `There is no ${quoted(issue.keys)} here${place ? `, in the ${place}` : ""}.`;
		default:
			return `${subject} is not in a form that can be read.`;
	}
};
