import { deniedFeeling } from "../journal/signals";
import type { TextAnswer } from "../reading/model";
import { quoted } from "../writing/prose";
import { called, nextQuestion } from "./ask";
import { olderQuote, type Talk } from "./hear";
import { kindParts } from "./kinds/answer";
import type { Parts } from "./parts";
import { recall } from "./recall";
import {
	besideFrames,
	briefFrames,
	collectLines,
	collectRemarks,
	frames,
	gladFrames,
	receives,
	returnLines,
	wordLines,
} from "./stock/frames";
import { remarkLines } from "./stock/remark-lines";
import { spareLines } from "./stock/small-talk";
import type { Aspect } from "./stock/stock";
import { isGood, isTender, linesOf } from "./topics";

/** How to answer somebody who tells something: their words, one thing that shows, one question. */
export function tellingParts(talk: Talk): Parts {
	const { pen, flow, replies } = talk;
	const isDream =
		flow?.name === "dream" && flow.flow.steps.some(({ asks }) => asks.some((ask) => replies.at(-1)?.includes(ask)));
	if (isDream) {
		return {
			opening: [
				talk.quote ? pen.line(collectLines, { q: quoted(talk.quote) }) : pen.line(spareLines),
				pen.line(collectRemarks),
			],
			question: flowQuestion(talk) ?? nextQuestion(talk),
		};
	}
	const known = replies.length === 0 || !mentionsMemory(replies.at(-1) ?? "") ? remembered(talk) : null;
	const kind = isBodily(talk.text) ? null : kindParts(talk);
	if (kind) return { ...kind, opening: [...kind.opening, known] };
	const shows = known ? null : shown(talk);
	// Where something shows, the quote can stay away now and then; understanding is not proved by repeating.
	const spoken = shows && isQuoteTiring(talk) ? null : reflected(talk);
	const first = spoken ?? (shows ? null : pen.line(remarkLines.plain));
	return {
		opening: [first ?? (shows || known ? null : pen.line(spareLines)), known, shows],
		question: flowQuestion(talk) ?? nextQuestion(talk),
	};
}

/** The next question of a flow; grief and the like go before any plan. */
function flowQuestion({ flow, pen, topics }: Talk): string | null {
	if (!flow?.next || topics[0] === "grief") return null;
	return pen.line(flow.next.asks);
}

/** Their own words, given back. */
function reflected(talk: Talk): string | null {
	const { pen, quote, text, isWhole, said, topics } = talk;
	if (!quote) return null;
	const q = quoted(quote);
	const old = said.length >= 3 && said.length % 3 === 0 ? olderQuote(talk) : null;
	if (old && text.words >= 5) {
		const beside = pen.line(besideFrames, { old: quoted(old), q });
		if (beside) return beside;
	}
	const aspect = answered(talk);
	const glad = isGood(topics[0]) && pen.dice.next() < 0.6 ? pen.line(gladFrames, { q }) : null;
	if (glad) return glad;
	const received = aspect ? pen.line(receives[aspect] ?? [], { q }) : null;
	const isBrief = isWhole && text.words <= 4;
	return received ?? pen.line(isBrief ? briefFrames : frames, { q }) ?? pen.line(frames, { q });
}

const bodily =
	/\b(?:chest|stomach|belly|throat|shoulders?|jaw|head|neck|heart|gut|tight\w*|knots?|breath\w*|hands?|legs?|arms?|warm|cold|hot|heavy|tense|ache\w*|pain|sick|shak\w+|tears?|eyes|skin|body|numb|empty|face)\b/;
const isBodily = (text: TextAnswer) =>
	text.words <= 8 &&
	!/\b(?:he|she|they|his|her|their)\b/i.test(text.raw) &&
	/\b(?:chest|stomach|belly|throat|shoulders?|jaw|gut|tight\w*|knot|breath\w*)\b/i.test(text.raw);
