import type { Call, OwnDanger } from "@/lib/domain/safety/kinds";
import { needsNotice } from "@/lib/domain/safety/kinds";
import type { Reader } from "./over-time";
import { HINT } from "./reading/judge";

/*
 * A feeling that was chosen by a tap says little on its own. If what it was chosen for contains a hint, it is reason
 * enough to ask.
 */

/** The feelings that add to a hint of each danger, by the labels of their buttons. */
const heavy: Partial<Record<OwnDanger, RegExp>> = {
	"self-harm": /^(?:empty|guilty|ashamed|overwhelmed|lonely|sad|hurt|tired|numb|hopeless)[.!]?$/i,
	"partner-danger": /^(?:hurt|anxious|tense|ashamed|guilty|afraid|scared)[.!]?$/i,
};
/** For how many messages back a hint is combined with a chosen feeling. */
const BACK = 2;

/**
 * Returns the dangers that a chosen feeling suggests together with the messages before it. They are never more than
 * doubtful, which leads to the direct question.
 * @param said The person's earlier messages, oldest first.
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
