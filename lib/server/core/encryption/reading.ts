import { personIn } from "./conditions";
import { type EncryptedModel, encryptedColumns, encryptedModel } from "./encrypted-columns";
import type { Keyring } from "./keyring";
import type { Relations } from "./relations";
import { identityOf, type Row, readableRow } from "./rows";

/** What has to be done to the rows that a query returns. */
interface Plan {
	/** What is encrypted in the rows; null if only something nested in them is. */
	model: EncryptedModel | null;
	/** Columns that were only selected to identify the row, and are removed again. */
	extra: string[];
	inside: Map<string, Plan>;
}

interface Selection {
	where?: Row;
	select?: Row | null;
	include?: Row | null;
	omit?: Row | null;
}

/** Returns the columns that identify a row and its person. */
const identity = ({ row, person }: EncryptedModel) => [...row, ...(person === null ? [] : [person])];

/**
 * Extends a query so that it also selects the columns needed for decryption.
 * @param parent The model whose query includes this one.
 * @returns The arguments, and what to do with the rows; null if nothing in them is encrypted.
 */
export function planReading<Args extends Selection>(
	relations: Relations,
	name: string,
	args: Args,
	parent: string | null = null,
): { args: Args; plan: Plan | null } {
	const model = encryptedModel(name);
	const inside = new Map<string, Plan>();
	const asked = { ...args };
	let needsOwner = false;
	for (const key of ["select", "include"] as const) {
		const fields = args[key];
		if (!fields) continue;
		const next: Row = { ...fields };
		for (const [field, type] of relations(name)) {
			const value = fields[field];
			if (!value) continue;
			const nested = planReading(relations, type, value === true ? {} : (value as Selection), name);
			if (nested.plan === null) continue;
			inside.set(field, nested.plan);
			if (nested.plan.model?.person === null) needsOwner = true;
			next[field] = Object.keys(nested.args).length === 0 ? true : nested.args;
		}
		asked[key] = next as Args[typeof key];
	}
	const { select } = asked;
	const reads =
		model !== null && encryptedColumns(model).some((column) => (select ? select[column] : !asked.omit?.[column]));
	if (!reads && inside.size === 0) return { args, plan: null };
	const isRead = parent !== null && relations(name).get(model?.parent?.field ?? "") === parent;
	if (reads && model.parent && !isRead && (parent !== null || personIn(model, args.where ?? {}) === undefined)) {
		throw new Error(
			`${name} is encrypted with the person of its ${model.parent.field}: read it with that, or name them.`,
		);
	}
	const needed = model === null ? [] : reads ? identity(model) : needsOwner ? ["userId"] : [];
	const extra = needed.filter((column) => (select ? !select[column] : asked.omit?.[column]));
	if (extra.length > 0) {
		const added = Object.fromEntries(extra.map((column) => [column, select !== undefined && select !== null]));
		if (select) asked.select = { ...select, ...added } as Args["select"];
		else asked.omit = { ...asked.omit, ...added } as Args["omit"];
	}
	return { args: asked, plan: { model: reads ? model : null, extra, inside } };
}

/** What is used to decrypt, and the callback for the place of a value that cannot be decrypted. */
export interface Opening {
	keyring: Keyring;
	note: (place: string) => void;
}

/**
 * Decrypts the result of a query: one row, several, or none. For values that cannot be decrypted, see `readableRow`.
 */
export function openResult(opening: Opening, plan: Plan, result: unknown, parentsPerson?: number): unknown {
	if (Array.isArray(result)) return result.map((one) => openResult(opening, plan, one, parentsPerson));
	if (typeof result !== "object" || result === null) return result;
	let row = result as Row;
	const { model, inside, extra } = plan;
	if (model !== null) {
		const of = identityOf(model, row, undefined, parentsPerson);
		if (of === null) throw new Error(`A row of ${model.table} came without what names it.`);
		row = readableRow(opening.keyring, model, row, of, opening.note);
	} else {
		row = { ...row };
	}
	const person = typeof row.userId === "number" ? row.userId : parentsPerson;
	for (const [field, nested] of inside) row[field] = openResult(opening, nested, row[field], person);
	for (const column of extra) delete row[column];
	return row;
}
