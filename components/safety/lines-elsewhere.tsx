import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { helpLinesFor } from "@/lib/safety/help-lines";
import { HelpLinesList } from "./help-lines-list";

type LinesElsewhereProps = { notice: SafetyNotice; country: string | null };

/** The helplines of a chosen country for the danger that a notice is about. */
export function LinesElsewhere({ notice: { kind, mayBeWatched }, country }: LinesElsewhereProps) {
	return (
		<HelpLinesList
			lines={helpLinesFor(mayBeWatched && kind !== "partner-danger" ? "all" : kind, country, new Date())}
		/>
	);
}
