import {
	type AskedAbout,
	askedStill,
	type DirectAnswer,
	directAnswer,
	directAnswersTo,
	directQuestions,
	plainYes,
	stillStands,
} from "./direct-question-lines";

/*
 * After a hint of danger, a coach without a model asks one direct question, with answers to tap. A tapped answer is sent
 * as a message, so the state of the question is derived from the conversation and nothing else is stored:
 *
 *   mayAskDirectly(turns)          whether the reply may contain `directQuestions[about]`
 *   directAnswersTo(about)         the answers to show below it
 *   answerToQuestion(turns, text)  the answer that a message gives; `callsInConversation` derives the notice from it,
 *                                  and the chat service replies with `answer.reply`
 */

/** A message of the conversation. */
interface Turn {
	from: "person" | "coach";
	content: string;
}

/** How many replies later a person who ignored the question may be asked again. */
const QUIET_FOR = 6;
/** For how many of the coach's messages an answer can still be tapped. */
const OPEN_FOR = 4;

const askedAbout = Object.keys(directQuestions) as AskedAbout[];

/** Returns which direct question a coach's message asks; null if none. */
export const questionIn = (content: string): AskedAbout | null =>
	askedAbout.find((about) => content.includes(directQuestions[about])) ?? null;

const saidNo = new RegExp(
	"^(?:(?:oh|well|ok(?:ay)?|lol|haha|god|omg|wow|wait|huh|of course|what|you what)[ ,!.?]+)*(?:no|nope|nah|not at all|" +
		"never|(of course|i am|i'm|im|i will) not|i won't)\\b(?! (?:idea|one|clue|use|point|hope|reason|way|good|body|longer|" +
		"more|sense)\\b)",
);
/** Matches words after a "no" that contradict it: "no, I took them already". */
const noMore = new RegExp(
	"\\b(?:pills|tablets|took|swallowed|bridge|rope|knife|gun|cut|note|goodbye|but i)\\b|" +
		// "No, you didn't hear me" answers something else.
		"\\b(?:you|u|ya|not what|wrong|stupid|useless|dont get|don't get)\\b(?! (?:for|so much|anyway))",
);
/** Matches words after a "no" that make it half a yes: "no. sometimes I think they'd be fine without me". */
const halfYes =
	/\b(?:sometimes (?:i (?:think|wish|want)|though|yes|maybe)|without me|but i (?:think|wish))\b|\bsometimes$/;
const saidYes = new RegExp(
	"^(?:(?:oh|well|ok(?:ay)?|honestly|um|i guess)[ ,.]+)*" +
		"(?:yes|yeah|yep|yup|ya|yh|aye|haan|sí|si|oui|ja|opo|evet|mhm|i am|i do|maybe|sometimes|a little|kind of|sort of)" +
		"(?![a-z])(?! not)",
);
/** Matches words that take back an earlier "no": "ok yeah. sometimes." */
const sometimesAfterAll = /^(?:(?:ok(?:ay)?|yeah|yes|well|fine)[ ,.]+)+sometimes\b(?! (?:he|she|we|they)\b)/;

const bare = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.replace(/[.!…]+$/, "");

/** Whether the newest question has been answered since it was asked. */
function isAnswered(turns: readonly Turn[], about: AskedAbout): boolean {
	const asked = turns.findLastIndex(({ from, content }) => from === "coach" && questionIn(content) === about);
	const said = turns.slice(asked + 1).flatMap(({ from, content }) => (from === "person" ? [bare(content)] : []));
	const isPlain = said[0] !== undefined && (saidNo.test(said[0]) || saidYes.test(said[0]));
	return isPlain || directAnswersTo(about).some(({ label }) => said.includes(bare(label)));
}

/** Matches a question that can be answered with "yes", so not one that begins with a word such as "how". */
const asksYesOrNo =
	/(?:^|[.!:…]\s+|\n)(?!\s*(?:and |so )?(?:how|what|which|who|whom|where|when|why)\b)[^.!?\n]*\?\s*$/i;

/**
 * Returns the answer whose label a person typed before they were asked, such as "I have a plan"; null if there is none.
 */
export const unaskedAnswer = (about: AskedAbout, message: string): DirectAnswer | null =>
	directAnswersTo(about).find(({ call, label }) => call !== null && bare(label) === bare(message)) ?? null;

/**
 * Returns the answer that a message gives to a direct question which is still open: one of those to tap, or a plain yes
 * or no in the person's own words. Returns null if no question is open, or the message says something else.
 * @param turns The earlier messages, oldest first.
 */
export function answerToQuestion(turns: readonly Turn[], message: string): DirectAnswer | null {
	const lately = turns.filter(({ from }) => from === "coach").slice(-OPEN_FOR);
	const about = lately.map(({ content }) => questionIn(content)).findLast((asked) => asked !== null);
	if (!about) return null;
	const text = bare(message);
	const tapped = directAnswersTo(about).find(({ label }) => bare(label) === text);
	// A tap may come late; typed words only answer the last message.
	if (tapped) return tapped;
	const last = turns.at(-1);
	const isLast =
		last?.from === "coach" &&
		(questionIn(last.content) !== null || [stillStands, askedStill].some((one) => last.content.includes(one)));
	const no = isLast ? saidNo.exec(text) : null;
	if (no) {
		const after = text.slice(no[0].length);
		if (halfYes.test(after)) return about === "self-harm" ? directAnswer("sometimes") : null;
		return noMore.test(after) ? null : directAnswer("no");
	}
	// A "yes" may come a message late; a late "no" may be about something else.
	const isLate =
		lately.slice(-IN_SIGHT).some(({ content }) => questionIn(content) !== null) &&
		!asksYesOrNo.test(last?.content ?? "") &&
		!isAnswered(turns, about);
	if (about === "self-harm" && sometimesAfterAll.test(text)) return directAnswer("sometimes");
	return (isLast || isLate) && saidYes.test(text) ? directAnswer(plainYes[about]) : null;
}

/** Returns every answer to a direct question in a conversation, oldest first. */
export function answersIn(turns: readonly Turn[]): DirectAnswer[] {
	return turns.flatMap(({ from, content }, at) => {
		const answer = from === "person" ? answerToQuestion(turns.slice(0, at), content) : null;
		return answer ? [answer] : [];
	});
}

/**
 * Whether the direct question may be asked now: never again once it was answered, and not soon again if it was ignored.
 * @param turns The conversation so far, oldest first, without the reply that would ask.
 */
export function mayAskDirectly(turns: readonly Turn[]): boolean {
	if (answersIn(turns).length > 0 || turns.some(saysUnasked)) return false;
	const replies = turns.filter(({ from }) => from === "coach").slice(-QUIET_FOR);
	return !replies.some(({ content }) => questionIn(content) !== null);
}

const saysUnasked = ({ from, content }: Turn): boolean =>
	from === "person" && askedAbout.some((about) => unaskedAnswer(about, content) !== null);

/** Whether a direct question was asked at any time in this conversation. */
export const wasAsked = (turns: readonly Turn[]): boolean =>
	turns.some(({ from, content }) => from === "coach" && questionIn(content) !== null);

/** For how many replies the answers to an ignored question stay available. */
const IN_SIGHT = 3;

/**
 * Returns the danger that was asked about within the last replies and ignored; null if there was no question, or it was
 * answered.
 */
export function passedOver(turns: readonly Turn[]): AskedAbout | null {
	if (answersIn(turns).length > 0) return null;
	const lately = turns.filter(({ from }) => from === "coach").slice(-IN_SIGHT);
	return lately.map(({ content }) => questionIn(content)).findLast((asked) => asked !== null) ?? null;
}
