import "server-only";
import { isDangerAnalysis } from "@/lib/ai/built-in/analyses/content/in-danger";
import { dangerScripts, isDangerScript } from "@/lib/ai/built-in/scripts/content/in-danger";
import { longDay } from "@/lib/domain/progress/spoken";
import type { Answer, Mark, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { type Kind, kinds } from "@/lib/domain/safety/kinds";
import type { Behind, BehindNotice, BehindQuery, NotMeantRequest } from "@/lib/domain/safety/not-meant";
import { keptFromCoach } from "@/lib/domain/safety/shown";
import type { Page, PageKind } from "@/lib/domain/search/pages/page";
import { answerPages } from "@/lib/domain/search/pages/page-makers";
import { heardAnswers } from "@/lib/safety/not-meant";
import { db } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readLetter, weeksBehind } from "@/lib/server/letters/service";
import { type HeardPage, pagesOfUnsafeHome } from "@/lib/server/look-back/danger";
import { findQuestionnaire } from "@/lib/server/questionnaires/catalog";
import { answersIn } from "@/lib/server/questionnaires/columns";
import { findRow } from "@/lib/server/questionnaires/rows";
import { gatherAnswers, withoutLongOver } from "@/lib/server/scripts/answered";
import { pagesOf } from "@/lib/server/search/cache";
import { notMeantBy, type SaidNotMeant, sayNotMeant } from "./not-meant";
import { read } from "./read";

/** The kinds because of which a script is another. */
const inScripts: readonly Kind[] = kinds.filter((kind) => dangerScripts.has(kind));
/** How many sentences are shown at once. */
const MOST = 8;

/**
 * Returns the sentences because of which a notice stands in a text's place.
 * @throws AppError `not_found` if there is no such text.
 */
export async function behindText(user: SessionUser, { text, of = "" }: BehindQuery, now: Date): Promise<Behind> {
	if (text === "analysis") return behindAnalysis(user, of);
	if (text === "letter") return behindLetter(user, of, now);
	return behindScript(user, text);
}

async function behindAnalysis(user: SessionUser, id: string): Promise<Behind> {
	const row = await findRow(user.id, id);
	const questionnaire = await findQuestionnaire(row.questionnaireId);
	const answers = answersIn(row.responses);
	const said = await notMeantBy(user.id);
	// A page that tells of a home that is not safe changes every analysis.
	const isOf = (page: Page) => !isAnswer(page) || page.id.split(":")[1] === id;
	const rest = { said: await saidOn(user, said, isOf) };
	const isOurs = row.aiAnalysis !== null && isDangerAnalysis(row.aiAnalysis);
	if (row.aiAnalysis !== null && !isOurs) return { isReplaced: false, sentences: [], ...rest };
	const given = { id, questionnaire, answers, said: said.inAnswers(row, answers) };
	const own = await behindAnswers(user, given, keptFromCoach);
	const home = isOurs ? await behindHome(user) : [];
	return { isReplaced: isOurs || own.length > 0, sentences: few([...own, ...home]), ...rest };
}

async function behindScript(user: SessionUser, text: "life-script" | "love-script" | "composing"): Promise<Behind> {
	const rest = { said: await saidOn(user, await notMeantBy(user.id), () => true) };
	const none = { isReplaced: false, sentences: [], ...rest };
	if (text !== "composing" && !(await isScriptReplaced(user.id, text))) return none;
	const sentences: BehindNotice[] = [];
	const { answered } = await gatherAnswers(user);
	for (const { responseId, questionnaire, answers, notMeant = [] } of await withoutLongOver(user.id, answered)) {
		const given = { id: responseId, questionnaire, answers, said: notMeant };
		sentences.push(...(await behindAnswers(user, given, text === "composing" ? keptFromCoach : inScripts)));
	}
	if (text === "composing" && sentences.length === 0) return none;
	if (text !== "composing") sentences.push(...(await behindHome(user)));
	return { isReplaced: true, sentences: few(sentences), ...rest };
}

async function isScriptReplaced(userId: number, text: "life-script" | "love-script"): Promise<boolean> {
	const where = { userId };
	if (text === "life-script") return isDangerScript((await db().lifeScript.findUnique({ where }))?.mainScript ?? "");
	return isDangerScript((await db().loveScript.findUnique({ where }))?.personalMythIntro ?? "");
}

