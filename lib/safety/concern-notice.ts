import type { Call } from "@/lib/domain/safety/kinds";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { type Concern, withConcern } from "./concern";
import { noticeFor } from "./notice";

/**
 * Returns the notice about texts that a model has also read: what the rules found, plus the model's concern if the
 * texts contain the words it quotes. Never less than without the model.
 * @param notice The notice from the rules alone.
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
