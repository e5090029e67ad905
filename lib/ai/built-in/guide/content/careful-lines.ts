import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, line, lines } from "../../parts/phrasebook";

/** While a conversation is careful: no cheer, no advice on anybody, a plain way back to the lines, one direct question. */
export const carefulReceived = lines(
	"I have it, and it is kept here.",
	"I read it, and it is kept.",
	"It is kept here, and you can go on writing.",
);

export const carefulWay = line(
	"The people behind [Help now](/help-now) are there at any hour. You need no right words for them.",
);

export const carefulQuestions: Record<Exclude<Kind, "someone-else">, readonly Line[]> = {
	"self-harm": lines(
		"May I ask you directly: are you thinking of ending your life, or of hurting yourself?",
		"Are you thinking of hurting yourself now?",
		"Do you feel safe where you are, for the next hours?",
	),
	"partner-danger": lines(
		"May I ask you directly: are you afraid of them now?",
		"Are you safe at home tonight?",
		"Is there somebody outside who knows what is happening?",
	),
	"danger-to-others": lines(
		"May I ask you directly: are you away from them now?",
		"Is somebody calm with you at the moment?",
		"Are you thinking of hurting somebody now?",
	),
};

export const carefulOffers = line("If you want something for this minute:");
