import { type EncryptedModel, encryptedColumns, encryptedModel } from "./encrypted-columns";
import type { Relations } from "./relations";
import { type Identity, identityOf, isEmpty, type Row } from "./rows";

export const isObject = (value: unknown): value is Row =>
	typeof value === "object" && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);

/** A value that is given as `{ set: value }`. */
export const plainOf = (value: unknown): unknown =>
	isObject(value) && Object.keys(value).join() === "set" ? value.set : value;

const equal = (value: unknown): unknown => (isObject(value) && "equals" in value ? value.equals : value);

/** Whose a row is that a condition names. */
export function personIn({ person, parent }: EncryptedModel, where: Row): number | undefined {
	const holder = person === null ? where[parent?.field ?? ""] : where;
	const value = isObject(holder) ? equal(holder.userId) : undefined;
	return typeof value === "number" ? value : undefined;
}

/** The row that a condition names, or null. */
export function whereNames(model: EncryptedModel, where: Row): Identity | null {
	const together = where[model.row.join("_")];
	const values = { ...where, ...(isObject(together) ? together : {}) };
	const named = Object.fromEntries(Object.entries(values).map(([column, value]) => [column, equal(value)]));
	return identityOf(model, named, undefined, personIn(model, where));
}

const EMPTY_TEST = new Set(["equals", "not"]);
/** Whether a condition asks for nothing but whether there is something. */
const asksForPresence = (value: unknown): boolean =>
	isEmpty(value) ||
	(isObject(value) && Object.entries(value).every(([how, one]) => EMPTY_TEST.has(how) && asksForPresence(one)));

/** Refuses a condition, an order or a grouping that ciphertext cannot answer. @throws Error */
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
