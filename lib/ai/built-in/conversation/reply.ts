import type { Reply, ReplyInput } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/brand";
import type { Kind } from "@/lib/safety/kinds";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { isPlainName, partsFor } from "./compose";
import { hear, type Talk } from "./hear";
import { lengthOf, type Parts } from "./parts";
import { calmPartings, careLines, steadyQuestions } from "./stock/care-lines";
import { nameLines } from "./stock/frames";
import { generalPartings } from "./stock/partings";
import { joyPartings, tenderPartings } from "./stock/remark-lines";
import { isTender, linesOf } from "./topics";

const MOST_WORDS = 135;
const MOST_WORDS_BRIEF = 55;

/**
 * The next message of a conversation: the person’s words, one thing that shows in them, one question, and a thought to
 * part with. The same input gives the same text, and no sentence of the last twenty replies comes again.
 */
export async function reply(input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	const talk = await hear(input, signal);
	const parts = shaped(partsFor(talk, COACH_NAME), talk);
	const content = written(parts);
	const kinds: Kind[] = talk.care === "partner" || talk.isGuarded ? ["partner-danger"] : [];
	return { content: isUnsafeReply(content, kinds) ? written(plainCare(talk)) : content };
}

/** Fits a reply to the manner that was asked for, and to a phone. */
function shaped(parts: Parts, talk: Talk): Parts {
	const { manner, care } = talk;
	const opening = parts.opening.filter((line) => line !== null);
	const asks = manner.asksQuestions && !wasAskedToStop(talk);
	const fitted: Parts = {
		...parts,
		opening,
		question: asks || (care !== null && parts.question !== null) ? parts.question : null,
		parting: manner.hasParting ? (parts.parting ?? partingFor(talk)) : null,
	};
	const name = nameLine(talk);
	if (name) fitted.opening = [name, ...opening];
	const most = manner.isBrief ? MOST_WORDS_BRIEF : MOST_WORDS;
	while (fitted.opening.length > 1 && lengthOf(fitted) > most) fitted.opening = fitted.opening.slice(0, -1);
	return fitted;
}

const ASKED_TO_STOP =
	/\b(?:stop|quit|enough|no more|don't|dont) (?:\w+ ){0,3}?(?:questions?|asking)\b|\bjust listen\b/i;

/** Somebody who has had enough of questions is left in peace with them for a while. */
const wasAskedToStop = ({ said }: Talk) =>
	said.slice(-2).some((message) => ASKED_TO_STOP.test(message.replace(/’/g, "'")));

/** Now and then the name; oftener where the person has said how they want to be called. */
function nameLine({ pen, manner, input, replies, flow, text, act }: Talk): string | null {
	const name = manner.callMe ?? input.person.firstName;
	if (!isPlainName(name) || flow?.isOpening || act.kind !== "tell" || text.words < 6) return null;
	const isRecent = replies.slice(manner.callMe ? -3 : -7).some((reply) => reply.includes(name));
	return !isRecent && (manner.callMe !== null || pen.dice.next() < 0.15) ? pen.line(nameLines, { name }) : null;
}

/** A thought that follows from what was said; where little is sure, a plain one that is true of any talk. */
function partingFor({ pen, topics, thread, flow, anchor, act, isGuarded, sureTopics }: Talk): string | null {
	if (isGuarded) return pen.line(tenderPartings) ?? pen.line(calmPartings);
	if (act.kind === "small" && act.of === "goodbye") return pen.line(generalPartings);
	const own = flow?.name === "dream" ? "love" : anchor && !isTender(topics[0]) ? anchor : sureTopics[0];
	const fitting = own && pen.dice.next() < 0.7 ? pen.line(linesOf(own).part) : null;
	if (fitting) return fitting;
	const tender = isTender(own ?? (act.kind === "tell" ? undefined : (topics[0] ?? thread[0])))
		? pen.line(tenderPartings)
		: null;
	return tender ?? (own === "joy" ? pen.line(joyPartings) : null) ?? pen.line(generalPartings);
}

/** What stands when nothing else may. */
function plainCare({ pen }: Talk): Parts {
	const { say, ask, part } = careLines.partner;
	return {
		opening: [pen.line(say)],
		question: pen.line(ask) ?? pen.line(steadyQuestions),
		parting: pen.line(part) ?? pen.line(calmPartings),
	};
}

function written({ opening, list = [], remark, question, parting }: Parts): string {
	const paragraphs = [
		opening.filter(Boolean).join(" "),
		list.map((line) => `- ${line}`).join("\n"),
		remark,
		question,
		parting ? `*${parting.replace(/\*/g, "")}*` : null,
	];
	return paragraphs.filter(Boolean).join("\n\n");
}
