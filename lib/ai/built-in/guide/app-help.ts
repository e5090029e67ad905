import type { ReplyInput } from "@/lib/ai/types";
import { sameAsked, sentencesAsked } from "@/lib/domain/text/same-asked";
import { appHelp } from "./content/app-help";
import type { Draft } from "./draft";
import { rankedTitles } from "./nearest";
import { opened } from "./opened";

/** Returns the answer to a question about the app, if it is clear which question it is. */
export function appHelpFor(message: string, today: ReplyInput["today"]): Draft | null {
	const exact = askedOfApp(message);
	if (exact) return exact;
	const [first, second] = rankedTitles(message, today);
	const isClear = first?.kind === "app" && first.score >= APP && first.score >= APP_APART * (second?.score ?? 0);
	return isClear ? opened({ kind: "app", id: first.id }, false) : null;
}
/** The score an app title needs for its answer to be given directly, and by what factor it must beat the second. */
const [APP, APP_APART] = [100, 1.5] as const;

const byQuestion = new Map(appHelp.flatMap(({ id, asked = [] }) => asked.map((one) => [sameAsked(one), id] as const)));

/** Returns the answer to a question about the app or Sage that is put in the very words of one of ours. */
export function askedOfApp(message: string): Draft | null {
	const id = sentencesAsked(message).flatMap((sentence) => byQuestion.get(sentence) ?? [])[0];
	return id === undefined ? null : opened({ kind: "app", id }, false);
}
