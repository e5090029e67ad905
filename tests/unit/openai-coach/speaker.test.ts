import { Speaker } from "@/lib/ai/openai/speaker";

/**
 * Feeds an answer letter by letter. @returns The text shown, and the part of the answer that had arrived when the first
 * word was shown.
 */
function shownOf(raw: string): { shown: string; from: string | null } {
	let [shown, from]: [string, string | null] = ["", null];
	let soFar = "";
	const speaker = new Speaker({
		key: "reply",
		unless: "concern",
		mend: (sentences) => sentences,
		judge: () => "say",
		say: (piece) => {
			from ??= soFar;
			shown += piece;
		},
		onEnd: () => {},
	});
	for (const letter of raw) {
		soFar += letter;
		speaker.content(soFar);
	}
	return { shown, from };
}

const SAID = "You kept quiet. What would you have said?";
const DANGER = { kind: "self-harm", words: "I want it to end" };

it.each([
	["null", null],
	["an empty text", ""],
	["a word for nothing", "none"],
])("shows a reply while it is written once its concern is %s", (_, concern) => {
	const { shown, from } = shownOf(JSON.stringify({ concern, reply: SAID, offers: [] }));
	expect(shown).toBe(SAID);
	expect(from).not.toContain("offers");
});

it("shows nothing of a reply that stands before its concern until that is known", () => {
	const { shown, from } = shownOf(JSON.stringify({ reply: SAID, offers: [], concern: null }));
	expect(shown).toBe(SAID);
	expect(from).toContain('"concern":null}');
});

it.each([
	["before", { concern: DANGER, reply: SAID, offers: [] }],
	["behind", { reply: SAID, offers: [], concern: DANGER }],
	["nowhere near", { reply: SAID }],
	["in the words of", { reply: `${SAID} {, "concern": null, }`, concern: DANGER }],
])("shows nothing while it is written where the concern stands %s the reply", (_, answer) => {
	expect(shownOf(JSON.stringify(answer)).shown).toBe("");
});
