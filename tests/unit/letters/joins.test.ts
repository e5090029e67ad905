import fc from "fast-check";
import { takenJoin, takenOpening } from "@/lib/domain/letters/joins";

const tuesday = {
	day: "Tuesday",
	feeling: "Close to somebody",
	words: "We walked along the canal and saw the heron again, and nobody said a word about the house.",
};

test.each([
	["On Tuesday you wrote:", "On Tuesday you wrote:"],
	["  Then there is this, from Tuesday  ", "Then there is this, from Tuesday:"],
	["A walk, on Tuesday.", "A walk, on Tuesday:"],
	["Tuesday came with “Close to somebody”, and you noted:", "Tuesday came with “Close to somebody”, and you noted:"],
	["From Tuesday, close to somebody:", "From Tuesday, close to somebody:"],
	["You then put this down on Tuesday –", "You then put this down on Tuesday:"],
])("%j may lead to a line", (written, shown) => expect(takenJoin(written, tuesday)).toBe(shown));

test.each([
	["", "nothing"],
	["You wrote:", "no day"],
	["On Thursday you wrote:", "another day"],
	["On Tuesday and Wednesday you wrote:", "two days"],
	["On Tuesday, 14 days later, you wrote:", "a number"],
	["On Tuesday you felt sad and wrote:", "a feeling that nobody chose"],
	["On Tuesday you argued with Alex:", "what nobody told, and a name"],
	["On Tuesday you went to the sea:", "what nobody told"],
	["On Tuesday he held your hand:", "somebody else"],
	["Tuesday shows how much you have grown:", "a verdict"],
	["On Tuesday you wrote, and you should be proud of you:", "advice"],
	["What happened on Tuesday?", "a question"],
	["On Tuesday we walked along the canal and saw the heron:", "the line itself"],
	["On Tuesday you wrote “heron”:", "a quotation"],
	["On Tuesday you wrote. It was late:", "two sentences"],
	[`On Tuesday ${"and so on ".repeat(12)}`, "too much"],
])("%j may not: %s", (written) => expect(takenJoin(written, tuesday)).toBeNull());

const beginning = "You wrote on Monday and Thursday this week.";
test.each([
	["Monday and Thursday each have a page of yours.", true],
	["You sat down on Monday, and again on Thursday.", true],
	["You wrote on Monday. Thursday came with another page.", true],
	["You wrote on Monday and Friday.", false],
	["You wrote twice, on 2 days.", false],
	["What a week you had?", false],
	["You struggled this week, and still you wrote.", false],
	["You and Alex had a week together.", false],
	["You wrote that we walked along the canal and saw the heron.", false],
	["This was a better week.", false],
])("%j may begin a letter: %s", (written, isFine) =>
	expect(takenOpening(written, beginning, [tuesday])).toBe(isFine ? written : null),
);

test("whatever a model writes, what is shown names the day and ends before the line", () => {
	const words = fc.constantFrom(
		"on",
		"Tuesday",
		"you",
		"wrote",
		":",
		".",
		"Alex",
		"“",
		"never",
		"\n",
		"42",
		"sad",
		"ß",
		"🌊",
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string({ unit: "grapheme" }),
				fc.array(words).map((some) => some.join(" ")),
			),
			(written) => {
				const shown = takenJoin(written, tuesday);
				if (shown !== null) expect(shown).toMatch(/^[^\n]*Tuesday[^\n]*:$/);
				expect(takenOpening(written, beginning, [tuesday]) ?? "fine.").toMatch(/[.!]$/);
			},
		),
	);
});
