import { randomUUID } from "node:crypto";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { db } from "@/lib/server/core/database/db";
import { hashAnywhere, hashOfThing } from "@/lib/server/memory/hidden";
import { thingId } from "@/lib/server/memory/sources";
import { hashOfText } from "@/lib/server/safety/not-meant";
import { sealSecret } from "@/lib/server/second-factor/secret-seal";
import { answersTo, questionnaire } from "@/tests/api/questionnaires/factory";
import type { Person } from "@/tests/bench/table/people";
import { pictureOf } from "./pictures";

/** Tables whose rows belong to no person. */
const OF_NOBODY = [
	"_prisma_migrations",
	"encryption_keys",
	"invitations",
	"push_keys",
	"questionnaires",
	"rate_limits",
];

let made: { image: Uint8Array<ArrayBuffer>; small: Uint8Array<ArrayBuffer>; width: number; height: number } | undefined;
/** Returns a picture in the form in which it is stored. */
async function picture() {
	const image = made?.image ?? (await pictureOf(24, 16));
	made ??= { image, small: image, width: 24, height: 16 };
	return made;
}

/** Adds a row to every table that can hold rows of a person, with these words in each of their texts. */
export async function fillEverything(userId: number, words: string): Promise<void> {
	const of = { userId };
	const at = { localDate: new Date("2026-03-02T00:00:00Z"), prompt: `Asked: ${words}`, chatHistory: [] };
	const first = await db().journalEntry.create({
		data: { ...of, ...at, content: `${words} one`, wordCount: 4, version: 2 },
	});
	await db().journalEntry.create({
		data: {
			...of,
			...at,
			content: `${words} two`,
			wordCount: 4,
			title: `Title ${words}`,
			keyInsights: [`Insight ${words}`],
			quote: words,
			message: `Message ${words}`,
			insightBy: "built-in",
			relatedId: first.id,
		},
	});
	await db().journalEntryVersion.create({
		data: { ...of, entryId: first.id, version: 1, content: `${words} before`, localDate: at.localDate },
	});
	await db().photo.create({
		data: {
			...of,
			...(await picture()),
			...{ entryId: first.id, place: 1, description: `Seen ${words}`, createdAt: at.localDate },
		},
	});
	// A picture that is on its way into the object store, if there is one.
	const name = randomUUID();
	await db().storedObject.create({ data: { ...of, name, column: "image", bytes: 1, keyId: "0".repeat(16) } });
	const timeline = "b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40";
	for (const questionnaireId of ["8", timeline]) {
		await db().userResponse.create({
			data: {
				...{ ...of, questionnaireId, responses: answersTo(questionnaireId, words) },
				...{ marked: { questionId: "q3", text: words }, aiAnalysis: `Analysis ${words}` },
			},
		});
	}
	await db().relationshipGoal.create({
		data: { ...of, title: `Goal ${words}`, description: words, type: "short term" },
	});
	const asked = await db().chatMessage.create({ data: { ...of, content: `Asked ${words}`, isAiResponse: false } });
	const replied = await db().chatMessage.create({
		data: { ...of, content: `Replied ${words}`, isAiResponse: true, replyToId: asked.id, writtenBy: "built-in" },
	});
	const answer = await db().chatAnswer.create({ data: { ...of, replyId: replied.id, content: `Replied ${words}` } });
	await db().chatAnswer.create({ data: { ...of, replyId: replied.id, content: `Or ${words}` } });
	await db().chatMessage.update({ where: { id: replied.id }, data: { answerId: answer.id } });
	const patterns = { create: [{ pattern: `Pattern ${words}`, description: words, impact: words, orderNum: 0 }] };
	await db().lifeScript.create({ data: { ...of, scriptSentence: words, mainScript: `Life ${words}`, patterns } });
	const love = await db().loveScript.create({
		data: {
			...of,
			personalMythTitle: `Myth ${words}`,
			personalMythIntro: words,
			healedScriptSentence: words,
			healedMainScript: words,
			dayInLifeNarrative: `Day ${words}`,
			patterns,
		},
	});
	for (const [kind, orderNum] of [
		["narrative", 0],
		["affirmation", 1],
	] as const) {
		await db().affirmation.create({
			data: {
				...of,
				loveScriptId: love.id,
				kind,
				orderNum,
				text: `Said ${words}`,
				audioUrl: "/",
				// An MP3 header, and a byte that differs in each sound.
				audioData: new Uint8Array([0xff, 0xfb, 0x90, 0x00, orderNum]),
				narrator: "built-in",
			},
		});
	}
	const earlier = [{ pattern: `Once ${words}`, description: words, impact: words, isUserEdited: false }];
	const versionTexts = { scriptSentence: `Before ${words}`, mainScript: words };
	const content = { texts: versionTexts, patterns: earlier, affirmations: [] };
	await db().scriptVersion.create({
		data: { ...of, kind: "life", content, isUserEdited: true, origin: "edited", sources: [], createdAt: new Date() },
	});
	await db().scriptGeneration.create({ data: { ...of, kind: "love", stage: "writing", until: new Date() } });
	await db().exerciseRun.create({ data: { ...of, slug: "unsent-letter", answers: { letter: words } } });
	await db().aiPersonaSettings.create({
		data: {
			...of,
			coachPersona: words,
			chatInstructions: words,
			journalInstructions: words,
			quickInsightInstructions: words,
			questionnaireInstructions: words,
		},
	});
	const { id: entryId } = await db().journalEntry.findFirstOrThrow({ where: of });
	const { id: messageId } = await db().chatMessage.findFirstOrThrow({ where: { ...of, isAiResponse: false } });
	const localDate = new Date("2026-03-02");
	await db().chosenFeeling.create({ data: { ...of, feeling: "content", localDate, entryId } });
	await db().chosenFeeling.create({ data: { ...of, feeling: "tense", localDate, messageId } });
	await db().thread.create({ data: { ...of, meant: `Meant ${words}`, day: localDate } });
	await db().knownPerson.create({ data: { ...of, names: [`Named ${words}`, "Mum"] } });
	await db().keptLine.create({
		data: { ...of, text: `Kept ${words}`, source: "entry", sourceId: entryId, day: localDate },
	});
	await db().keptLine.create({
		data: { ...of, text: `Also kept ${words}`, source: "article", article: "mixed-signals", day: localDate },
	});
	await db().letterMark.create({ data: { ...of, period: "week-2026-03-02", mark: "kept" } });
	await db().reminder.create({
		data: { ...of, days: 65, minute: 1230, zone: "Europe/Paris", isNeutral: true, nextAt: localDate },
	});
	await db().pushBrowser.create({
		data: { ...of, endpoint: `https://push.example/${words}`, publicKey: words, auth: words, hash: randomUUID() },
	});
	await db().learnedFact.create({
		data: { ...of, entryId, kind: "people", text: words, words, learnedBy: "test-model" },
	});
	await db().pageVector.create({
		data: { ...of, entryId, page: `journal:${entryId}`, model: "m", hash: randomUUID(), vector: new Uint8Array(8) },
	});
	const { id: responseId } = await db().userResponse.findFirstOrThrow({ where: of });
	const { id: goalId } = await db().relationshipGoal.findFirstOrThrow({ where: of });
	const { id: runId } = await db().exerciseRun.findFirstOrThrow({ where: of });
	for (const [i, place] of [
		{ entryId },
		{ messageId },
		{ responseId, questionId: "q1" },
		{ goalId },
		{ runId },
	].entries()) {
		await db().notMeant.create({
			data: { ...of, ...place, words: `Misread ${i} ${words}`, within: hashOfText(words) },
		});
	}
	await db().forgottenFact.create({ data: { ...of, hash: hashAnywhere(words) } });
	await db().memoryPause.create({ data: { ...of, endedAt: new Date() } });
	await db().externalLogin.create({ data: { ...of, issuer: "https://issuer.example", subject: randomUUID() } });
	await db().passkey.create({ data: { ...of, id: randomUUID(), publicKey: new Uint8Array([1, 2, 3]) } });
	await db().codeApp.create({ data: { ...of, secret: sealSecret("JBSWY3DPEHPK3PXP", userId) } });
	await db().recoveryCode.create({ data: { ...of, codeHash: randomUUID() } });
	await db().idempotencyKey.create({ data: { ...of, scope: "chat", key: randomUUID(), resourceId: "x" } });
}

