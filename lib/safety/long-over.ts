import type { Answer, Mark, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { needsNotice, type Sign } from "@/lib/domain/safety/kinds";
import { aboutThePast } from "./answers";
import { findSigns } from "./assess";
import { isAboutHarm } from "./grave";
import { heardAnswers } from "./not-meant";
import { read } from "./reading/sentence";

/** The first page of the library: what people ticked about their love life, and what they wrote about it. */
const LOVE_LIFE = { questionnaire: "1", ticked: "q1", written: "q2" };
/** Ticks of people for whom nothing is ending and nothing is wrong: a relationship that ended did so some time ago. */
const settled: ReadonlySet<string> = new Set(["mostly-good", "on-my-own", "grieving"]);
/** Questions about the latest quarrel, which may have been with the partner of today. */
const aboutTheLatest: ReadonlySet<string> = new Set(["4.q1", "4.q2"]);
const ofAnEx = /\bex\b/iu;

/** What somebody answered to one questionnaire, with the signs of danger in it. */
export interface Signed {
	id: string;
	answers: readonly Answer[];
	signs: readonly (Pick<Sign, "kind" | "when"> & { questionId: string })[];
}

type OneSign = Signed["signs"][number];
/** Whether a sign tells of violence without saying when: "He hit me." */
const isUndated = ({ kind, when }: OneSign) => kind === "partner-danger" && when === "uncertain";
const isOfToday = (sign: OneSign) => needsNotice(sign) && !isUndated(sign);

const textOf = (answers: readonly Answer[], questionId: string) =>
	String(answers.find((one) => one.questionId === questionId)?.answer ?? "");

const isRecent = (text: string) => read(text).some((sentence) => sentence.isRecent);

/** Whether a text tells of harm in a time that is over, and of nothing that is going on. */
const tellsOfPastHarm = (text: string) =>
	isAboutHarm(text.toLowerCase()) && read(text).some(({ isOver }) => isOver) && !isRecent(text);

/**
 * Returns, for each questionnaire, the questions whose answers tell of violence that is over, although they do not say
 * when it was. All of the answers say so together: the person ticked that nothing is ending or wrong in their love life,
 * nothing tells of violence today, and this answer names an ex, or they wrote about their love life that it is behind
 * them. Whatever leaves a doubt stays a danger.
 */
export function longOverIn(all: readonly Signed[]): Set<string>[] {
	const life = all.find(({ id }) => id === LOVE_LIFE.questionnaire);
	const isSettled = life !== undefined && settled.has(textOf(life.answers, LOVE_LIFE.ticked));
	const isToday = all.some(({ signs }) => signs.some((one) => one.kind === "partner-danger" && isOfToday(one)));
	if (!isSettled || isToday) return all.map(() => new Set());
	const isBehindThem = tellsOfPastHarm(textOf(life.answers, LOVE_LIFE.written));
	return all.map(({ id, answers, signs }) => {
		const isOver = ({ questionId }: OneSign) => {
			const text = textOf(answers, questionId);
			const isSaid = ofAnEx.test(text) || (isBehindThem && !aboutTheLatest.has(`${id}.${questionId}`));
			return isSaid && !isRecent(text) && !signs.some((one) => one.questionId === questionId && isOfToday(one));
		};
		return new Set(signs.filter((one) => isUndated(one) && isOver(one)).map(({ questionId }) => questionId));
	});
}

interface Asked {
	questionnaire: Pick<Questionnaire, "id" | "questions">;
	answers: readonly Answer[];
	/** The sentences that the person did not mean as they sound, which are not read. */
	notMeant?: readonly Mark[] | undefined;
}

/** Does the same for answers whose signs are not known yet. Returns lists, which can be sent to another thread. */
export function longOverAnswers(asked: readonly Asked[]): string[][] {
	const signed = asked.map(({ questionnaire: { id, questions }, answers, notMeant }): Signed => {
		const texts = new Set(questions.filter(({ type }) => type === "text").map((question) => question.id));
		const written = heardAnswers(answers, notMeant).filter(({ questionId }) => texts.has(questionId));
		const found = findSigns(
			written.map(({ answer }) => String(answer)),
			{ isAboutThePast: aboutThePast.includes(id) },
		);
		return { id, answers, signs: found.map((sign) => ({ ...sign, questionId: written[sign.text]?.questionId ?? "" })) };
	});
	return longOverIn(signed).map((questions) => [...questions]);
}
