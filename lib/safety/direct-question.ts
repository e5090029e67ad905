import {
	type AskedAbout,
	type DirectAnswer,
	directAnswer,
	directAnswersTo,
	directQuestions,
	plainYes,
} from "./direct-question-lines";

/*
 * After a hint of danger, a coach without a model asks one direct question, with answers to tap. A tapped answer is sent
 * as a message, so everything about the question is read off the conversation itself and nothing else is stored:
 *
 *   mayAskDirectly(about, turns)   whether to put `directQuestions[about]` into the reply
 *   directAnswersTo(about)         the answers to show below it
 *   answerToQuestion(turns, text)  the answer that a message gives; `callsInConversation` already makes its notice of
 *                                  this, and the chat service already replies with `answer.reply`
 */

/** A message of the conversation. */
interface Turn {
	from: "person" | "coach";
	content: string;
}

/** After how many replies somebody who ignored the question may be asked again. */
const QUIET_FOR = 6;
/** A question is still open to a tap for so many of the coach's messages. */
const OPEN_FOR = 4;

const askedAbout = Object.keys(directQuestions) as AskedAbout[];

/** Which direct question a coach's message asks, or null. */
export const questionIn = (content: string): AskedAbout | null =>
	askedAbout.find((about) => content.includes(directQuestions[about])) ?? null;

const saidNo = new RegExp(
	"^(?:(?:oh|well|ok(?:ay)?|lol|haha|god|of course|what)[ ,!.?]+)*(?:no|nope|nah|not at all|never|of course not|i am not|" +
		"i'm not|im not|i will not|i won't)\\b(?! idea| one| clue)",
);
/** A "no" followed by something that contradicts it: "no, I took them already". */
const noMore = new RegExp(
	"\\b(?:pills|tablets|took|swallowed|bridge|rope|knife|gun|cut|note|goodbye|but i)\\b|" +
		// "No, you didn't hear me" answers something else.
		"\\b(?:you|u|ya|not what|wrong|stupid|useless|dont get|don't get)\\b(?! (?:for|so much|anyway))",
);
const saidYes = new RegExp(
	"^(?:(?:oh|well|ok(?:ay)?|honestly|um|i guess)[ ,.]+)*" +
		"(?:yes|yeah|yep|yup|ya|yh|aye|haan|sí|si|oui|ja|opo|evet|mhm|i am|i do|maybe|sometimes|a little|kind of|sort of)" +
		"(?![a-z])(?! not)",
);

const bare = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.replace(/[.!…]+$/, "");

/**
 * Which answer a message gives to a direct question that is still open: one of those to tap, or a plain yes or no in the
 * person's own words. Null where no question is open or the message says something else.
 * @param turns What was said before the message, oldest first.
 */
export function answerToQuestion(turns: readonly Turn[], message: string): DirectAnswer | null {
	const lately = turns.filter(({ from }) => from === "coach").slice(-OPEN_FOR);
	const about = lately.map(({ content }) => questionIn(content)).findLast((asked) => asked !== null);
	if (!about) return null;
	const text = bare(message);
	const tapped = directAnswersTo(about).find(({ label }) => bare(label) === text);
	// A tap may come late; words of one's own answer only what was said last.
	if (tapped) return tapped;
	const last = turns.at(-1);
	if (last?.from !== "coach" || questionIn(last.content) === null) return null;
	if (saidNo.test(text)) return noMore.test(text) ? null : directAnswer("no");
	return saidYes.test(text) ? directAnswer(plainYes[about]) : null;
}

/** Every answer that a conversation holds to direct questions, oldest first. */
export function answersIn(turns: readonly Turn[]): DirectAnswer[] {
	return turns.flatMap(({ from, content }, at) => {
		const answer = from === "person" ? answerToQuestion(turns.slice(0, at), content) : null;
		return answer ? [answer] : [];
	});
}

/**
 * Whether the direct question may be asked now: never again once it was answered, and not soon again where it was passed
 * over.
 * @param turns The conversation so far, oldest first, without the reply that would ask.
 */
export function mayAskDirectly(turns: readonly Turn[]): boolean {
	if (answersIn(turns).length > 0) return false;
	const replies = turns.filter(({ from }) => from === "coach").slice(-QUIET_FOR);
	return !replies.some(({ content }) => questionIn(content) !== null);
}

/** Whether the direct question was asked in this conversation at all. */
export const wasAsked = (turns: readonly Turn[]): boolean =>
	turns.some(({ from, content }) => from === "coach" && questionIn(content) !== null);

/** So many replies long the answers to a question that was passed over stay in sight. */
const IN_SIGHT = 2;

/** What was asked within the last replies and passed over; null where it was answered, or nothing was asked. */
export function passedOver(turns: readonly Turn[]): AskedAbout | null {
	if (answersIn(turns).length > 0) return null;
	const lately = turns.filter(({ from }) => from === "coach").slice(-IN_SIGHT);
	return lately.map(({ content }) => questionIn(content)).findLast((asked) => asked !== null) ?? null;
}
