import { INTERRUPTED, isWriting, toClientGeneration } from "@/lib/domain/scripts/generation";

const startedAt = new Date("2026-11-21T08:00:00Z");
const until = new Date("2026-11-21T08:01:00Z");
const during = new Date("2026-11-21T08:00:30Z");
const row = { stage: "writing", startedAt, until, failure: null };

it.each([
	["nothing", null, during, null, false],
	["one that runs", row, during, { stage: "writing", failure: null }, true],
	["one whose time is over", row, until, { stage: "writing", failure: INTERRUPTED }, false],
	["one that failed", { ...row, failure: "No." }, during, { stage: "writing", failure: "No." }, false],
	["a stage of another release", { ...row, stage: "dreaming" }, during, { stage: "gathering", failure: null }, true],
])("reads %s", (_, given, now, expected, writes) => {
	const generation = toClientGeneration(given, now);
	expect(generation).toEqual(expected && { ...expected, startedAt: startedAt.toISOString() });
	expect(isWriting(generation)).toBe(writes);
});
