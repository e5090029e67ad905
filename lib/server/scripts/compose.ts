import "server-only";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import { AppError } from "@/lib/domain/core/errors";
import { fill } from "@/lib/domain/core/fill";
import { isForCoach, keptFromCoach } from "@/lib/domain/safety/shown";
import type { ComposeOffers, LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { moments } from "@/lib/domain/scripts/compose/scene";
import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import { heardAnswers } from "@/lib/safety/not-meant";
import { doWriting } from "@/lib/server/core/coach/in-thread";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { read } from "@/lib/server/safety/read";
import { gatherAnswers, noticeOfAll, withoutLongOver } from "./answered";
import { gatherForLove, loveScript } from "./love";
import { generateScript } from "./service";

const NOT_NOW =
	"What you chose is kept. Some of what you wrote may point to danger, and that comes first: please look at Help now.";
const CHOSEN_NOT_NOW =
	"What you chose is kept. This may point to danger, and that comes first: {words} Please look at Help now. If you " +
	"meant something else, please say it in other words.";
/** How many characters of a sentence the refusal quotes. */
const QUOTED = 200;

/**
 * Returns what a person can choose from for their love script.
 * @throws AppError `conflict` if something has yet to be completed.
 */
export async function offersFor(user: SessionUser): Promise<ComposeOffers> {
	await loveScript.checkReady(user.id);
	const [input, { answered }] = await Promise.all([gatherForLove(user, null), gatherAnswers(user)]);
	const notice = await noticeOfAll(user.id, answered, null);
	const signs = await Promise.all(
		(await withoutLongOver(user.id, answered)).map(async ({ questionnaire, answers, notMeant }) => ({
			id: questionnaire.id,
			kinds: await read(user.id, "signsIn", questionnaire, heardAnswers(answers, notMeant)),
		})),
	);
	const harmIn = signs.filter(({ kinds }) => kinds.some((kind) => kind !== "self-harm")).map(({ id }) => id);
	const found = { isInDanger: !isForCoach(notice), harmIn };
	return doWriting(user.id, { name: "composeOffers", now: composeOffers }, [input, found]);
}

/**
 * Has a love script written from what a person chose.
 * @throws AppError `conflict` if an answer or a choice is a clear sign of danger: the choices are kept, but not made
 * into a script; as `generateScript`.
 */
export async function composeScript(
	user: SessionUser,
	choices: LoveChoices,
	asked: { at: Date; from?: number | undefined; country: string | null },
): Promise<LoveScriptAnswer> {
	const { answered } = await gatherAnswers(user);
	const texts = [choices.sentence, ...moments.map((moment) => choices[moment]), ...choices.affirmations];
	const words = [...texts, ...choices.patterns.flatMap((one) => Object.values(one))];
	if (!isForCoach(await noticeOfAll(user.id, answered, asked.country))) throw new AppError("conflict", NOT_NOW);
	const [behind] = await read(user.id, "wordsBehind", words, { kinds: keptFromCoach });
	if (behind) {
		const quoted = `“${behind.words.slice(0, QUOTED)}${behind.words.length > QUOTED ? "…" : ""}”`;
		throw new AppError("conflict", fill(CHOSEN_NOT_NOW, { words: quoted }));
	}
	return generateScript(loveScript, user, { ...asked, choices });
}