/** Gives every column of the rows from `fillEverything` a value other than its default. */
export async function fillEveryColumn(userId: number, words: string): Promise<void> {
	const of = { userId };
	const at = new Date("2026-03-04T05:06:07.089Z");
	const by = "test-model";
	const { id: entryId } = await db().journalEntry.findFirstOrThrow({ where: { ...of, title: null } });
	const chatHistory = [{ message: `Meanwhile ${words}`, createdAt: at.toISOString() }];
	const { id: titled } = await db().journalEntry.findFirstOrThrow({ where: { ...of, title: { not: null } } });
	await db().journalEntry.update({
		where: { ...of, id: titled },
		data: { chatHistory, isInsightOld: true, isKeptAway: true },
	});
	const { id: responseId } = await db().userResponse.findFirstOrThrow({ where: { ...of, questionnaireId: "8" } });
	await db().userResponse.update({ where: { id: responseId }, data: { analysisBy: by, version: 3 } });
	const { questions } = questionnaire(PATTERN_QUESTIONNAIRE_ID);
	const responses = answersTo(PATTERN_QUESTIONNAIRE_ID);
	await db().userResponse.create({
		data: {
			...of,
			questionnaireId: PATTERN_QUESTIONNAIRE_ID,
			responses,
			patternScores: scorePatterns(questions, responses),
		},
	});
	await db().relationshipGoal.create({
		data: { ...of, description: `Done ${words}`, type: "long term", progress: 100, completedAt: at, createdAt: at },
	});
	await db().thread.create({
		data: { ...of, meant: `Later ${words}`, day: at, outcome: "well", answeredOn: at, source: entryId, createdAt: at },
	});
	const offers = [{ kind: "link", label: words, note: words, href: `/journal?entry=${entryId}` }];
	const { sealId } = await db().chatMessage.findFirstOrThrow({ where: { ...of, isAiResponse: true } });
	await db().chatMessage.updateMany({
		where: { ...of, sealId },
		data: { guide: { offers, memo: null }, isImported: true },
	});
	await db().chatAnswer.updateMany({ where: of, data: { writtenBy: by } });
	const sources = [{ questionnaireId: "8", responseId, questionId: "q1", quote: `Quoted ${words}` }];
	const { id: goalId } = await db().relationshipGoal.findFirstOrThrow({ where: of });
	await db().forgottenFact.create({ data: { ...of, hash: hashOfThing(thingId.goal(goalId)) } });
	const changed = { isUserEdited: true, origin: "restored", writtenBy: by, sources, version: 4 };
	const life = await db().lifeScript.findUniqueOrThrow({ where: of });
	const love = await db().loveScript.findUniqueOrThrow({ where: of });
	await db().lifeScript.update({ where: { id: life.id, ...of }, data: changed });
	await db().loveScript.update({ where: { id: love.id, ...of }, data: changed });
	await db().behavioralPattern.updateMany({ where: { lifeScript: of }, data: { isUserEdited: true } });
	await db().healedBehavioralPattern.updateMany({ where: { loveScript: of }, data: { isUserEdited: true } });
	const texts = {
		...{ personalMythTitle: `Once ${words}`, personalMythIntro: words, healedScriptSentence: words },
		...{ healedMainScript: words, dayInLifeNarrative: words },
	};
	await db().scriptVersion.create({
		data: {
			...of,
			...{ kind: "love", isUserEdited: true, origin: "generated", writtenBy: by, sources, createdAt: at },
			content: { texts, patterns: [], affirmations: [`I am ${words}`] },
		},
	});
	await db().affirmation.create({
		data: {
			...{ ...of, loveScriptId: love.id, kind: "affirmation", orderNum: 1, voice: "onyx", text: `Also ${words}` },
			...{ audioUrl: "/", narrator: by, createdAt: at },
		},
	});
	await db().exerciseRun.create({
		data: {
			...{ ...of, slug: "unsent-letter", answers: { letter: `Sealed ${words}` }, step: 3, status: "finished" },
			...{ version: 5, createdAt: at, finishedAt: at },
		},
	});
	await db().aiPersonaSettings.update({ where: of, data: { defaultVoice: "onyx" } });
}

