import fc from "fast-check";
import { changesBetween } from "@/lib/domain/scripts/diff";

const join = (changes: ReturnType<typeof changesBetween>, without: string) =>
	changes.flatMap(({ kind, text }) => (kind === without ? [] : text)).join("");

it("marks the words that went and came", () => {
	expect(
		changesBetween("I keep the peace.", "I keep my word.")
			.filter(({ kind }) => kind !== "same")
			.map(({ kind }) => kind),
	).toEqual(expect.arrayContaining(["removed", "added"]));
	expect(changesBetween("the same", "the same")).toEqual([{ kind: "same", text: "the same" }]);
	expect(changesBetween("", "")).toEqual([]);
});

it("shows two texts that share little one after the other", () => {
	expect(changesBetween("I live by what my mother hummed.", "Nobody waits on these stairs.")).toEqual([
		{ kind: "removed", text: "I live by what my mother hummed." },
		{ kind: "added", text: "Nobody waits on these stairs." },
	]);
});

it("holds both texts, whatever they are", () => {
	const text = fc
		.array(fc.constantFrom("I", "wait", " ", "\n\n", "stairs", "é", "🌱", ".", "“"))
		.map((parts) => parts.join(""));
	fc.assert(
		fc.property(text, text, (before, now) => {
			const changes = changesBetween(before, now);
			expect(join(changes, "removed")).toBe(now);
			expect(join(changes, "added")).toBe(before);
		}),
	);
});

it("tells apart texts that are long and share nothing", () => {
	const changes = changesBetween("before me ".repeat(1200), "after you ".repeat(1200));
	expect(join(changes, "removed")).toBe("after you ".repeat(1200));
});
