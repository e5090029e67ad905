import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { signUp, type TestBrowser } from "@/tests/setup/api";

export const DAY =
	"You wake before the alarm. Nobody needs anything from you yet.\n\nYou make tea & sit by the window.";

/** Adds a love script as its service stores it. */
async function addScript(userId: number, dayInLifeNarrative = DAY): Promise<string> {
	const { id } = await db().loveScript.create({
		data: {
			userId,
			personalMythTitle: "The one who stays",
			personalMythIntro: "Once there was a house.",
			healedScriptSentence: "I stay.",
			healedMainScript: "I stay, and I say so.",
			dayInLifeNarrative,
		},
	});
	return id;
}

/** Signs up a person with a love script. */
export async function withScript(narrative?: string) {
	const { browser, user } = await signUp();
	return { browser, user, id: await addScript(user.id, narrative) };
}

export const streamOf = (id: string, voice?: string) =>
	`/api/love-script/${id}/audio/stream${voice === undefined ? "" : `?voice=${voice}`}`;

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Plays a whole narrative to its end. */
export async function hear(browser: TestBrowser, url: string, headers: Record<string, string> = {}) {
	const response = await browser.get(url, { headers });
	return { response, bytes: await bytesOf(response) };
}

/** Adds a line of a love script as its service stores it. */
export async function addAffirmation(userId: number, loveScriptId: string, orderNum: number, text: string) {
	const id = randomUUID();
	await db().affirmation.create({
		data: { id, userId, loveScriptId, orderNum, text, audioUrl: `/api/affirmations/${id}/audio`, voice: "nova" },
	});
	return id;
}

/** Returns the audio rows of a person. */
export const rowsOf = (userId: number) =>
	db().affirmation.findMany({ where: { userId }, orderBy: [{ orderNum: "asc" }, { createdAt: "asc" }] });
