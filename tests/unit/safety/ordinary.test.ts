import { callsIn } from "@/lib/safety/assess";
import { callsAlong, isOwn } from "@/tests/evals/safety/fresh-texts";
import { mistakenDays, ordinaryDays } from "@/tests/evals/safety/played";
import { jsonLines } from "@/tests/setup/json-lines";

/** Single texts, by what they are about: what sounds like danger and is none, and what is, all the same. */
const told = jsonLines<{ about: string; text: string; kind: string | null }>("unit/safety/told-apart.jsonl");

test.each(told)("$about, $kind: $text", ({ text, kind }) => {
	const kinds = callsIn([text]).map((call) => call.kind);
	if (kind === null) expect(kinds).toEqual([]);
	else expect(kinds).toContain(kind);
});

describe("hints that add up over a conversation", () => {
	const isMistaken = (messages: readonly string[]) => callsAlong(messages).some((calls) => calls.some(isOwn));

	it("do so in fewer than one in ten of ordinary days, and none of these is clear", () => {
		expect(mistakenDays().length).toBeLessThan(ordinaryDays.length / 10);
		const calls = ordinaryDays.flatMap(({ messages }) => callsAlong(messages).flat());
		expect(calls.filter((call) => isOwn(call) && call.certainty === "clear")).toEqual([]);
	});

	it.each([
		"a widow with good memories",
		"a chess player who lost on time",
		"a nurse after a shift",
		"somebody who loves horror films",
		"a teenager’s idioms",
		"a climber",
		"a chronic illness, wryly",
		"a brother who died by suicide long ago",
		"a cook on a Friday",
		"a new mother who does not sleep",
	])("never do so for %s", (situation) => {
		const day = ordinaryDays.find((one) => one.situation === situation);
		expect(day && isMistaken(day.messages)).toBe(false);
	});
});
