import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById, feelings, quarters } from "@/lib/domain/feelings/feelings";

it("has six feelings in each quarter, each found by its id", () => {
	for (const { id } of quarters) expect(feelings.filter(({ quarter }) => quarter === id)).toHaveLength(6);
	for (const feeling of feelings) expect(feelingById(feeling.id)).toEqual(feeling);
	expect(feelingById("toString")).toBeUndefined();
});

it.each(feelings.map(({ id }) => id))("has several short lines for %s, none of them a question", (id) => {
	const lines = feelingLines[id];
	expect(lines.length).toBeGreaterThanOrEqual(3);
	expect(new Set(lines).size).toBe(lines.length);
	for (const line of lines) {
		expect(line.length).toBeLessThan(120);
		expect(line).not.toMatch(/[?!]/);
	}
});
