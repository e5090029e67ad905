import { readFileSync } from "node:fs";
import path from "node:path";
import {
	encryptedColumns,
	encryptedModel,
	encryptedModels,
	inDatabase,
} from "@/lib/server/core/encryption/encrypted-columns";

interface Column {
	name: string;
	type: string;
	inDatabase: string;
	isId: boolean;
}

/** Reads the models of the schema, with their columns and the names that these have in the database. */
function readSchema(): Map<string, { table: string; columns: Column[]; ids: string[] }> {
	const schema = readFileSync(path.join(process.cwd(), "prisma/schema.prisma"), "utf8");
	const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
	const names = new Set(models.map(([, name]) => name));
	return new Map(
		models.map(([, name = "", body = ""]) => {
			const columns = [...body.matchAll(/^ {2}(\w+)\s+(\w+)(\[\]|\?)?(.*)$/gm)]
				.filter(([, , type]) => !names.has(type))
				.map(([, column = "", type = "", , rest = ""]) => ({
					name: column,
					type,
					inDatabase: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? column,
					isId: /@(id|unique)\b/.test(rest),
				}));
			const together = [...body.matchAll(/@@(?:id|unique)\(\[([\w, ]+)\]/g)].map(([, list = ""]) =>
				list.split(", ").join(),
			);
			return [
				name,
				{
					table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
					columns,
					ids: [...columns.filter(({ isId }) => isId).map((column) => column.name), ...together],
				},
			] as const;
		}),
	);
}

const schema = readSchema();

/** Column names with the same meaning in every model, and why their values are not encrypted. */
const everywhere: Record<string, string> = {
	id: "names a row",
	userId: "names the person",
	sealId: "names a row",
	entryId: "names a row",
	questionnaireId: "names a questionnaire of the catalog",
	relatedId: "names a row",
	lifeScriptId: "names a row",
	loveScriptId: "names a row",
	importId: "names a row",
	rowId: "names a row",
	kind: "one of a few words of the app's own",
	origin: "one of a few words of the app's own",
	messageId: "names a row",
	responseId: "names a row",
	runId: "names a row",
	model: "the name of a model",
	insightBy: "the name of a model",
	analysisBy: "the name of a model",
	writtenBy: "the name of a model",
	learnedBy: "the name of a model",
	narrator: "the name of a model",
	voice: "the name of a voice",
	defaultVoice: "the name of a voice",
	browser: "such as Firefox on Android; shown where somebody is signed in",
};

/** Other columns that are not encrypted, and why. */
const reasons: Record<string, string> = {
	"User.username": "signing in looks for it",
	"User.usernameKey": "signing in looks for it",
	"User.email": "signing in looks for it",
	"User.passwordHash": "a hash, which nobody can turn back",
	"User.passwordSeal": "a signature",
	"User.emailSeal": "a signature",
	"Session.seal": "a signature",
	"ExternalLogin.seal": "a signature",
	"Passkey.seal": "a signature",
	"User.firstName": "a name of the account, beside username and email; shown before anything of theirs is opened",
	"User.lastName": "the same",
	"User.resetTokenHash": "a signature",
	"Invitation.tokenHash": "a hash, and nobody's",
	"ExternalLogin.issuer": "an address of the provider; signing in looks for it",
	"ExternalLogin.subject": "the provider's number of the person; signing in looks for it",
	"Passkey.publicKey": "public by its nature",
	"Passkey.transports": "how a key is connected",
	"CodeApp.secret": "encrypted already, under SESSION_SECRET: lib/server/second-factor/secret-seal.ts",
	"RecoveryCode.codeHash": "a hash",
	"IdempotencyKey.scope": "a word of the app's own",
	"IdempotencyKey.key": "a random number of the browser's",
	"IdempotencyKey.resourceId": "names a row",
	"RateLimit.key": "a limit with a person's number or a hash",
	"Questionnaire.title": "of the catalog, the same for everybody",
	"Questionnaire.description": "of the catalog",
	"Questionnaire.questions": "of the catalog",
	"RelationshipGoal.type": "short term or long term",
	"ChatMessage.sendKey": "a random number of the browser's",
	"ScriptGeneration.stage": "a word of the app's own",
	"ScriptGeneration.failure": "a sentence of the app's own",
	"Affirmation.audioUrl": "an address in the app, of ids",
	"ExerciseRun.slug": "the name of an exercise of the app's",
	"ExerciseRun.status": "open or finished",
	"Thread.outcome": "well, badly or dropped",
	"Thread.source": "names a row",
	"KeptLine.source": "one of a few words of the app's own",
	"KeptLine.sourceId": "names a row",
	"NotMeant.entryId": "names a row",
	"NotMeant.responseId": "names a row",
	"NotMeant.questionId": "names a question of the app's own",
	"NotMeant.goalId": "names a row",
	"NotMeant.runId": "names a row",
	"LetterMark.period": "a week, a month or a year",
	"LetterMark.mark": "kept or thrown away",
	"PushBrowser.hash": "a keyed hash",
	"PushKey.publicKey": "public by its nature",
	"PushKey.privateKey": "encrypted already, under SESSION_SECRET: lib/server/reminders/key.ts",
	"ForgottenFact.hash": "a hash",
	"StoredObject.name": "a random name",
	"StoredObject.column": "the name of a column",
	"StoredObject.photoId": "names a row",
	"StoredObject.affirmationId": "names a row",
	"StoredObject.keyId": "a hash of a key",
	"PageVector.page": "names a row, and a part of it",
	"PageVector.hash": "a keyed hash",
	"Import.source": "the name of a program",
	"ImportedRow.list": "the name of a list",
	"ImportedRow.sourceId": "an id that was made here, or nothing",
};

test("every column of text, JSON or bytes is encrypted, or there is a reason", () => {
	const open = [...schema].flatMap(([model, { columns }]) => {
		const encrypted = encryptedModel(model);
		return columns
			.filter(({ type }) => ["String", "Json", "Bytes"].includes(type))
			.filter(({ name }) => !(encrypted && encryptedColumns(encrypted).includes(name)))
			.filter(({ name }) => !(name in everywhere) && !(`${model}.${name}` in reasons))
			.map(({ name }) => `${model}.${name}`);
	});
	expect(open).toEqual([]);
});

test("there is no reason for a column that no longer exists", () => {
	const all = new Set([...schema].flatMap(([model, { columns }]) => columns.map(({ name }) => `${model}.${name}`)));
	expect(Object.keys(reasons).filter((name) => !all.has(name))).toEqual([]);
	const names = new Set([...schema.values()].flatMap(({ columns }) => columns.map(({ name }) => name)));
	expect(Object.keys(everywhere).filter((name) => !names.has(name))).toEqual([]);
});

test.each(Object.keys(encryptedModels))("what is said of %s is what the schema has", (name) => {
	const model = encryptedModel(name);
	const found = schema.get(name);
	if (!model || !found) throw new Error(`There is no model ${name}`);
	const { table, columns, ids } = found;
	expect(table).toBe(model.table);
	const typeOf = (column: string) => columns.find((one) => one.name === column)?.type;
	expect(model.text.map(typeOf)).toEqual(model.text.map(() => "String"));
	expect((model.bytes ?? []).map(typeOf)).toEqual((model.bytes ?? []).map(() => "Bytes"));
	expect(Object.keys(model.json).map(typeOf)).toEqual(Object.keys(model.json).map(() => "Json"));
	// The columns that identify a row identify only one.
	expect(ids).toContain(model.row.join());
	for (const column of [...model.row, ...encryptedColumns(model), ...(model.person ? [model.person] : [])]) {
		expect(inDatabase(column)).toBe(columns.find((one) => one.name === column)?.inDatabase);
	}
	if (model.parent) {
		expect(schema.get(name)?.columns.map((column) => column.name)).toContain(model.parent.by);
		expect([...schema.values()].map((one) => one.table)).toContain(model.parent.table);
	} else expect(model.person).toBe("userId");
});
