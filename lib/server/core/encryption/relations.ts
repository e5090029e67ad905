import { z } from "zod";

const dataModel = z.object({
	models: z.record(
		z.string(),
		z.object({ fields: z.array(z.object({ name: z.string(), kind: z.string(), type: z.string() })) }),
	),
});

/** Maps each relation of a model to the model it leads to. */
export type Relations = (model: string) => ReadonlyMap<string, string>;

/**
 * Reads the relations from a Prisma client.
 * @throws ZodError if a new release of Prisma keeps them elsewhere.
 */
export function relationsOf(client: object): Relations {
	const { models } = dataModel.parse("_runtimeDataModel" in client ? client._runtimeDataModel : undefined);
	const none = new Map<string, string>();
	const all = new Map(
		Object.entries(models).map(([model, { fields }]) => [
			model,
			new Map(fields.filter(({ kind }) => kind === "object").map(({ name, type }) => [name, type])),
		]),
	);
	return (model) => all.get(model) ?? none;
}
