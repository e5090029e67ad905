import type { ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { coachAskedIn, namesProgram } from "@/lib/domain/text/coach-asked";
import { filled, type Line } from "../parts/phrasebook";
import { aboutCoach, aboutCoachAgain, doorsLine, noPerson, personWanted, yesProgram } from "./content/lines";
import type { Draft } from "./draft";
import { says } from "./say";
import { sittingOf } from "./sitting";
import { opened } from "./tapped";

/**
 * Answers a question about the coach itself. Of several questions it answers the first, and always the one about
 * privacy.
 */
export function askedOfCoach(input: ReplyInput): Draft | null {
	const { message, hints = [] } = input;
	const all = coachAskedIn(message);
	const [first] = all;
	const privacy = all.includes("privacy") ? opened({ kind: "app", id: "what-is-kept" }, false) : null;
	switch (first) {
		case "what": {
			const about = says(aboutIn(input));
			if (privacy) return { ...privacy, paragraphs: [about, ...privacy.paragraphs] };
			return { paragraphs: [about], offers: hints.length > 0 ? [] : [{ kind: "doors" }] };
		}
		case "read":
			return opened({ kind: "app", id: "whether-i-read" }, false);
		case "remember":
			return opened({ kind: "app", id: "what-i-remember" }, false);
		case "person-wanted": {
			const title = { kind: "article" as const, id: "finding-a-therapist", title: "How do I find a therapist?" };
			return { paragraphs: [says(personWanted)], offers: [helpNow, { kind: "which-is-nearest", titles: [title] }] };
		}
		case "something-else":
			return { paragraphs: [says(doorsLine)], offers: [{ kind: "doors" }], memo: { matter: null } };
		default:
			return privacy;
	}
}

/** Says what the coach is: a short answer to a yes-or-no question, and otherwise, the first time, what it can do. */
function aboutIn(input: ReplyInput): Line {
	const isOwnedUp = /\b(?:program|computer|machine)\b/i.test(input.message);
	const values = { coach: COACH_NAME };
	if (namesProgram.test(input.message)) return filled(isOwnedUp ? yesProgram : noPerson, values);
	const isAgain = sittingOf(input).some(({ content }) => content.includes("a program, not a person"));
	return isAgain ? aboutCoachAgain : filled(aboutCoach, values);
}
