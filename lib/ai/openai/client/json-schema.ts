import { z } from "zod";

/** A JSON Schema, as far as this file looks into it. */
export interface JsonSchema {
	[keyword: string]: unknown;
	properties?: Record<string, JsonSchema>;
	items?: JsonSchema;
	anyOf?: JsonSchema[];
	$defs?: Record<string, JsonSchema>;
}

/** What every server with strict schemas understands. Anything else makes some server refuse the whole request. */
const strictKeywords = new Set(["type", "enum", "const", "description", "$ref"]);

/** The three forms in which a schema goes to a model. */
export interface AnswerShape {
	/** Under OpenAI's rules for strict mode: every object closed, every property required, no limits on sizes. */
	strict: JsonSchema;
	/** Everything the Zod schema says that JSON Schema can say. */
	full: JsonSchema;
	/** The limits that `strict` had to leave out, one line each, for the prompt. */
	limits: string[];
}

/**
 * The shape that a Zod schema asks for.
 * @throws TypeError for what strict mode cannot express: optional properties (use `.nullable()`), records, open objects.
 */
export function answerShape(schema: z.ZodType): AnswerShape {
	const { $schema: _, ...full } = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
	return { strict: toStrict(full, ""), full, limits: limitsOf(full, "") };
}

function toStrict(node: JsonSchema, path: string): JsonSchema {
	const strict: JsonSchema = {};
	for (const [keyword, value] of Object.entries(node)) if (strictKeywords.has(keyword)) strict[keyword] = value;
	if (node.type === "object") {
		const properties = node.properties ?? {};
		const names = Object.keys(properties);
		const required = Array.isArray(node.required) ? node.required : [];
		const optional = names.find((name) => !required.includes(name));
		if (optional !== undefined)
			throw new TypeError(`Strict schemas have no optional properties: ${join(path, optional)}`);
		if (node.additionalProperties !== false)
			throw new TypeError(`Strict schemas have no open objects: ${path || "(root)"}`);
		strict.properties = mapValues(properties, (child, name) => toStrict(child, join(path, name)));
		strict.required = names;
		strict.additionalProperties = false;
	}
	if (node.items) strict.items = toStrict(node.items, `${path}[]`);
	if (node.anyOf) strict.anyOf = node.anyOf.map((child) => toStrict(child, path));
	if (node.$defs) strict.$defs = mapValues(node.$defs, (child, name) => toStrict(child, name));
	return strict;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

function mapValues<T, U>(record: Record<string, T>, change: (value: T, name: string) => U): Record<string, U> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

function limitsOf(node: JsonSchema, path: string): string[] {
	const own = [
		range(node.minLength, node.maxLength, "characters"),
		range(node.minItems, node.maxItems, "items"),
		node.type === "integer" || node.type === "number" ? range(node.minimum, node.maximum, "") : "",
		typeof node.pattern === "string" && !node.format ? `matches /${node.pattern}/` : "",
		typeof node.format === "string" ? `in the format ${node.format}` : "",
	].filter(Boolean);
	return [
		...(own.length > 0 ? [`${path || "the answer"}: ${own.join(", ")}`] : []),
		...Object.entries(node.properties ?? {}).flatMap(([name, child]) => limitsOf(child, join(path, name))),
		...(node.items ? limitsOf(node.items, `each of ${path}`) : []),
		...(node.anyOf ?? []).flatMap((child) => limitsOf(child, path)),
		...Object.entries(node.$defs ?? {}).flatMap(([name, child]) => limitsOf(child, name)),
	];
}

function range(least: unknown, most: unknown, unit: string): string {
	// JavaScript's safe integers are not a limit of ours.
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
