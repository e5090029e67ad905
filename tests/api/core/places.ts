import { randomUUID } from "node:crypto";
import { settingTexts } from "@/lib/domain/coach-settings/texts";
import { db } from "@/lib/server/core/database/db";
import { answersTo } from "@/tests/api/questionnaires/factory";
import { signUp } from "@/tests/setup/api";
import { fillEverything } from "@/tests/setup/everything";

type Person = Awaited<ReturnType<typeof signUp>>;

/** A person with a row of each kind, so that it can be edited. */
export interface Writer extends Person {
	entryId: string;
	goalId: string;
	responseId: string;
	relationshipId: string;
	runId: string;
	lifeScriptId: string;
	loveScriptId: string;
}

const TIMELINE = "b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40";

export async function writer(): Promise<Writer> {
	const person = await signUp();
	const where = { userId: person.user.id };
	await fillEverything(person.user.id, "words of before");
	const response = (questionnaireId: string) =>
		db().userResponse.findFirstOrThrow({ where: { ...where, questionnaireId } });
	return {
		...person,
		entryId: (await db().journalEntry.findFirstOrThrow({ where: { ...where, title: { not: null } } })).id,
		goalId: (await db().relationshipGoal.findFirstOrThrow({ where })).id,
		responseId: (await response("8")).id,
		relationshipId: (await response(TIMELINE)).id,
		runId: (await db().exerciseRun.findFirstOrThrow({ where })).id,
		lifeScriptId: (await db().lifeScript.findFirstOrThrow({ where })).id,
		loveScriptId: (await db().loveScript.findFirstOrThrow({ where })).id,
	};
}

export interface Place {
	name: string;
	method: "POST" | "PUT";
	path(writer: Writer): string;
	/** Returns the request body that puts a text there. */
	body(text: string, version: number): Record<string, unknown>;
	/** Returns the address where the text can be read again. */
	readAt(writer: Writer): string;
	/** Maximum length in characters, if that is less than the length of all naughty strings together. */
	short?: boolean;
	/** Whether the text is a single line of visible characters. */
	isName?: boolean;
}

const answers = (id: string, text: string) =>
	answersTo(id).map((one) =>
		typeof one.answer === "string" && one.answer.includes("(") ? { ...one, answer: text } : one,
	);
const three = (text: string) => [1, 2, 3].map((n) => ({ pattern: `Pattern ${n}`, description: text, impact: text }));

/** Every place where a person can write. Texts that a model writes come after these. */
export const places: Place[] = [
	{
		name: "a first name",
		method: "POST",
		path: () => "/api/update-profile",
		body: (text) => ({ firstName: text }),
		readAt: () => "/api/user",
		short: true,
		isName: true,
	},
	{
		name: "a last name",
		method: "POST",
		path: () => "/api/update-profile",
		body: (text) => ({ lastName: text }),
		readAt: () => "/api/user",
		short: true,
		isName: true,
	},
	{
		name: "an entry",
		method: "POST",
		path: () => "/api/journal",
		body: (text) => ({ content: text, prompt: "What was today like?", action: "submit" }),
		readAt: ({ user }) => `/api/journal/${user.id}`,
	},
	{
		name: "the question above an entry",
		method: "POST",
		path: () => "/api/journal",
		body: (text) => ({ content: "A page.", prompt: text, action: "submit" }),
		readAt: ({ user }) => `/api/journal/${user.id}`,
		short: true,
	},
	{
		name: "an entry that is edited",
		method: "PUT",
		path: ({ entryId }) => `/api/journal/${entryId}`,
		body: (text, version) => ({ content: text, version }),
		readAt: ({ entryId }) => `/api/journal/${entryId}/entry`,
	},
	{
		name: "the title of a goal",
		method: "PUT",
		path: ({ goalId }) => `/api/relationship-goals/${goalId}`,
		body: (text) => ({ title: text }),
		readAt: ({ user }) => `/api/relationship-goals/${user.id}`,
		short: true,
	},
	{
		name: "a goal",
		method: "PUT",
		path: ({ goalId }) => `/api/relationship-goals/${goalId}`,
		body: (text) => ({ description: text }),
		readAt: ({ user }) => `/api/relationship-goals/${user.id}`,
		short: true,
	},
	{
		name: "answers",
		method: "POST",
		path: () => "/api/responses",
		body: (text) => ({ questionnaireId: "8", responses: answers("8", text) }),
		readAt: ({ user }) => `/api/responses/${user.id}`,
	},
	{
		name: "answers that are edited",
		method: "PUT",
		path: ({ responseId }) => `/api/responses/${responseId}`,
		body: (text) => ({ responses: answers("8", text) }),
		readAt: ({ responseId }) => `/api/responses/${responseId}/detail`,
	},
	{
		name: "a relationship of the timeline",
		method: "PUT",
		path: ({ relationshipId }) => `/api/responses/${relationshipId}`,
		body: (text) => ({ responses: answers(TIMELINE, text) }),
		readAt: ({ relationshipId }) => `/api/responses/${relationshipId}/detail`,
	},
	{
		name: "a message to the coach",
		method: "POST",
		path: () => "/api/chat",
		body: (text) => ({ content: text }),
		readAt: ({ user }) => `/api/chat/${user.id}`,
	},
	{
		name: "how the coach should be",
		method: "POST",
		path: () => "/api/ai-settings",
		body: (text) => Object.fromEntries(settingTexts.map((name) => [name, text])),
		readAt: ({ user }) => `/api/ai-settings/${user.id}`,
	},
	{
		name: "an exercise",
		method: "PUT",
		path: ({ runId }) => `/api/exercises/${runId}`,
		body: (text, version) => ({ answers: { to: "Dad", happened: text }, step: 1, status: "open", version }),
		readAt: ({ runId }) => `/api/exercises/${runId}`,
	},
	{
		name: "a life script",
		method: "PUT",
		path: ({ lifeScriptId }) => `/api/life-script/${lifeScriptId}`,
		body: (text) => ({ lifeScript: { scriptSentence: "I wait.", mainScript: text }, patterns: three(text) }),
		readAt: ({ user }) => `/api/life-script/${user.id}`,
	},
	{
		name: "a love script",
		method: "PUT",
		path: ({ loveScriptId }) => `/api/love-script/${loveScriptId}`,
		body: (text) => ({
			loveScript: {
				personalMythTitle: "The lamp",
				personalMythIntro: text,
				healedScriptSentence: "I rest.",
				healedMainScript: text,
				dayInLifeNarrative: text,
			},
			patterns: three(text),
		}),
		readAt: ({ user }) => `/api/love-script/${user.id}`,
	},
];

/** Sends the request that puts a text in a place. @param change Changes to the body. */
export function put(
	place: Place,
	writer: Writer,
	body: Record<string, unknown> | string,
	headers: Record<string, string> = {},
): Promise<Response> {
	return writer.browser.fetch(place.method, place.path(writer), {
		raw: typeof body === "string" ? body : JSON.stringify(body),
		headers: {
			"content-type": "application/json",
			"idempotency-key": randomUUID(),
			"x-timezone-offset": "0",
			...headers,
		},
	});
}
