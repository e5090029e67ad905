import { quoted } from "../writing/prose";
import { bare } from "./acts";
import { adviceKindOf, verbPhraseOf } from "./advice";
import { anyQuestion, clarify, nextQuestion, pickFrom } from "./ask";
import { careFor } from "./care";
import type { Talk } from "./hear";
import type { Parts } from "./parts";
import { knownOf, tellKnown } from "./recall";
import {
	aboutCoach,
	cannot,
	cannotQuestions,
	foreignLines,
	foreignQuestions,
	plainly,
	repairQuestions,
	repairs,
} from "./stock/about-coach";
import { adviceLines, whetherLines } from "./stock/advice-lines";
import {
	calmPartings,
	careForPromises,
	careForTalking,
	careLines,
	careNotMeant,
	steadyQuestions,
} from "./stock/care-lines";
import { portraitLines, portraitQuestions, portraitRemarks } from "./stock/flow-lines";
import { briefFrames, frames, listLines, listQuestions, longLines, takeAlong } from "./stock/frames";
import { clarifyingQuestions, easierQuestions } from "./stock/questions";
import { remarkLines } from "./stock/remark-lines";
import { greetingQuestions, smallTalk, spareLines } from "./stock/small-talk";
import { tellingParts } from "./tell";

const MANY_WORDS = 150;
const COACH_WORDS_FOR_NAME = "the built-in coach";

/** What to say to a message. */
export function partsFor(talk: Talk, coachName: string): Parts {
	const { act, care, pen, flow } = talk;
	if (care) return careful(talk, coachName);
	if (talk.foreign) {
		const line = pen.first(foreignLines, { language: talk.foreign }) ?? pen.line(spareLines);
		return { opening: [line], question: pen.first(foreignQuestions) ?? nextQuestion(talk) };
	}
	if (flow?.isOpening) return opened(talk);
	switch (act.kind) {
		case "small":
			return smallParts(talk, act.of);
		case "about":
			return { opening: [aboutLine(talk, act.of, coachName)], question: leadBack(talk) };
		case "known":
			return {
				opening: [fresh(talk, tellKnown(act.of, { memory: talk.input.memory, today: talk.input.today }))],
				question: leadBack(talk),
			};
		case "cannot":
			return {
				opening: [pen.line(cannot[act.of]) ?? pen.line(cannot.opinion) ?? pen.line(spareLines)],
				question: pen.line(cannotQuestions[act.of]) ?? nextQuestion(talk),
			};
		case "repair":
			return repaired(talk, act.of);
		case "advice":
			return advised(talk);
		case "vague":
			return {
				opening: [pen.line(remarkLines.vague) ?? pen.line(spareLines)],
				question: clarify(talk) ?? nextQuestion(talk),
			};
		case "tell":
			return told(talk);
	}
}

function told(talk: Talk): Parts {
	const { pen, flow, text } = talk;
	if (flow?.portrait) {
		return {
			opening: [pen.line(portraitLines)],
			list: flow.portrait.map((piece) => quoted(piece)),
			remark: pen.line(portraitRemarks),
			question: pen.line(portraitQuestions) ?? nextQuestion(talk),
		};
	}
	const items = text.raw.split("\n").filter((line) => /^\s*(?:[-*•–]|\d{1,2}[.)])\s+\S/.test(line)).length;
	if (items >= 3) {
		return { opening: [pen.line(listLines), framed(talk)], question: pen.line(listQuestions) ?? nextQuestion(talk) };
	}
	const parts = tellingParts(talk);
	return text.words > MANY_WORDS ? { ...parts, opening: [pen.line(longLines), ...parts.opening.slice(0, 2)] } : parts;
}

/** The quote in a sentence, where there is one. */
function framed({ pen, quote, isWhole, text }: Talk): string | null {
	if (!quote) return null;
	const isBrief = isWhole && text.words <= 4;
	return pen.line(isBrief ? briefFrames : frames, { q: quoted(quote) }) ?? pen.line(frames, { q: quoted(quote) });
}

/** A line composed elsewhere, unless it was said lately. */
const fresh = ({ pen }: Talk, line: string) => pen.line([line]) ?? pen.line(spareLines);

function aboutLine(talk: Talk, of: keyof typeof aboutCoach, coach: string): string | null {
	const known = knownOf(talk.input.memory, talk.input.today);
	return talk.pen.first(aboutCoach[of], { coach: coach || COACH_WORDS_FOR_NAME, known }) ?? talk.pen.line(spareLines);
}

/** Back to the subject, if there was one. */
function leadBack(talk: Talk): string {
	if (talk.said.length === 0) return clarify(talk) ?? anyQuestion(talk);
	return nextQuestion(talk);
}

function opened({ pen, flow, input, manner }: Talk): Parts {
	const name = manner.callMe ?? input.person.firstName;
	const welcome = (flow?.flow.welcome ?? []).map((line) =>
		isPlainName(name) ? line : line.replace(", {name},", ",").replace(", {name}", ""),
	);
	return {
		opening: [pen.line(welcome, { name }) ?? pen.line(spareLines)],
		question: pen.line(flow?.next?.asks ?? []) ?? pen.line(easierQuestions.event ?? []) ?? pen.line(takeAlong),
	};
}

