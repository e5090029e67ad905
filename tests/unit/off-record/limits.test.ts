import fc from "fast-check";
import { MOST_CHARACTERS, MOST_TURNS, turnsToSend } from "@/lib/domain/off-record/limits";
import { offRecordSchema } from "@/lib/domain/off-record/schema";

it("sends the newest turns, as many as the server takes", () => {
	const turn = fc
		.nat(12_000)
		.map((length) => ({ from: "person", content: "x".repeat(length), at: "2026-11-22T10:00:00Z" }));
	fc.assert(
		fc.property(fc.array(turn, { maxLength: 60 }), (turns) => {
			const sent = turnsToSend(turns);
			expect(turns.slice(turns.length - sent.length)).toEqual(sent);
			expect(offRecordSchema.safeParse({ content: "Hello", before: sent }).success).toBe(true);
			const one = turns[turns.length - sent.length - 1];
			const size = [...sent, ...(one ? [one] : [])].reduce((sum, { content }) => sum + content.length, 0);
			if (one) expect(sent.length === MOST_TURNS || size > MOST_CHARACTERS).toBe(true);
		}),
		{ numRuns: 30 },
	);
});
