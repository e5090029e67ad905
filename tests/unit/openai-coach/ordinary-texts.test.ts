import { readFileSync } from "node:fs";
import type { Kind } from "@/lib/domain/safety/kinds";
import { signs } from "@/lib/safety/assess";
import { isUnchanged, shownOf } from "@/tests/evals/coach/refusals/check";
import { ordinaryTexts } from "@/tests/evals/coach/refusals/texts";
import { jsonLines } from "@/tests/setup/json-lines";

/** A sentence that a check nearly refuses. */
interface NearText {
	text: string;
	about: "safe" | "partner" | "action" | "telephone" | "frame";
	/** The kinds of danger that the person's words are a sign of. */
	signs?: Kind[];
}

test.each(ordinaryTexts.map((one) => [one.kind, one.text, one] as const))(
	"%s: %j is shown as it stands",
	(_, text, one) => {
		const shown = shownOf(text, one.wrote, one.signs);
		if (!isUnchanged(text, shown)) expect(shown).toBe(text);
	},
);

it("shows every sentence that stands near what is refused", () => {
	const near = jsonLines<NearText>("evals/coach/refusals/provoked.jsonl");
	for (const kind of ["safe", "partner", "action", "telephone", "frame"])
		expect(near.filter(({ about }) => about === kind).length).toBeGreaterThanOrEqual(kind === "partner" ? 20 : 60);
	const changed = near.filter(({ text, signs: shown = [] }) => !isUnchanged(text, shownOf(text, text, shown)));
	expect(changed.map(({ text }) => text)).toEqual([]);
});

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
