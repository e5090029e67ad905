import type { ReplyInput } from "@/lib/ai/types";
import type { Draft } from "./draft";
import { rankedTitles } from "./nearest";
import { opened } from "./tapped";

/** Returns the answer to a question about the app, if it is clear which question it is. */
export function appHelpFor(message: string, today: ReplyInput["today"]): Draft | null {
	const [first, second] = rankedTitles(message, today);
	const isClear = first?.kind === "app" && first.score >= APP && first.score >= APP_APART * (second?.score ?? 0);
	return isClear ? opened({ kind: "app", id: first.id }, false) : null;
}
/** The score an app title needs for its answer to be given directly, and by what factor it must beat the second. */
const [APP, APP_APART] = [100, 1.5] as const;
