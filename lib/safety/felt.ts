import type { Call, OwnDanger } from "@/lib/domain/safety/kinds";
import { needsNotice } from "@/lib/domain/safety/kinds";
import type { Reader } from "./over-time";
import { HINT } from "./reading/judge";

/*
 * A feeling that was chosen by a tap says little by itself. Beside a hint in what it was chosen for, it is reason enough to ask.
 */

/** The chosen words that weigh beside a hint of each danger, as they stand on the buttons. */
const heavy: Partial<Record<OwnDanger, RegExp>> = {
	"self-harm": /^(?:empty|guilty|ashamed|overwhelmed|lonely|sad|hurt|tired|numb|hopeless)[.!]?$/i,
	"partner-danger": /^(?:hurt|anxious|tense|ashamed|guilty|afraid|scared)[.!]?$/i,
};
/** For how many messages back a feeling may have been chosen. */
const BACK = 2;

/**
 * What a chosen feeling calls for beside what was said before it. It is never more than a doubt, which leads to the direct
 * question.
 * @param said What the person wrote before it, oldest first.
 */
export function callsOfFeeling(message: string, said: readonly string[], read: Reader): Call[] {
	const felt = message.trim();
	return (Object.keys(heavy) as OwnDanger[]).flatMap((kind) => {
		if (!heavy[kind]?.test(felt)) return [];
		const isHinted = said
			.slice(-BACK)
			.some((text) => read(text).some((sign) => sign.kind === kind && needsNotice(sign) && sign.weight >= HINT));
		return isHinted ? [{ kind, certainty: "doubtful" as const }] : [];
	});
}