/** A name that can be said as it is. */
export const isPlainName = (name: string) => /^\p{L}[\p{L}'’ -]{0,30}$/u.test(name);

function smallParts(talk: Talk, of: keyof typeof smallTalk): Parts {
	const { pen, flow, said } = talk;
	const isAgain = of === "greeting" && said.length > 0;
	const opening: (string | null)[] = [
		pen.line(smallTalk[isAgain ? "greetingAgain" : of]) ?? pen.line(smallTalk.ok) ?? pen.line(spareLines),
	];
	if (of === "goodbye") return { opening, question: pen.line(takeAlong) ?? nextQuestion(talk) };
	if (of === "greeting" || of === "howAreYou" || of === "nothing") {
		const asks = of === "nothing" ? clarify(talk) : pen.line(greetingQuestions);
		return { opening, question: asks ?? nextQuestion(talk) };
	}
	if (of === "thanks") return { opening, question: pen.line(takeAlong) ?? nextQuestion(talk) };
	if (flow?.next) return { opening, question: pen.line(flow.next.asks) ?? nextQuestion(talk) };
	if (of === "dontKnow") return { opening, question: pickFrom(easierQuestions, talk) ?? nextQuestion(talk) };
	return { opening, question: nextQuestion(talk) };
}

function repaired(talk: Talk, of: keyof typeof repairs): Parts {
	const { pen, asked, text } = talk;
	const opening: (string | null)[] = [pen.line(repairs[of]) ?? pen.line(repairs.useless) ?? pen.line(spareLines)];
	if (of === "stopAsking") return { opening, question: null };
	if (of === "unclear") {
		const plain = asked?.aspect ? pen.line(plainly[asked.aspect]) : null;
		return { opening, question: plain ?? pickFrom(easierQuestions, talk) ?? nextQuestion(talk) };
	}
	if (of === "corrected" && text.words > 7) opening.push(framed(talk));
	return { opening, question: pen.line(repairQuestions[of]) ?? nextQuestion(talk) };
}

function advised(talk: Talk): Parts {
	const { pen, text } = talk;
	const asking = text.raw.match(/[^.!?\n]+\?/g)?.at(-1) ?? text.raw;
	const lines = adviceLines[adviceKindOf(bare(asking))];
	const vp = verbPhraseOf(asking.trim());
	const isLong = text.words > 18;
	const first = isLong ? framed(talk) : vp ? pen.line(whetherLines, { vp }) : null;
	return {
		opening: [
			first,
			pen.line(lines.divide) ?? pen.line(adviceLines.general.divide) ?? pen.line(spareLines),
			pen.line(lines.step) ?? pen.line(adviceLines.general.step),
		],
		question: pen.line(lines.ask) ?? pen.line(adviceLines.general.ask) ?? nextQuestion(talk),
	};
}

/** How the help page is called on screen; it comes up soon wherever somebody is in danger. */
const HELP = "Help now";
const talkingOver =
	/\b(?:talk|speak|explain|tell|discuss|calm(?:ly)?|make (?:him|her|them) understand|therapy|counsel+ing|counsel+or|be nicer|more patient|apologi[sz]e|go back|forgive|another chance)\b/i;
const notMeant =
	/\b(?:i'?m|i am) (?:safe|ok(?:ay)?|fine|not (?:going to|suicidal|in danger|serious))\b|\bjust a thought\b|\bnot what i meant\b|\bdid(?:n't| not) mean (?:it|that|to)\b|\b(?:joking|kidding|a figure of speech|song lyrics?)\b/i;
const promising =
	/\b(?:promis\w+|swear\w*|swore|will change|'ll change|has changed|changed|apologi[sz]ed|said (?:he|she|they)(?:'s| is| was| are| were)? sorry|so sorry|never (?:do it|happen) again|flowers)\b/i;

/** Where somebody is in danger or was hurt. Questions to the coach are answered all the same. */
function careful(talk: Talk, coachName: string): Parts {
	const { act, pen, care } = talk;
	const { message } = talk.input;
	const lines = careLines[care ?? "partner"];
	const isNotMeant = notMeant.test(message) && careFor(message) === null;
	const tells = act.kind === "tell" || act.kind === "advice";
	const about =
		tells && care === "partner"
			? talkingOver.test(message)
				? careForTalking
				: promising.test(message)
					? careForPromises
					: []
			: [];
	const points = talk.replies.slice(-4).some((reply) => reply.includes(HELP))
		? []
		: lines.say.filter((line) => line.includes(HELP));
	const said =
		(isNotMeant ? pen.line(careNotMeant) : null) ?? pen.line(about) ?? pen.line(points) ?? pen.line(lines.say);
	const first =
		act.kind === "about"
			? aboutLine(talk, act.of, coachName)
			: act.kind === "repair" && act.of !== "stopAsking"
				? pen.line(repairs[act.of])
				: act.kind === "small" && ["thanks", "greeting", "goodbye", "howAreYou"].includes(act.of)
					? pen.line(smallTalk[act.of])
					: null;
	const asksNothing = act.kind === "repair" && act.of === "stopAsking";
	return {
		opening: [first, said],
		question: asksNothing
			? null
			: (pen.line(lines.ask) ??
				pen.line(steadyQuestions) ??
				pickFrom(clarifyingQuestions, talk, ["body", "who", "feeling"]) ??
				anyQuestion(talk)),
		parting: pen.line(lines.part) ?? pen.line(calmPartings),
	};
}
