import type { Mention } from "../reading/model";
import type { Talk } from "./hear";
import type { Values } from "./pen";
import { clarifyingQuestions, followUps, generalQuestions, personQuestions } from "./stock/questions";
import { joyQuestions } from "./stock/remark-lines";
import type { Aspect, Questions } from "./stock/stock";
import { isGood, isTender, linesOf } from "./topics";

/** What is asked about earlier and later in a talk. */
const early: readonly Aspect[] = ["event", "words", "feeling", "body", "wish"];
const middle: readonly Aspect[] = ["wish", "fear", "habit", "origin", "cost", "hidden", "other", "feeling"];
const late: readonly Aspect[] = ["choice", "step", "kind", "who", "good", "hidden", "other", "cost", "origin"];
/** What may be asked where somebody is sad, ashamed or hurt: nothing that looks for their share in it. */
const gentle: readonly Aspect[] = ["words", "feeling", "body", "wish", "kind", "who", "good"];

/** What is asked about anything, and only where something is told to have happened: what came next. */
const aroundIt: Aspect[] = ["feeling", "words", "wish", "other", "kind"];
const unreal = /\b(?:if|would|could|might|maybe|suppose|want|wish|never|always)\b/i;
const pastTense = /\b(?:was|were|had|did|went|said|came|told|\w{3,}ed)\b/i;

const every = (questions: Questions) => Object.values(questions).flat();

/** One of these questions that has not been asked, of another aspect than the last ones where there is a choice. */
export function pickFrom(
	questions: Questions,
	talk: Talk,
	allowed?: readonly Aspect[],
	values: Values = {},
): string | null {
	const entries = (Object.entries(questions) as [Aspect, readonly string[]][]).filter(
		([aspect]) => !allowed || allowed.includes(aspect),
	);
	const other = entries.filter(([aspect]) => !talk.lastAspects.includes(aspect));
	for (const list of [other, entries]) {
		const found = talk.pen.line(
			list.flatMap(([, asks]) => asks),
			values,
		);
		if (found) return found;
	}
	return null;
}

/** What is cleared up first where little is known, one thing at a time. */
const order: readonly Aspect[] = ["event", "words", "wish", "feeling", "who", "body"];

/** A clarifying question that has not been asked, the first that is not after the same thing as the last one. */
export function clarify(talk: Talk): string | null {
	for (const aspect of order) {
		if (talk.lastAspects.includes(aspect)) continue;
		const found = talk.pen.line(clarifyingQuestions[aspect] ?? []);
		if (found) return found;
	}
	return pickFrom(clarifyingQuestions, talk);
}

/** A question that leads on from what the talk is about. */
export function nextQuestion(talk: Talk): string {
	const { pen, topics, sureTopics, thread, replies, manner, text, anchor, isGuarded } = talk;
	const topic = topics[0] ?? thread[0];
	const isTenderNow =
		isTender(topic) || isTender(thread[0]) || manner.tone === "gentle" || anchor !== null || isGuarded;
	if (topics.length === 0 && (replies.length === 0 || text.words < 3) && replies.length < 2 && text.words < 12) {
		const clarifying = clarify(talk);
		if (clarifying) return clarifying;
	}
	if (isGuarded) {
		const found = pickFrom(generalQuestions, talk, ["kind", "who", "body", "feeling"]);
		if (found) return found;
	}
	const isAnchored = anchor !== null && (anchor !== "breakup" || sureTopics.some((one) => isTender(one)));
	if (anchor && isAnchored) {
		const found = anchor === "grief" || pen.dice.next() < 0.8 ? pickFrom(linesOf(anchor).ask, talk) : null;
		if (found) return found;
	} else
		for (const about of (talk.act.kind === "tell" ? sureTopics : [...topics, ...thread]).slice(0, 2)) {
			const { ask } = linesOf(about);
			const found =
				pen.dice.next() < 0.7 ? pickFrom(ask, talk, isTenderNow && !isTender(about) ? gentle : undefined) : null;
			if (found) return found;
		}
	const who = anchor === "grief" || isGuarded ? null : whoIn(talk);
	if (talk.act.kind === "tell" && sureTopics.length === 0) {
		const aspects: Aspect[] = pastTense.test(text.raw) && !unreal.test(text.raw) ? [...aroundIt, "event"] : aroundIt;
		const found =
			(who && pen.dice.next() < 0.35 ? pickFrom(personQuestions, talk, ["words", "wish"], { who }) : null) ??
			pickFrom(followUps, talk, aspects);
		if (found) return found;
	}
	if (who && pen.dice.next() < (topics.length > 0 ? 0.4 : 0.75)) {
		const found = pickFrom(personQuestions, talk, isTenderNow ? gentle : undefined, { who });
		if (found) return found;
	}
	if (isGood(sureTopics[0])) {
		const found = pen.line(joyQuestions);
		if (found) return found;
	}
	const isScene = text.words > 14 || talk.lastAspects.includes("event");
	const begin = isScene ? early.filter((aspect) => aspect !== "event") : early;
	const stage = replies.length < 3 ? begin : replies.length < 7 ? middle : late;
	const allowed = isTenderNow ? stage.filter((aspect) => gentle.includes(aspect)) : stage;
	return (
		pickFrom(generalQuestions, talk, allowed) ??
		pickFrom(generalQuestions, talk, isTenderNow ? gentle : undefined) ??
		anyQuestion(talk)
	);
}

/** As the person calls somebody: a name, or "your mother". */
export const called = ({ name, isName }: Mention) => (isName ? name : `your ${name}`);

const several =
	/^(?:partners|friends|children|team|sons|daughters|cousins|colleagues|parents|brothers|sisters|siblings|grandchildren|grandparents|foster parents|dog|cat|ex)$/;

/** Somebody alive whom the message names, and only them. */
export function whoIn({ reading, text }: Talk): string | null {
	const named = reading.people.filter(({ questionIds }) => questionIds.includes(text.question.id));
	const [one] = named;
	if (
		!one ||
		one.died ||
		several.test(one.name) ||
		!text.raw.toLowerCase().includes(one.name.toLowerCase()) ||
		new RegExp(`\\b${one.name}['’]s\\b`, "i").test(text.raw) ||
		(named.length > 1 && named.some(({ isName }) => isName !== one.isName))
	)
		return null;
	const inLaw = new RegExp(`\\b${one.name}[- ]in[- ]law\\b`, "i");
	return !one.isName && inLaw.test(text.raw) ? `your ${one.name}-in-law` : called(one);
}

/** A question, whatever was asked before; twenty replies never use them all. */
export function anyQuestion({ pen }: Talk): string {
	return pen.line([...every(generalQuestions), ...every(clarifyingQuestions)]) ?? "What would you like to say next?";
}
