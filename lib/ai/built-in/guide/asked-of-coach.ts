import type { ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { type CoachAsked, coachAskedIn, namesOther, namesProgram } from "@/lib/domain/text/coach-asked";
import { filled, type Line } from "../parts/phrasebook";
import { aboutCoach, aboutCoachAgain, doorsLine, keptAgain, noPerson, personWanted, yesProgram } from "./content/lines";
import type { Draft } from "./draft";
import { opened } from "./opened";
import { says } from "./say";
import { sittingOf } from "./sitting";

/** The answers that stand among those about the app. */
const helps: Partial<Record<CoachAsked, string>> = {
	read: "whether-i-read",
	remember: "what-i-remember",
	privacy: "what-is-kept",
	choice: "how-i-choose",
	understanding: "what-i-understand",
	playing: "what-i-play",
};

/** Answers a question about the coach itself; of several, the first two. */
export function askedOfCoach(input: ReplyInput): Draft | null {
	const { message, hints = [] } = input;
	const all = coachAskedIn(message);
	if (all.includes("person-wanted")) {
		const title = { kind: "article" as const, id: "finding-a-therapist", title: "How do I find a therapist?" };
		return { paragraphs: [says(personWanted)], offers: [helpNow, { kind: "which-is-nearest", titles: [title] }] };
	}
	if (all.includes("something-else")) return { paragraphs: [says(doorsLine)], offers: [{ kind: "doors" }] };
	const doors: Draft["offers"] = hints.length > 0 ? [] : [{ kind: "doors" }];
	const answers = all.flatMap((one): Draft[] => {
		const help = opened({ kind: "app", id: helps[one] ?? "" }, false);
		if (one === "what") return [{ paragraphs: [says(aboutIn(input))], offers: doors }];
		const text = help?.paragraphs[0]?.[0]?.text ?? "";
		const isAgain = one === "privacy" && sittingOf(input).some(({ content }) => content.includes(text));
		return help ? [isAgain ? { ...help, paragraphs: [says(keptAgain)] } : help] : [];
	});
	const [first, second] = answers;
	if (!first || !second) return first ?? null;
	return { paragraphs: [...first.paragraphs, ...second.paragraphs], offers: second.offers };
}

/** Says what the coach is: a short answer to a yes-or-no question, and otherwise, the first time, what it can do. */
function aboutIn(input: ReplyInput): Line {
	const values = { coach: COACH_NAME };
	if (namesOther.test(input.message)) return filled(noPerson, values);
	if (namesProgram.test(input.message)) return filled(yesProgram, values);
	const isAgain = sittingOf(input).some(({ content }) => content.includes("a program, not a person"));
	return isAgain ? aboutCoachAgain : filled(aboutCoach, values);
}
