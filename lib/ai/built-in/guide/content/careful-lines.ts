import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, line, lines } from "../../parts/phrasebook";

/** While a conversation is careful: no cheer, no advice on anybody, a plain way back to the lines, one direct question. */
export const carefulReceived = lines(
	"I have it, and it is kept here.",
	"I read it, and it is kept.",
	"It is kept here, and you can go on writing.",
	"It stands here. Go on, or stop whenever you like.",
	"You can put down anything here, and take your time.",
);

export const carefulWay = line(
	"The people behind [Help now](/help-now) are there at any hour. You need no right words for them.",
);

/** A question that asks directly, and the answer that says there is no danger now. */
export interface DirectQuestion {
	ask: Line;
	safe: "yes" | "no";
}
const asks = (ask: string, safe: DirectQuestion["safe"]): DirectQuestion => ({ ask: line(ask), safe });

export const carefulQuestions: Record<Exclude<Kind, "someone-else">, readonly DirectQuestion[]> = {
	"self-harm": [
		asks("May I ask you directly: are you thinking of ending your life, or of hurting yourself?", "no"),
		asks("Are you thinking of hurting yourself now?", "no"),
		asks("Do you feel safe where you are, for the next hours?", "yes"),
	],
	"partner-danger": [
		asks("May I ask you directly: are you afraid of them now?", "no"),
		asks("Are you safe at home tonight?", "yes"),
		asks("Is there somebody outside who knows what is happening?", "yes"),
	],
	"danger-to-others": [
		asks("May I ask you directly: are you away from them now?", "yes"),
		asks("Is somebody calm with you at the moment?", "yes"),
		asks("Are you thinking of hurting somebody now?", "no"),
	],
};

/** What an answer to one of them begins with, in lower case. */
export const plainAnswers: Record<DirectQuestion["safe"], RegExp> = {
	yes: /^(?:(?:oh|well|ok(?:ay)?)[ ,]+)?(?:yes|yeah|yep|yup|ya|i am\b(?! not)|i'm (?:safe|ok|okay|fine)|i do\b(?! not)|somebody is|there is\b(?! no))/,
	no: /^(?:(?:oh|well|ok(?:ay)?|lol|haha|god|of course|what)[ ,!.?]+)*(?:no|nope|nah|not at all|never|of course not|i am not|i'm not|im not|i will not|i won't|i said no|relax)\b(?! idea| one| clue)/,
};

/** To the answer that says there is no danger now. */
export const carefulAnswered = line(
	"Thank you for answering. I do not ask again. Should it change, [Help now](/help-now) is where it was.",
);

export const carefulOffers = line("If you want something for this minute:");

/** Articles that would sound glad beside danger. */
export const cheerful: ReadonlySet<string> = new Set(
	"spark when-it-is-good keeping-close loving-more marrying love-languages dating-apps ready-to-date what-are-we using-this-app journaling".split(
		" ",
	),
);