async function behindLetter(user: SessionUser, id: string, now: Date): Promise<Behind> {
	const { form, period } = await readLetter(user, id, now);
	const isOf = ({ day }: Page) => day >= period.from && day <= period.to;
	const rest = { said: await saidOn(user, await notMeantBy(user.id), isOf) };
	if (form !== "careful") return { isReplaced: false, sentences: [], ...rest };
	const sentences: BehindNotice[] = [];
	for (const week of await weeksBehind(user, id, now)) sentences.push(...(await behindPages(user.id, week, kinds)));
	return { isReplaced: true, sentences: few(sentences), ...rest };
}

const isAnswer = ({ kind }: Page) => kind === "answer" || kind === "timeline";

/** Returns what the person did not mean as it sounds, on these pages. */
async function saidOn(
	{ id, timezoneOffset }: SessionUser,
	said: SaidNotMeant,
	isOf: (page: Page) => boolean,
): Promise<BehindNotice[]> {
	if (said.isNone) return [];
	const pages = (await pagesOf(id, timezoneOffset)).newestFirst().filter(isOf);
	return few(pages.flatMap((page) => [...said.on(page)].map((words) => placed(page, words))));
}

interface Given {
	id: string;
	questionnaire: Questionnaire;
	answers: readonly Answer[];
	said: readonly Mark[];
}

async function behindAnswers(
	{ id: userId, timezoneOffset }: SessionUser,
	{ id, questionnaire, answers, said }: Given,
	sought: readonly Kind[],
): Promise<BehindNotice[]> {
	const found = await read(userId, "wordsBehindAnswers", questionnaire, heardAnswers(answers, said), sought);
	if (found.length === 0) return [];
	const { title, questions } = questionnaire;
	const response = { id, questionnaireId: questionnaire.id, title, questions, answers, completedAt: new Date() };
	const pages = new Map(
		answerPages(response, timezoneOffset).map((page) => [page.id.split(":").slice(2).join(":"), page]),
	);
	return found.flatMap(({ questionId, text }) => {
		const page = pages.get(questionId);
		return page ? [placed(page, text)] : [];
	});
}

/** Returns the sentences because of which no text presumes a safe home. */
async function behindHome(user: SessionUser): Promise<BehindNotice[]> {
	const sentences: BehindNotice[] = [];
	for (const week of await pagesOfUnsafeHome(user)) {
		sentences.push(...(await behindPages(user.id, week, ["partner-danger"])));
	}
	return sentences;
}

async function behindPages(
	userId: number,
	pages: readonly HeardPage[],
	sought: readonly Kind[],
): Promise<BehindNotice[]> {
	const texts = pages.map(({ text }) => text);
	const found = await read(userId, "wordsBehind", texts, { kinds: sought });
	return found.flatMap(({ text, words }) => {
		const page = pages[text]?.page;
		return page ? [placed(page, words)] : [];
	});
}

/** Kinds of pages whose name and day say where a sentence is. */
const nameOf: Partial<Record<PageKind, string>> = {
	journal: "Your journal",
	message: "The conversation",
	exercise: "An exercise",
};

function placed({ id, kind, title, partOf, day, href }: Page, words: string): BehindNotice {
	const name = nameOf[kind];
	const where = name
		? `${name}, ${longDay(day)}`
		: kind === "goal"
			? "A goal"
			: [partOf, title].filter(Boolean).join(": ");
	return { page: id, words, where, href };
}

/** Returns each sentence once, and not too many. */
function few(sentences: readonly BehindNotice[]): BehindNotice[] {
	const seen = new Map(sentences.map((one) => [`${one.page} ${one.words}`, one]));
	return [...seen.values()].slice(0, MOST);
}

/**
 * Remembers that the person did not mean a sentence as it sounds.
 * @throws AppError `not_found` if none of their pages has it; `conflict` if there are very many.
 */
export async function sayNotMeantOn(user: SessionUser, request: NotMeantRequest): Promise<{ ok: true }> {
	const pages = await pagesOf(user.id, user.timezoneOffset);
	const page = pages.newestFirst().find(({ id, isChosen }) => id === request.page && !isChosen);
	return sayNotMeant(user.id, page, request);
}
