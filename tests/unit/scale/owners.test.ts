import { readFileSync } from "node:fs";
import path from "node:path";

/** Tables without an owner, and why a database distributed by person keeps them: see docs/scale.md. */
const ofNobody: Record<string, string> = {
	Questionnaire: "the same for everybody, so each part has a copy",
	EncryptionKey: "the same for everybody, so each part has a copy",
	PushKey: "the installation’s own, so each part has a copy",
	Invitation: "of somebody who is not here yet, so it stays in one place",
	RateLimit: "counts strangers too, by a key that is looked up alone",
};

interface Model {
	columns: Set<string>;
	/** The models that this model belongs to; its rows are deleted with theirs. */
	parents: string[];
}

function readModels(): Map<string, Model> {
	const schema = readFileSync(path.join(process.cwd(), "prisma/schema.prisma"), "utf8");
	return new Map(
		[...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", body = ""]) => [
			name,
			{
				columns: new Set([...body.matchAll(/^ {2}(\w+)\s/gm)].map(([, column = ""]) => column)),
				parents: [...body.matchAll(/^ {2}\w+\s+(\w+)\s+@relation\([^)]*onDelete: Cascade\)/gm)].map(
					([, parent = ""]) => parent,
				),
			},
		]),
	);
}

test("every row names its person, or is a part of one that does", () => {
	const models = readModels();
	const hasOwner = (name: string): boolean => {
		const model = models.get(name);
		if (!model) return false;
		return name === "User" || model.columns.has("userId") || model.parents.some(hasOwner);
	};
	const without = [...models.keys()].filter((name) => !hasOwner(name));
	expect(without.toSorted()).toEqual(Object.keys(ofNobody).toSorted());
});