/** Adds a deletion that can still be undone and an import that can be taken back. Most tests make these themselves. */
export async function fillWhatPasses(userId: number, words: string): Promise<void> {
	const row = { list: "journalEntries", rowId: randomUUID(), sourceId: randomUUID() };
	await db().deletedItem.create({ data: { userId, kept: { content: `Deleted ${words}` } } });
	await db().import.create({ data: { userId, source: "innerscript", rows: { create: [row] } } });
}

/** Counts the rows of a person in each table of the schema, including rows that belong to them only indirectly. */
export async function rowsOfPerson(userId: number): Promise<Record<string, number>> {
	const references = await db().$queryRaw<{ child: string; column: string; parent: string; key: string }[]>`
		SELECT child.relname AS child, a.attname AS "column", parent.relname AS parent, b.attname AS key
		FROM pg_constraint k
		JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
		JOIN pg_attribute a ON a.attrelid = child.oid AND a.attnum = k.conkey[1]
		JOIN pg_attribute b ON b.attrelid = parent.oid AND b.attnum = k.confkey[1]
		WHERE k.contype = 'f' AND child.relnamespace = 'public'::regnamespace AND child.oid <> parent.oid`;
	const wheres = new Map([["users", `id = ${userId}`]]);
	for (let size = 0; size !== wheres.size; ) {
		size = wheres.size;
		for (const { child, column, parent, key } of references) {
			const where = wheres.get(parent);
			if (!where || wheres.has(child)) continue;
			const own = references.find((other) => other.child === child && other.parent === "users");
			if (own && parent !== "users") continue;
			wheres.set(child, `"${column}" IN (SELECT "${key}" FROM "${parent}" WHERE ${where})`);
		}
	}
	const counts: Record<string, number> = {};
	for (const [table, where] of wheres) {
		const [row] = await db().$queryRawUnsafe<{ n: number }[]>(
			`SELECT count(*)::int AS n FROM "${table}" WHERE ${where}`,
		);
		counts[table] = row?.n ?? 0;
	}
	return counts;
}

