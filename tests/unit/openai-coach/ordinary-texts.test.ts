import { isUnchanged, shownOf } from "@/tests/evals/coach/refusals/check";
import { ordinaryTexts } from "@/tests/evals/coach/refusals/texts";

it("holds more than sixty texts", () => expect(ordinaryTexts.length).toBeGreaterThanOrEqual(63));

test.each(ordinaryTexts.map((one) => [one.kind, one.text, one] as const))(
	"%s: %j is shown as it stands",
	(_, text, one) => {
		const shown = shownOf(text, one.wrote, one.signs);
		if (!isUnchanged(text, shown)) expect(shown).toBe(text);
	},
);
