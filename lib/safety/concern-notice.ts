import type { Call } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { type Concern, withConcern } from "./concern";
import { noticeFor } from "./notice";

/**
 * The notice about texts after a model has read them too: what the rules say, plus what worries the model if the texts
 * have the words it names. Never less than without the model.
 * @param notice What the rules alone led to.
 */
export function noticeWithConcern(
	notice: SafetyNotice | null,
	concern: Concern | null | undefined,
	texts: readonly string[],
	country: string | null,
): SafetyNotice | null {
	const found: Call[] = notice ? [{ kind: notice.kind, certainty: notice.certainty }] : [];
	if (notice?.mayBeWatched && notice.kind !== "partner-danger")
		found.push({ kind: "partner-danger", certainty: "doubtful" });
	const together = withConcern(found, concern ?? null, texts);
	const isSame =
		together.length === found.length && together.every((call, i) => call.certainty === found[i]?.certainty);
	return isSame ? notice : noticeFor(together, country, { texts });
}
