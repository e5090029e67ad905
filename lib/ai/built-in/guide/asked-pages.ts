import type { ReplyInput } from "@/lib/ai/types";
import type { Day } from "@/lib/domain/progress/days";
import { findPages } from "@/lib/domain/search/find";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { ownLifeQuestion, possibleQuestion, questionOf } from "@/lib/domain/search/questions/question";
import type { PagesQuestion } from "@/lib/domain/search/questions/question-forms";
import { soughtIn } from "@/lib/domain/search/questions/topic";
import type { Draft } from "./draft";
import { answerFromFacts } from "./known-facts";
import { answerFromPages } from "./own-pages";
import { whoIs } from "./who-is";

const nobodysPages = new PageIndex();

/** The pages of whoever writes. */
export const indexOf = ({ pages }: ReplyInput) => pages ?? nobodysPages;

/** What one asks with, at the beginning of a message. */
const ASKING =
	/^(?:(?:ok(?:ay)?|and|so|well|please|hey|hi|no|yes|(?:can|could|would|will) (?:you|u))[ ,.]+)*(?:what|when|where|which|who|how|i (?:had |have |'ve )?(?:written|wrote).{2,80} where (?:is|are)|did|have|has|had|do|does|is|are|was|were|am|show|find|search|look|see|check|summari[sz]e|sum up|recap|list|open|give|get|bring|pull|tell|remind|read|everything|anything|all|every|each|remember|my (?:last|first|latest|newest|oldest|earliest|old|earlier)|the (?:last|first)|(?:last|first) (?:time|entry|page)|entries|pages|notes|old|earlier)\b/i;
/** What names one's own pages, or the writing of them. */
const OWN =
	/\bi last \w+|\b(?:i|i've|we) (?:\w+ ){0,3}?(?:writ\w*|wrote|sa(?:y|id)|mention\w*|tell|told|note[ds]?|talk\w*|sp(?:eak|oke\w*)|journal\w*|answer\w*|describ\w*|complain\w*|think|thought|decide[ds]?|promise[ds]?|plan\w*|resolve[ds]?|feel|felt)\b|\b(?:journal|diary|pages?|entr(?:y|ies)|notes|passages?|messages?|answers|timeline|decisions?|resolutions?|promises|mood|feelings?)\b|\b(?:search|find|show|look (?:for|up)|remember|recall|come up|mentions?)\b/i;
/** What asks whether the guide remembers, and names nothing that could be looked for. */
const OF_MEMORY =
	/^(?:do|can|will|would) (?:you|u) (?:\w+ )?remember (?:things|anything|everything|stuff|people)\b(?! (?:i|about|from (?:my|our|last))\b)/i;
/** What asks what to say now, and not what was said. */
const TO_SAY =
	/\b(?:do|should|can|could|would|shall) i (?:\w+ )?(?:say to|tell|talk to|speak to|answer)\b|\b(?:do|should|would|can) (?:you|one) (?:\w+ )?say\b/i;
/** A phrase of this many words is a search as well: "my plans for Porto"; whoever writes many tells something. */
const [FEW, MANY] = [6, 40];

/** Whether a message plainly asks for the person's own pages, and does not tell something in words that also ask. */
function isPlain(message: string): boolean {
	const text = message.trim().replace(/[‘’]/g, "'");
	return ASKING.test(text) && OWN.test(text) && !TO_SAY.test(text) && !/[.!]\s+\S/.test(text);
}

/**
 * The answer out of the person's own pages. That nothing is there is said only where they plainly asked for it.
 * @param from How many passages were shown before.
 */
export function fromOwnPages(message: string, input: ReplyInput, from = 0): Draft | null {
	const question = questionOf(message, input.today);
	if (!question || OF_MEMORY.test(message)) return null;
	const index = indexOf(input);
	// "What I wrote last time" names nothing that could be looked for.
	if (question.ask === "pages" && !canBeSought(question, index)) return null;
	if (question.ask !== "pages") return answerFromFacts(question, { memory: input.memory, index, today: input.today });
	if (from === 0 && !isPlain(message)) {
		const words = message.trim().split(/\s+/).length;
		const isLong = words > MANY || TO_SAY.test(message) || (words > FEW && !/\?\s*$/.test(message));
		if (isLong || findPages(index, question).passages.length === 0) return null;
	}
	return answerFromPages(index, question, message, from);
}

const canBeSought = ({ topic, period }: PagesQuestion, index: PageIndex) =>
	topic === "" || period !== null || soughtIn(topic, index).length > 0;

/** More of an answer; of a count, the pages that were counted. */
export function moreOfPages(message: string, input: ReplyInput, from: number): Draft | null {
	const question = questionOf(message, input.today) ?? possibleQuestion(message, input.today);
	if (question?.ask !== "pages") return fromOwnPages(message, input, from);
	return answerFromPages(
		indexOf(input),
		question.want === "count" ? { ...question, want: "all" } : question,
		message,
		from,
	);
}

/** Whether a message asks for a fact of the writer's own life, which no handbook knows. */
export const asksOwnLife = (message: string, today: Day): boolean => ownLifeQuestion(message, today) !== null;

/** A question about something that happened is one about their pages where these have all that it names. */
export function perhapsFromOwnPages(input: ReplyInput): Draft | null {
	const { message, today } = input;
	const who = whoIs(message, indexOf(input));
	if (who) return who;
	const question = possibleQuestion(message, today);
	if (!question) return null;
	const { passages, sought, missing, isPartial, readAs } = findPages(indexOf(input), question);
	const isFound = passages.length > 0 && sought.length > 1 && missing.length === 0 && !isPartial && !readAs;
	return isFound ? answerFromPages(indexOf(input), question, message) : null;
}
