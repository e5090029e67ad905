import { db, pool } from "@/lib/server/core/database/db";
import {
	type EncryptedModel,
	encryptedColumns,
	encryptedModels,
	inDatabase,
	typeOfColumn,
} from "@/lib/server/core/encryption/encrypted-columns";
import { signUp } from "@/tests/setup/api";
import { fillEveryColumn, fillEverything } from "@/tests/setup/everything";

/** The text in every field of the person who has filled everything. */
export const WORDS = "the blue kettle";

const models = Object.values<EncryptedModel>(encryptedModels);
/** Every encrypted column, grouped by table. */
export const inTables = models.map((model) => ({
	table: model.table,
	of: encryptedColumns(model).map((column) => ({ model, column })),
}));
/** Every encrypted column. */
export const columns = models.flatMap((model) => encryptedColumns(model).map((column) => ({ model, column })));
export type Column = (typeof columns)[number];
/** Returns the name of a column in the database. */
export const nameOf = ({ model, column }: Column) => `${model.table}.${inDatabase(column)}`;

/** Signs up a person who has a row in every table. */
export async function somebody() {
	const { browser, user } = await signUp();
	await fillEverything(user.id, WORDS);
	await fillEveryColumn(user.id, WORDS);
	const where = { userId: user.id };
	const { id: entry } = await db().journalEntry.findFirstOrThrow({ where: { ...where, title: null } });
	const { id: response } = await db().userResponse.findFirstOrThrow({ where: { ...where, questionnaireId: "8" } });
	const { id: message } = await db().chatMessage.findFirstOrThrow({ where: { ...where, isAiResponse: false } });
	const { id: version } = await db().scriptVersion.findFirstOrThrow({ where: { ...where, kind: "life" } });
	const { id: love } = await db().loveScript.findFirstOrThrow({ where });
	const { id: life } = await db().lifeScript.findFirstOrThrow({ where });
	const { id: run } = await db().exerciseRun.findFirstOrThrow({ where });
	const { id: goal } = await db().relationshipGoal.findFirstOrThrow({ where });
	const { id: thread } = await db().thread.findFirstOrThrow({ where });
	const { id: feeling } = await db().chosenFeeling.findFirstOrThrow({ where });
	const of = { entry, response, message: String(message), life, love, run, version };
	return { browser, user, of, goal, thread, feeling };
}
export type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Changes the end of every value that a person has in a column. */
export async function damage({ model, column }: Column, userId: number): Promise<void> {
	const name = `"${inDatabase(column)}"`;
	const type = typeOfColumn(model, column);
	const broken = (text: string) =>
		`left(${text}, -4) || CASE right(${text}, 4) WHEN 'AAAA' THEN 'BBBB' ELSE 'AAAA' END`;
	const value =
		type === "bytes"
			? `set_byte(${name}, octet_length(${name}) - 1, (get_byte(${name}, octet_length(${name}) - 1) + 1) % 256)`
			: type === "json"
				? `to_jsonb(${broken(`(${name} #>> '{}')`)})`
				: broken(name);
	const mine = model.parent
		? `"${inDatabase(model.parent.by)}" IN (SELECT id FROM "${model.parent.table}" WHERE user_id = $1)`
		: "user_id = $1";
	const sealed = type === "json" ? `AND jsonb_typeof(${name}) = 'string'` : "";
	await pool().query(`UPDATE "${model.table}" SET ${name} = ${value} WHERE ${mine} AND ${name} IS NOT NULL ${sealed}`, [
		userId,
	]);
}
