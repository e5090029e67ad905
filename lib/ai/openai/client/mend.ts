import { wholeSentences } from "@/lib/domain/text/pieces";
import type { JsonSchema } from "./json-schema";

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const plainKey = (key: string) => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
/** Finds the word that a model meant, however it is spelled: "Self_Harm" for "self-harm". */
export const spelledAs = <Word extends string>(allowed: readonly Word[], given: unknown): Word | undefined =>
	allowed.find((one) => plainKey(one) === plainKey(String(given)));
const NOTHING = /^\s*(?:null|none|n\/a|nothing|-)?\s*$/i;

/**
 * Brings an answer closer to the requested form as long as no word of it has to be invented: misspelled keys,
 * additional keys, an object around it, a list given as lines, a text given as a list, too many items or sentences.
 * What is missing stays missing, for the schema to report.
 * @param schema As `AnswerShape.full`.
 */
export function mendForm(value: unknown, schema: JsonSchema): unknown {
	if (schema.anyOf) return mendChoice(value, schema.anyOf);
	if (schema.type === "object") return mendObject(value, schema);
	if (schema.type === "array") return mendList(value, schema);
	if (schema.type === "string") return mendText(value, schema);
	if (schema.type === "integer" || schema.type === "number") return mendNumber(value);
	return value;
}

/** Mends a value that may be null. */
function mendChoice(value: unknown, choices: JsonSchema[]): unknown {
	const mayBeNull = choices.some(({ type }) => type === "null");
	const other = choices.find(({ type }) => type !== "null");
	if (mayBeNull && (value === undefined || (typeof value === "string" && NOTHING.test(value)))) return null;
	if (value === null || !other) return value;
	const mended = mendForm(value, other);
	const isTooLong = typeof value === "string" && typeof other.maxLength === "number" && value.length > other.maxLength;
	const isNoNumber = other.type === "integer" && (typeof mended !== "number" || !isWithin(mended, other));
	return mayBeNull && (isTooLong || isNoNumber) ? null : mended;
}

const isWithin = (value: number, { minimum, maximum }: JsonSchema) =>
	Number.isInteger(value) &&
	!(typeof minimum === "number" && value < minimum) &&
	!(typeof maximum === "number" && value > maximum);

function mendObject(value: unknown, { properties = {} }: JsonSchema): unknown {
	if (Array.isArray(value) && value.length === 1) return mendObject(value[0], { properties });
	if (!isObject(value)) return value;
	const names = new Map(Object.keys(properties).map((name) => [plainKey(name), name]));
	const given = Object.entries(value).flatMap(([key, child]) => {
		const name = names.get(plainKey(key));
		return name === undefined ? [] : [[name, child] as const];
	});
	if (given.every(([, child]) => child === null)) {
		const inner = Object.values(value).filter(isObject);
		return inner.length === 1 ? mendObject(inner[0], { properties }) : value;
	}
	const found = new Map(given);
	return Object.fromEntries(
		Object.entries(properties).flatMap(([name, schema]) => {
			const mended = mendForm(found.get(name), schema);
			return mended === undefined ? [] : [[name, mended]];
		}),
	);
}

function mendList(value: unknown, { items = {}, maxItems }: JsonSchema): unknown {
	const list =
		typeof value === "string" && items.type === "string"
			? linesOf(value)
			: isObject(value)
				? Object.values(value)
				: value;
	if (!Array.isArray(list)) return value;
	const filled = list.filter((item) => !(typeof item === "string" && item.trim() === "") && item !== null);
	return filled.slice(0, typeof maxItems === "number" ? maxItems : undefined).map((item) => mendForm(item, items));
}

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

function mendText(value: unknown, { maxLength, enum: allowed }: JsonSchema): unknown {
	const text = textOf(value);
	if (typeof text !== "string") return text;
	if (Array.isArray(allowed)) return spelledAs(allowed.map(String), text) ?? text;
	if (typeof maxLength !== "number" || text.length <= maxLength) return text;
	return wholeSentences(text.slice(0, maxLength)).trim() || text;
}

/** Returns the text in a number, in a list of texts, or in an object. */
function textOf(value: unknown): unknown {
	if (typeof value === "number") return String(value);
	if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string"))
		return value.join("\n\n");
	if (!isObject(value)) return value;
	const texts = Object.values(value).filter((one) => typeof one === "string");
	if (texts.length === 1) return texts[0];
	// If there is a heading besides the text, take the text.
	const named = ["text", "content", "description", "insight", "step", "value"].map((key) => value[key]);
	return named.find((one) => typeof one === "string") ?? value;
}

function mendNumber(value: unknown): unknown {
	return typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}
