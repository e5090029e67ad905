import { needsNotice } from "@/lib/domain/safety/kinds";
import { weighSigns } from "./assess";
import type { AskedAbout } from "./direct-question-lines";
import { HINT } from "./reading/judge";
import { normalize } from "./reading/normalize";
import { weightOf } from "./rule";
import { cueIn } from "./rules/asking";

/** A hint that is too faint for a notice: reason enough to ask, but not to say anything. */
export interface SoftHint {
	about: AskedAbout;
	/** Whether the hint is enough on its own. A weaker one needs something else. */
	isEnough: boolean;
}

const ENOUGH = weightOf({ says: "telling" });
const asked: readonly AskedAbout[] = ["self-harm", "partner-danger", "danger-to-others", "someone-else"];

/** Returns the strongest hint of a message that needs no notice on its own; null if there is none. */
export function softHintIn(message: string): SoftHint | null {
	const found = weighSigns([message]).filter((sign) => needsNotice(sign) && sign.when !== "told");
	const sums = asked.map((about) => {
		const own = found.filter(({ kind }) => kind === about).map(({ weight }) => weight);
		return { about, sum: own.reduce((all, one) => all + one, 0), most: Math.max(0, ...own) };
	});
	const [first] = sums.filter(({ most }) => most >= HINT).sort((one, other) => other.sum - one.sum);
	const cue = cueIn(normalize(message));
	if (cue) return { about: first?.about ?? cue, isEnough: true };
	return first ? { about: first.about, isEnough: first.sum >= ENOUGH } : null;
}
