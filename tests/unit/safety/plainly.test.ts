import { assess, callsIn } from "@/lib/safety/assess";
import { jsonLines } from "@/tests/setup/json-lines";

/** Sentences of our own: `clear` gets the whole notice, `unclear` a line at least, which leads to the direct question. */
const said = jsonLines<{ said: "clear" | "unclear" | "harmless"; text: string }>("unit/safety/plainly.jsonl");

test.each(said)("$said: $text", ({ said, text }) => {
	if (said === "clear") expect(assess([text])?.certainty).toBe("clear");
	else if (said === "unclear") expect(assess([text])).not.toBeNull();
	else expect(callsIn([text])).toEqual([]);
});
