import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { matterById } from "@/lib/domain/matters/matters";
import type { Matter } from "@/lib/domain/matters/schema";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { hasABut } from "@/lib/domain/text/mood";
import type { Paragraph } from "../parts/part";
import { line, lines, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import { somethingElseThan } from "./choose-matter";
import { moreHelp, sinceThen, smallLead } from "./content/lines";
import { questions, roomLines, smallForAnybody } from "./content/told-lines";
import type { Draft } from "./draft";
import { heard } from "./heard";
import { maybe, says, unsaid } from "./say";
import { sittingOf } from "./sitting";
import { keepOf, tellOn } from "./told";
import { someWays, waysOf } from "./ways";
import { isBright, matterBefore, matterNow, passesFor } from "./which-matter";

/** Whether a subject is good or just passes the time. */
const isLightOf = (matter: Matter) => isBright(matter) || matter.id === "bored";

/** After how many words boredom is over. */
const FEW_WORDS = 6;

/**
 * Continues a subject that was tapped: takes up the last message and asks the next of its questions. Without a subject,
 * asks what fits anything.
 * @param lead Said first, in place of the usual acknowledgement.
 */
export function goOn(matter: Matter | null, input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	// In the middle of something else, a loss comes first; after something good, joy would be wrong.
	const isLost = matter && matter.group !== "loss" && !input.tap && tellsOfLoss(input.message);
	const isOver = matter?.id === "bored" && !input.tap && countWords(input.message) > FEW_WORDS;
	if (matter === null || isOver || (isLost && isLightOf(matter)))
		return { ...tellOn(input, book, lead), memo: { matter: null } };
	if (isLost) return { ...tellOn(input, book, lead), memo: { matter: matter.id } };
	const sitting = sittingOf(input);
	const memo = { matter: matter.id };
	const asks = unsaid(matter.asks, sitting);
	const isNew = unsaid(matter.met, sitting).length === matter.met.length && asks.length === matter.asks.length;
	if (isNew) {
		const met = lead ?? [says(line(metOf(matter, input)))];
		return { paragraphs: [...met, ...asked(asks)], offers: [waysOf(matter, input)], memo };
	}
	const first = lead ?? staysOf(matter, input, book);
	const next = asks.length > 0 ? asked(asks) : maybe(book, Object.values(questions.any).flat(), roomLines);
	return { paragraphs: [...first, ...next], offers: [...someWays(matter, input), ...keepOf(input)], memo };
}

/** Takes up a message within a subject, every other time with one of the subject’s own lines. */
function staysOf(matter: Matter, input: ReplyInput, book: Phrasebook): Paragraph[] {
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const own = lines(...matter.stays);
	const isFit = !(isLightOf(matter) && hasABut.test(input.message)) && !own.some((one) => last.includes(one));
	const said = isFit ? maybe(book, own) : [];
	return said.length > 0 ? said : heard(input, book);
}

const asked = ([first]: readonly string[]): Paragraph[] => (first ? [says(line(first))] : []);

/** Returns the first reply to a subject; if the person comes back to it, one that was not used before. */
const metOf = (matter: Matter, { turns, message }: ReplyInput): string => {
	const fresh = unsaid(matter.met, turns);
	const from = fresh.length > 0 ? fresh : matter.met;
	return from[message.length % from.length] ?? "";
};

/** Suggests something small to do, with the other options; if it was given already, suggests what helps others. */
export function smallOf(matter: Matter | null, input: ReplyInput, book: Phrasebook, lead: Paragraph[] = []): Draft {
	const memo = matter ? { matter: matter.id } : {};
	// If only the person it is about is known, suggestions for anybody fit better.
	const isOwn = matter !== null && (!matter.isOnlyPeople || input.tap?.do === "matter");
	const [first] = (isOwn ? [matter] : smallForAnybody).filter(
		({ small }) => unsaid([small], sittingOf(input)).length > 0,
	);
	const below: Offer[] = matter ? [waysOf(matter, input, true)] : someWays(null, input);
	if (first)
		return {
			paragraphs: [...lead, ...maybe(book, smallLead), says(line(first.small))],
			offers: [{ kind: "later", meant: first.later }, ...below],
			memo,
		};
	const article = isOwn && !isBright(matter) ? partOf(matter, "try", input) : null;
	if (article) return { ...article, paragraphs: [...lead, ...article.paragraphs], memo };
	return { paragraphs: [...lead, ...maybe(book, moreHelp, roomLines)], offers: below, memo };
}

/** Returns a part of the subject's article, unless one of it was already given today. */
export function partOf({ id, article }: Matter, part: "try" | "known", input: ReplyInput): Draft | null {
	const isGiven = sittingOf(input).some(({ guide }) =>
		guide?.offers.some((one) => one.kind === "article" && one.slug === article && one.part === part),
	);
	const given = isGiven ? null : articlePart(article, part, { isCareful: (input.signs ?? []).length > 0 });
	return given && { ...given, memo: { matter: id } };
}

/** Replies after a feeling was chosen and a line was said for it. */
export const afterFeeling = (matter: Matter, input: ReplyInput, said: Paragraph): Draft => {
	const asks = unsaid(matter.asks, sittingOf(input));
	return { paragraphs: [said, ...asked(asks)], offers: [waysOf(matter, input)], memo: { matter: matter.id } };
};

/** Replies to a tap on a subject. */
export function matterTapped(id: string, isSmall: boolean, input: ReplyInput, book: Phrasebook): Draft | null {
	if (id === "else") return somethingElseThan(matterNow(input), input);
	const matter = matterById(id);
	if (!matter || !passesFor(input)(matter)) return null;
	if (isSmall) return smallOf(matter, input, book);
	const isAgain = matterBefore(input)?.id === id && matterNow(input)?.id !== id;
	if (isAgain) return { paragraphs: [says(sinceThen)], offers: [waysOf(matter, input)], memo: { matter: id } };
	return goOn(matter, input, book);
}
