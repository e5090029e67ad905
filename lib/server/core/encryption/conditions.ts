import { type EncryptedModel, encryptedColumns, encryptedModel } from "./encrypted-columns";
import type { Relations } from "./relations";
import { type Identity, identityOf, isEmpty, type Row } from "./rows";

export const isObject = (value: unknown): value is Row =>
	typeof value === "object" && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);

/** Unwraps a value that is given as `{ set: value }`. */
export const plainOf = (value: unknown): unknown =>
	isObject(value) && Object.keys(value).join() === "set" ? value.set : value;

const equal = (value: unknown): unknown => (isObject(value) && "equals" in value ? value.equals : value);

/** Finds the id of the person whose row a condition names. */
export function personIn({ person, parent }: EncryptedModel, where: Row): number | undefined {
	const holder = person === null ? where[parent?.field ?? ""] : where;
	const value = isObject(holder) ? equal(holder.userId) : undefined;
	return typeof value === "number" ? value : undefined;
}

/** Finds the row that a condition names; null if it names none. */
export function whereNames(model: EncryptedModel, where: Row): Identity | null {
	const together = where[model.row.join("_")];
	const values = { ...where, ...(isObject(together) ? together : {}) };
	const named = Object.fromEntries(Object.entries(values).map(([column, value]) => [column, equal(value)]));
	return identityOf(model, named, undefined, personIn(model, where));
}

const EMPTY_TEST = new Set(["equals", "not"]);
/** Whether a condition only asks whether there is a value. */
const asksForPresence = (value: unknown): boolean =>
	isEmpty(value) ||
	(isObject(value) && Object.entries(value).every(([how, one]) => EMPTY_TEST.has(how) && asksForPresence(one)));

/**
 * Refuses a condition, an order or a grouping that ciphertext cannot answer.
 * @throws Error if a clause uses an encrypted column.
 */
export function refuseSearch(relations: Relations, name: string, clause: unknown): void {
	if (Array.isArray(clause)) {
		for (const one of clause) {
			if (typeof one === "string") refuseSearch(relations, name, { [one]: "asc" });
			else refuseSearch(relations, name, one);
		}
		return;
	}
	if (!isObject(clause)) return;
	const model = encryptedModel(name);
	for (const [key, value] of Object.entries(clause)) {
		if (model && encryptedColumns(model).includes(key) && !asksForPresence(value)) {
			throw new Error(`${name}.${key} is encrypted: the database can neither search nor order by it.`);
		}
		const related = relations(name).get(key);
		if (related) {
			const inner = isObject(value) ? ["some", "every", "none", "is", "isNot"].filter((how) => how in value) : [];
			for (const how of inner) refuseSearch(relations, related, (value as Row)[how]);
			if (inner.length === 0) refuseSearch(relations, related, value);
		} else if (["AND", "OR", "NOT"].includes(key)) refuseSearch(relations, name, value);
	}
}
