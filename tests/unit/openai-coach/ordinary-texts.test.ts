import { readFileSync } from "node:fs";
import { signs } from "@/lib/safety/assess";
import { isUnchanged, shownOf } from "@/tests/evals/coach/refusals/check";
import { ordinaryTexts } from "@/tests/evals/coach/refusals/texts";

test.each(ordinaryTexts.map((one) => [one.kind, one.text, one] as const))(
	"%s: %j is shown as it stands",
	(_, text, one) => {
		const shown = shownOf(text, one.wrote, one.signs);
		if (!isUnchanged(text, shown)) expect(shown).toBe(text);
	},
);

it.each(["unread", "strangers"])(
	"shows every text of an author who had not read the checks as it stands: %s",
	(name) => {
		const unread = readFileSync(`tests/evals/coach/refusals/${name}.jsonl`, "utf8").trim().split("\n");
		expect(unread.length).toBeGreaterThanOrEqual(200);
		const changed = unread
			.map((line) => JSON.parse(line) as { text: string; wrote?: string })
			.filter(({ text, wrote }) => !isUnchanged(text, shownOf(text, wrote, wrote === undefined ? [] : signs([wrote]))));
		expect(changed).toEqual([]);
	},
);