const fits: Partial<Record<Aspect, RegExp>> = {
	body: bodily,
	words: /["“]|\b(?:said|says|told|asked|answered|shouted|whispered|called me|wrote)\b/,
	wish: /\b(?:want\w*|wish\w*|hope\w*|need\w*|would (?:like|love)|i'd (?:like|love)|someone|somebody|to have|to be)\b|^(?:to|for|a|an|that (?:he|she|they|someone|somebody|i))\b/,
	origin: /\b(?:when i|as a|child\w*|kid|school|ago|since|years?|the first|young\w*|teen\w*|grew|used to)\b/,
	habit: /\bi\b/,
	fear: /^(?:i'm |i am )?(?:that|being|to be|losing|afraid|scared)\b|\bafraid (?:that|of|he|she|they|i|it)\b/,
	step: /\b(?:i|could|maybe|call|write|tell|ask|go|say|try|walk|text)\b/,
	event: /\b(?:when|was|were|said|did|came|went|told|last|yesterday|tonight|then|\w{3,}ed)\b/,
	choice:
		/\b(?:i (?:will|would|could|can|won't|decide)|i'd|i'll|mine|my (?:own|part|side)|men|women|whether|stop|start)\b/,
	other: /\b(?:would|might|probably|from outside|they'd|he'd|she'd)\b/,
	cost: /\b(?:time|sleep|energy|money|years?|hours?|work|friends|everything|myself|nothing)\b/,
	kind: /\b(?:would|you|to be|sleep|heard|decide|i'd|tell)\b/,
};

/** What the message answers, if it looks like an answer to the coach’s own question. */
function answered({ asked, text, topics, reading }: Talk): Aspect | null {
	if (isBodily(text)) return "body";
	if (!asked?.aspect || text.words > 60 || text.raw.trim().endsWith("?")) return null;
	const pattern = fits[asked.aspect];
	if (
		asked.aspect === "feeling" &&
		(text.words > 7 || (text.emotions.length === 0 && text.words > 2) || /\d/.test(text.raw))
	)
		return null;
	if (asked.aspect === "good" && !isGood(topics[0])) return null;
	const isPerson = reading.people.some(({ questionIds }) => questionIds.includes(text.question.id));
	if (asked.aspect === "who" && text.words > 8) return null;
	if (asked.aspect === "who" && !isPerson && text.words > 3) return null;
	if (asked.aspect === "event" && (text.words < 5 || /^(?:that|because|maybe|i (?:think|guess))\b/i.test(text.raw)))
		return null;
	if (asked.aspect === "habit" && /\b(?:was|were|did|had|said|went|told|came|\w{3,}ed)\b/i.test(text.raw)) return null;
	if (isTender(topics[0]) && !["event", "words", "feeling", "body", "wish", "fear"].includes(asked.aspect)) return null;
	const isLenient = text.words <= 2 && !/\d/.test(text.raw) && ["feeling", "who"].includes(asked.aspect);
	if (pattern && !isLenient && !pattern.test(text.raw.toLowerCase())) return null;
	return asked.aspect;
}

/** The last reply began with a quote, and this message is no answer to its question. */
const isQuoteTiring = (talk: Talk) =>
	(talk.replies.at(-1)?.split("\n")[0] ?? "").includes("“") && answered(talk) === null && talk.pen.dice.next() < 0.6;

/** One thing that shows: who or what comes back, or what the subject tends to reveal where it is plainly the subject. */
function shown(talk: Talk): string | null {
	const { pen, topics, flow, replies, sureTopics } = talk;
	const back = returned(talk) ?? wordAgain(talk);
	if (back) return back;
	if (flow?.isDone && replies.length > 0) {
		const done = pen.line(flow.flow.done);
		if (done) return done;
	}
	const [topic] = topics;
	const [sure] = sureTopics;
	if (talk.anchor) {
		const own = sure && isTender(sure) ? pen.line(linesOf(sure).reveal) : null;
		const isNear =
			talk.anchor === "grief" ||
			topic === talk.anchor ||
			(topic === undefined && talk.thread[0] === talk.anchor && talk.anchor === "betrayal");
		return own ?? (isNear ? pen.line(linesOf(talk.anchor).reveal) : null);
	}
	const revealed = sure ? pen.line(linesOf(sure).reveal) : null;
	return revealed ?? (isTender(topic) || talk.manner.tone === "gentle" ? null : remarked(talk));
}

/** Something about how it was said. */
function remarked(talk: Talk): string | null {
	const { pen, text } = talk;
	const lower = text.raw.toLowerCase();
	if (
		/\bsorry (?:for|if|about|i(?:'m| am)) (?:\w+ )?(?:rambl\w+|the long|this|vent\w+|writing|all this|being)/.test(
			lower,
		)
	)
		return pen.line(remarkLines.sorry);
	if (
		/\bi(?:'m| am| was) (?:\w+ )?not\b|\bi (?:wasn't|don't feel|didn't feel|am never|was never)\b/.test(lower) &&
		deniedFeeling(text)
	)
		return pen.line(remarkLines.denied);
	if (/\S\s+but\s+\S/i.test(talk.quote ?? "")) return pen.line(remarkLines.contrast);
	if (
		/\bi(?:'\w+)? (?:always|never)\b(?! (?:told|said|been|had|asked|got))/.test(lower) &&
		text.words < 60 &&
		text.words > 5
	)
		return pen.line(remarkLines.absolute);
	if (text.words > 30 && text.emotions.length === 0) return pen.line(remarkLines.noFeeling);
	const subjects = text.sentences.flatMap(({ clauses }) => clauses.map(({ subject }) => subject));
	if (
		text.words > 35 &&
		subjects.filter((one) => one === "other").length > subjects.filter((one) => one === "self").length * 2
	)
		return pen.line(remarkLines.aboutOthers);
	return null;
}

/** Somebody who was spoken of before, then not, and now again. */
function returned({ pen, reading, text, said, before }: Talk): string | null {
	if (said.length < 3) return null;
	const now = text.question.id;
	const lately = before.slice(-2).map(({ question }) => question.id);
	const one = reading.people.find(
		({ questionIds, died }) =>
			!died && questionIds.includes(now) && !questionIds.some((id) => lately.includes(id)) && questionIds.length > 1,
	);
	if (
		!one ||
		/-in-law|in law/i.test(text.raw) ||
		/^(?:partners|friends|children|team|sons|daughters|cousins|colleagues|parents)$/.test(one.name)
	)
		return null;
	return pen.hasSaid(`back to ${called(one)}`) ? null : pen.line(returnLines, { who: called(one) });
}

/** A telling word that was used before and is used again. */
function wordAgain({ pen, reading, text, before }: Talk): string | null {
	const last = before.at(-1)?.question.id ?? "";
	const word = reading.recurrences.find(
		({ kind, isNoun, questionIds, written, count }) =>
			kind === "word" &&
			isNoun &&
			count >= 3 &&
			written.length >= 5 &&
			questionIds.includes(text.question.id) &&
			!questionIds.includes(last),
	);
	return word && !pen.hasSaid(`“${word.written}”`) ? pen.line(wordLines, { word: quoted(word.written) }) : null;
}

/** Whether a reply brings something in from elsewhere. */
const mentionsMemory = (reply: string) =>
	/\byour journal\b|\byour goals?\b|\bgoals here\b|pattern questionnaire|(?:life|love) script|\btimeline\b|The analysis of|your analysis said|you told me “|close to this on/.test(
		reply,
	);

function remembered({ pen, input, manner, said, topics, text, kind, sureTopics }: Talk): string | null {
	if (text.words < 5 && topics.length === 0) return null;
	return recall(pen, {
		memory: input.memory,
		said: `${text.raw.slice(0, 3_000)}\n${text.words < 12 ? (said.at(-1) ?? "").slice(0, 600) : ""}`,
		message: text.raw,
		shownTopics: text.words >= 6 && (kind === null || kind === "againstSelf" || kind === "fear") ? sureTopics : [],
		today: input.today,
		usesJournal: manner.usesJournal,
	});
}
