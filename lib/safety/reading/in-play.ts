import type { Kind } from "@/lib/domain/safety/kinds";
import { near } from "../rule";
import { normalize } from "./normalize";
import { read, type Sentence } from "./sentence";
import { isBareWish, ofTheGame } from "./tense";

/* Threats and wishes shouted at a game, a spoiled dish or a hand of cards weigh less than the same words alone. */

const ofTheTable = near(
	"recipes?|rice|burnt part|leftovers|cakes?|curry|casserole|pudding|pie|biscuits?|gravy|dumplings?|uno|monopoly",
	"scrabble|mario kart|catan|cards|rummy|canasta|chess|board games?|ludo|dominoes|jenga",
);
const inEarnest = near(
	"knife|knives|gun|weapon|hate~|rage|furious|hit~|hurt~|blood|police|scared|afraid|serious",
	"seriously|mean it|not joking|plan~|poison\\w*|asleep|body|bury|dead|cheat~ on|affair",
	"left me|divorce\\w*|drunk|again and again|every time",
);
const inFun = near(
	"murdered the \\w+|fought (for|over) (the|it)|ate (everything|it all|all of it)|cheat(s|ed|ing)? at",
	"stole my (recipe|property|turn|card)|draw four|laugh\\w*|haha\\w*|lol|lmao",
);

/**
 * Tells whether "I will kill her" is said over food, cards or a board game without any sign of anger: "fun" if
 * everybody is enjoying it, "perhaps" if that is not certain, null if it is meant seriously.
 */
export const overTheTable = (sentence: Sentence): "fun" | "perhaps" | null =>
	!sentence.stands(ofTheTable) || sentence.stands(inEarnest) ? null : sentence.stands(inFun) ? "fun" : "perhaps";

/**
 * Lowers the weight of a bare wish to die after messages about a game that is being played: to a doubtful sign at most,
 * or to a hint if the word is "perish".
 */
export function lighterAtAGame<Found extends { kind: Kind; sentence: number; weight: number }>(
	signs: readonly Found[],
	text: string,
	earlier: readonly string[],
	most: { wish: number; perishing: number },
): Found[] {
	if (!signs.some(({ kind }) => kind === "self-harm") || !earlier.some((one) => ofTheGame.test(normalize(one)))) {
		return [...signs];
	}
	const wishes = new Map(read(text).flatMap((one) => (isBareWish(one.text) ? [[one.number, one.text] as const] : [])));
	return signs.flatMap((sign, at) => {
		const wish = sign.kind === "self-harm" ? wishes.get(sign.sentence) : undefined;
		if (wish === undefined) return [sign];
		// Several rules match the same few words.
		const isKnown = signs.slice(0, at).some(({ kind, sentence }) => kind === sign.kind && sentence === sign.sentence);
		const weight = Math.min(sign.weight, wish.includes(" perish ") ? most.perishing : most.wish);
		return isKnown ? [] : [{ ...sign, weight }];
	});
}
