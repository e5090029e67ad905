import { Prisma } from "@/prisma/client/client";
import { personIn, refuseSearch } from "./conditions";
import { encryptedModel } from "./encrypted-columns";
import type { Keyring } from "./keyring";
import { openResult, planReading } from "./reading";
import { relationsOf } from "./relations";
import type { Row } from "./rows";
import { Writing } from "./writing";

/** Operations that return no rows, so there is nothing to decrypt. */
const withoutRows = new Set(["count", "aggregate", "groupBy", "createMany", "updateMany", "deleteMany"]);
const looking = ["where", "orderBy", "cursor", "distinct", "by", "having", "_min", "_max"];

/**
 * Returns the same client, but it encrypts on writing and decrypts on reading, in the columns of `encryptedModels`. It
 * refuses what it cannot do safely. Raw SQL bypasses it: see `opened`.
 * @param note Called with the place of a value that cannot be decrypted.
 */
export function encrypting<
	Client extends { $extends: (extension: ReturnType<typeof Prisma.defineExtension>) => unknown },
>(client: Client, keyring: Keyring, note: (place: string) => void = () => {}): Client {
	const relations = relationsOf(client);
	const writing = new Writing(keyring, relations);

	function prepared(model: string, operation: string, args: Row): Row {
		for (const clause of looking) if (args[clause]) refuseSearch(relations, model, args[clause]);
		const where = (args.where ?? {}) as Row;
		if (operation === "upsert") {
			const create = writing.created(model, args.create as Row, undefined, where);
			return { ...args, create, update: writing.changed(model, args.update as Row, where) };
		}
		if (operation.startsWith("create")) {
			const { data } = args as { data?: Row | Row[] };
			const create = (row: Row) => writing.created(model, row);
			return { ...args, data: Array.isArray(data) ? data.map(create) : create(data ?? {}) };
		}
		if (operation.startsWith("update")) return { ...args, data: writing.changed(model, args.data as Row, where) };
		return args;
	}

	const extension = Prisma.defineExtension({
		name: "encryption",
		query: {
			$allModels: {
				async $allOperations({ model, operation, args, query }) {
					const given = prepared(model, operation, (args ?? {}) as Row);
					if (withoutRows.has(operation)) return query(given as typeof args);
					const { args: asked, plan } = planReading(relations, model, given);
					const result = await query(asked as typeof args);
					if (plan === null) return result;
					const encrypted = encryptedModel(model);
					const person = encrypted ? personIn(encrypted, (given.where ?? {}) as Row) : undefined;
					return openResult({ keyring, note }, plan, result, person) as typeof result;
				},
			},
		},
	});
	// The extension adds no methods to the client, so the type is the client's own.
	return client.$extends(extension) as Client;
}
