import { chosenCountry } from "@/lib/browser/safety/chosen-country";
import { safetyScript } from "@/lib/domain/offline/paths";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { guessCountry } from "@/lib/safety/country";
import type { safetyNotice } from "@/lib/safety/notice";

/**
 * Returns the safety notice for a text that was written without a network, or null. The rules are those of the server,
 * which checks the text again when it arrives; here they come from the service worker's files, so that help need not
 * wait until then. Never throws.
 */
export async function dangerIn(text: string): Promise<SafetyNotice | null> {
	try {
		const rules: { safetyNotice: typeof safetyNotice } = await import(
			/* webpackIgnore: true */ /* turbopackIgnore: true */ safetyScript
		);
		const chosen = chosenCountry();
		return rules.safetyNotice([text], chosen === undefined ? guessCountry(navigator.languages.join(",")) : chosen);
	} catch {
		// Without the service worker there are no rules here; "Help now" is on every screen.
		return null;
	}
}
