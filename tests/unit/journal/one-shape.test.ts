import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { messageSchema } from "@/lib/domain/chat/schema";
import { fieldsOf } from "@/lib/domain/core/stored";
import { rowSchemas } from "@/lib/domain/export/schema";
import { goalSchema } from "@/lib/domain/goals/schema";
import { incomingSchemas } from "@/lib/domain/import/incoming";
import { journalSchema } from "@/lib/domain/journal/schema";
import { writtenFields, writtenOf } from "@/lib/domain/journal/written";
import { responseSchema } from "@/lib/domain/questionnaires/schema";
import { lifeScriptTextsSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptTextsSchema } from "@/lib/domain/scripts/love-schema";
import { scriptSchema } from "@/lib/domain/scripts/schema";
import { encryptedModels } from "@/lib/server/core/encryption/encrypted-columns";

/** The files that CONTRIBUTING.md lists for a new text on an entry. */
const named = /^## A new text on an entry\n[\s\S]*?(?=^## )/m.exec(readFileSync("CONTRIBUTING.md", "utf8"))?.[0] ?? "";
const touched = [...named.matchAll(/^\| `([^`]+)`/gm)].map(([, path = ""]) => path);

it("is checked, encrypted, taken along and brought in by what follows from one list", () => {
	for (const field of writtenFields) {
		expect(Object.keys(journalSchema.shape)).toContain(field);
		expect(Object.keys(rowSchemas.journalEntries.shape)).toContain(field);
		expect(Object.keys(incomingSchemas.journalEntries.shape)).toContain(field);
		expect(encryptedModels.JournalEntry.text).toContain(field);
	}
});

it("is spelled out in no other file that lists, sends, stores or brings in entries", () => {
	const folders = [
		"lib/server/journal",
		"lib/server/export",
		"lib/server/import",
		"lib/browser/offline",
		"lib/domain/export",
	];
	const others = folders
		.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
		.filter((path) => !touched.includes(path))
		.filter((path) => /^\t+prompt(?::| \?|,$|: string;)/m.test(readFileSync(path, "utf8")));
	// Each of these chooses its fields on purpose: the coach's input, the shortened list, the offline shelf, and imports
	// from other programs.
	expect(others.sort()).toEqual([
		"lib/browser/offline/shelf-kinds.ts",
		"lib/server/import/read.ts",
		"lib/server/journal/analyze.ts",
		"lib/server/journal/page.ts",
	]);
});

it.each([
	["responses", responseSchema, "analysisBy"],
	["goals", goalSchema, "progress"],
	["chatMessages", messageSchema, "isAiResponse"],
	["lifeScripts", lifeScriptTextsSchema, "mainScript"],
	["loveScripts", loveScriptTextsSchema, "healedMainScript"],
	["lifeScripts", scriptSchema, "writtenBy"],
] as const)("takes %s along and brings them in by the one schema of their noun", (list, schema, field) => {
	for (const name of fieldsOf<z.ZodRawShape>(schema)) {
		expect(Object.keys(rowSchemas[list].shape)).toContain(name);
		expect(Object.keys(incomingSchemas[list].shape)).toContain(name);
	}
	const inBetween = ["lib/domain/export/schema.ts", "lib/domain/import/incoming.ts", "lib/server/export/lists.ts"];
	for (const file of inBetween) expect(readFileSync(file, "utf8")).not.toMatch(new RegExp(`\\b${field}: `));
});

it("takes the written fields and nothing else", () => {
	expect(writtenOf({ content: "a", prompt: "b", ...{ sendKey: "c" } })).toEqual({ content: "a", prompt: "b" });
});

it("takes a text that came later than the entry for empty", () => {
	expect(writtenOf({ content: "a", prompt: null })).toEqual({ content: "a", prompt: "" });
});