/** Returns the tables whose rows have no owner according to the schema. */
export async function tablesOfNobody(userId: number): Promise<string[]> {
	const known = await rowsOfPerson(userId);
	const tables = await db().$queryRaw<{ name: string }[]>`
		SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
	return tables.map(({ name }) => name).filter((name) => !(name in known) && !OF_NOBODY.includes(name));
}

/** Fills every table, and returns an id of each kind that can be requested by id. */
export async function idsOfEverything(userId: number): Promise<Person["of"]> {
	await fillEverything(userId, "We ate in front of the television.");
	const where = { userId };
	const [entry, response, message, life, love, run, version] = await Promise.all([
		db().journalEntry.findFirstOrThrow({ where }),
		db().userResponse.findFirstOrThrow({ where }),
		db().chatMessage.findFirstOrThrow({ where }),
		db().lifeScript.findFirstOrThrow({ where }),
		db().loveScript.findFirstOrThrow({ where }),
		db().exerciseRun.findFirstOrThrow({ where }),
		db().scriptVersion.findFirstOrThrow({ where: { ...where, kind: "life" } }),
	]);
	return {
		...{ entry: entry.id, response: response.id, message: String(message.id), person: "" },
		...{ life: life.id, love: love.id, run: run.id, version: version.id },
	};
}
