import { z } from "zod";

/** A JSON Schema, as far as this file reads it. */
export interface JsonSchema {
	[keyword: string]: unknown;
	/** How long the value should be, in words. */
	description?: string;
	properties?: Record<string, JsonSchema>;
	items?: JsonSchema;
	anyOf?: JsonSchema[];
	$defs?: Record<string, JsonSchema>;
}

/**
 * The keywords that every server with strict schemas understands. Any other makes some server refuse the whole request.
 */
const strictKeywords = new Set(["type", "enum", "const", "description", "$ref"]);

/**
 * The size limits that a server accepts in a strict schema, most first: of lists and short texts, of lists, or none.
 */
export const sizes = ["texts", "lists", "none"] as const;
export type Sizes = (typeof sizes)[number];

const sizeKeywords: Record<Sizes, ReadonlySet<string>> = {
	texts: new Set(["minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum"]),
	lists: new Set(["minItems", "maxItems"]),
	none: new Set(),
};
/**
 * The longest text, in characters, whose length is limited in the schema. A grammar has a state for each character;
 * llama.cpp refuses more than two thousand.
 */
const LONGEST_COUNTED = 1_000;

/** Adds descriptions of the expected length to the fields of an object. */
export function sized<Shape extends z.ZodRawShape>(shape: Shape, lengths: { [Key in keyof Shape]?: string }): Shape {
	const said = Object.entries(shape).flatMap(([key, field]) => {
		const length = lengths[key];
		return length === undefined ? [] : [[key, (field as z.ZodType).describe(length)]];
	});
	return { ...shape, ...Object.fromEntries(said) };
}

/** The forms in which a schema is sent to a model. */
export interface AnswerShape {
	/**
	 * Returns the schema under OpenAI's rules for strict mode: every object closed, every property required; with the
	 * size limits that a server accepts.
	 */
	strict(sizes: Sizes): JsonSchema;
	/** Everything the Zod schema says that JSON Schema can express. */
	full: JsonSchema;
	/** Returns the limits that `strict` has to leave out, one line each, for the prompt. */
	limits(sizes: Sizes): string[];
}

/**
 * Converts a Zod schema.
 * @throws TypeError for what strict mode cannot express: optional properties (use `.nullable()`), records, open
 * objects.
 */
export function answerShape(schema: z.ZodType): AnswerShape {
	const { $schema: _, ...full } = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
	// Fails here rather than at the first request if the schema cannot be expressed in strict mode.
	toStrict(full, "", "none");
	return { strict: (which) => toStrict(full, "", which), full, limits: (which) => limitsOf(full, "", which) };
}

/** Whether a limit goes into a strict schema. The range of JavaScript's safe integers is not a limit that we set. */
const isSent = (keyword: string, value: unknown, which: Sizes): boolean =>
	sizeKeywords[which].has(keyword) &&
	typeof value === "number" &&
	Math.abs(value) <= (/Length$/.test(keyword) ? LONGEST_COUNTED : Number.MAX_SAFE_INTEGER - 1);

function toStrict(node: JsonSchema, path: string, which: Sizes): JsonSchema {
	const strict: JsonSchema = {};
	for (const [keyword, value] of Object.entries(node))
		if (strictKeywords.has(keyword) || isSent(keyword, value, which)) strict[keyword] = value;
	if (node.type === "object") {
		const properties = node.properties ?? {};
		const names = Object.keys(properties);
		const required = Array.isArray(node.required) ? node.required : [];
		const optional = names.find((name) => !required.includes(name));
		if (optional !== undefined)
			throw new TypeError(`Strict schemas have no optional properties: ${join(path, optional)}`);
		if (node.additionalProperties !== false)
			throw new TypeError(`Strict schemas have no open objects: ${path || "(root)"}`);
		strict.properties = mapValues(properties, (child, name) => toStrict(child, join(path, name), which));
		strict.required = names;
		strict.additionalProperties = false;
	}
	if (node.items) strict.items = toStrict(node.items, `${path}[]`, which);
	if (node.anyOf) strict.anyOf = node.anyOf.map((child) => toStrict(child, path, which));
	if (node.$defs) strict.$defs = mapValues(node.$defs, (child, name) => toStrict(child, name, which));
	return strict;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

function mapValues<T, U>(record: Record<string, T>, change: (value: T, name: string) => U): Record<string, U> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

function limitsOf(node: JsonSchema, path: string, which: Sizes): string[] {
	const left = (keyword: string) => (isSent(keyword, node[keyword], which) ? undefined : node[keyword]);
	const items = range(left("minItems"), left("maxItems"), "items");
	// A description of the length replaces the character counts of the field and of everything in it.
	if (node.description) return [`${path || "the answer"}: ${[items, node.description].filter(Boolean).join("; ")}`];
	const own = [
		range(left("minLength"), left("maxLength"), "characters"),
		items,
		node.type === "integer" || node.type === "number" ? range(left("minimum"), left("maximum"), "") : "",
		typeof node.pattern === "string" && !node.format ? `matches /${node.pattern}/` : "",
		typeof node.format === "string" ? `in the format ${node.format}` : "",
	].filter(Boolean);
	const further = (child: JsonSchema, at: string) => limitsOf(child, at, which);
	return [
		...(own.length > 0 ? [`${path || "the answer"}: ${own.join(", ")}`] : []),
		...Object.entries(node.properties ?? {}).flatMap(([name, child]) => further(child, join(path, name))),
		...(node.items ? further(node.items, `each of ${path}`) : []),
		...(node.anyOf ?? []).flatMap((child) => further(child, path)),
		...Object.entries(node.$defs ?? {}).flatMap(([name, child]) => further(child, name)),
	];
}

function range(least: unknown, most: unknown, unit: string): string {
	// The range of JavaScript's safe integers is not a limit that we set.
	const min = typeof least === "number" && least > Number.MIN_SAFE_INTEGER ? least : undefined;
	const max = typeof most === "number" && most < Number.MAX_SAFE_INTEGER ? most : undefined;
	const words = () => {
		if (min !== undefined && min === max) return `exactly ${min}`;
		if (min !== undefined && max !== undefined) return `${min} to ${max}`;
		if (max !== undefined) return `at most ${max}`;
		return min === undefined ? "" : `at least ${min}`;
	};
	return `${words()} ${unit}`.trim().replace(new RegExp(`^${unit}$`), "");
}
