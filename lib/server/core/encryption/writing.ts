import { randomUUID } from "node:crypto";
import { containsDamaged, isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isObject, personIn, plainOf, whereNames } from "./conditions";
import { encryptedColumns, encryptedModel } from "./encrypted-columns";
import type { Keyring } from "./keyring";
import type { Relations } from "./relations";
import { type Identity, identityOf, isEmpty, NOT_WRITTEN, type Row, sealedRow } from "./rows";

/** What a nested row takes from its parent row. */
interface Parent {
	id: unknown;
	person: number | undefined;
}

/** Identifying columns that are generated here, so that they are known before the row is written. */
const madeHere = ["id", "sealId"];

/** Encrypts what queries write. */
export class Writing {
	constructor(
		private readonly keyring: Keyring,
		private readonly relations: Relations,
	) {}

	/**
	 * Prepares a new row, and the nested rows that are created with it.
	 * @param where The condition of an upsert, which may name the person.
	 */
	created(name: string, data: Row, parent?: Parent, where?: Row): Row {
		const model = encryptedModel(name);
		let row: Row = { ...data };
		let person = parent?.person;
		if (model !== null) {
			for (const column of model.row) if (madeHere.includes(column)) row[column] ??= randomUUID();
			for (const [column, value] of Object.entries(model.json)) row[column] ??= value;
			person ??= where && personIn(model, where);
			const values = model.parent && parent ? { ...row, [model.parent.by]: parent.id } : row;
			const of = identityOf(model, values, undefined, person);
			if (of === null) throw new Error(`A new row of ${model.table} has to say whose and which it is.`);
			person = of.person;
			row = sealedRow(this.keyring, model, row, of);
		}
		return this.inside(name, row, { id: row.id, person });
	}

	/**
	 * Prepares a change of one row.
	 * @param where The condition that identifies the row.
	 */
	changed(name: string, data: Row, where: Row): Row {
		const model = encryptedModel(name);
		const named = model && whereNames(model, where);
		let row = data;
		if (model && encryptedColumns(model).some((column) => !isEmpty(plainOf(data[column])))) {
			if (named === null) {
				throw new Error(`A change of what is encrypted in ${model.table} has to name the row and the person.`);
			}
			if (model.row.some((column) => data[column] !== undefined)) {
				throw new Error(`What names a row of ${model.table} does not change together with its text.`);
			}
			const values = Object.fromEntries(
				Object.entries(data).flatMap(([column, value]) => {
					if (!encryptedColumns(model).includes(column)) return [[column, value]];
					const plain = plainOf(value);
					// The person left the notice as it was, so the stored value stays.
					if (isDamaged(plain)) return [];
					if (containsDamaged(plain)) throw new AppError("conflict", NOT_WRITTEN);
					return [[column, plain]];
				}),
			);
			row = sealedRow(this.keyring, model, values, named as Identity);
		}
		return this.inside(name, row, { id: where.id, person: model ? personIn(model, where) : undefined });
	}

	/** Prepares rows of other models that are written together with this one. */
	private inside(name: string, data: Row, parent: Parent): Row {
		const row = { ...data };
		for (const [field, type] of this.relations(name)) {
			const nested = row[field];
			if (!isObject(nested) || !this.leadsToEncrypted(type)) continue;
			const next: Row = { ...nested };
			for (const [how, value] of Object.entries(nested)) {
				const create = (one: Row) => this.created(type, one, parent);
				if (how === "create") next.create = Array.isArray(value) ? value.map(create) : create(value as Row);
				else if (!["connect", "disconnect", "delete", "deleteMany"].includes(how)) {
					throw new Error(`${name}.${field} cannot be written with ${how}: write ${type} by itself.`);
				}
			}
			row[field] = next;
		}
		return row;
	}

	private leadsToEncrypted(name: string): boolean {
		return encryptedModel(name) !== null;
	}
}
