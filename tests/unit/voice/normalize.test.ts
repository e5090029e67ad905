import fc from "fast-check";
import { knownLetters, normalize } from "@/lib/ai/built-in/narration/normalize";
import { sentencesOf } from "@/lib/ai/built-in/narration/sentences";

const said = (text: string) =>
	normalize(text)
		.map((lines) => lines.join(" | "))
		.join(" || ");

it.each([
	["Salt & pepper.", "Salt and pepper."],
	["Yes — calmly — and then no", "Yes, calmly, and then no."],
	["20–30 minutes", "20 to 30 minutes."],
	["“I’m here,” she said.", "I'm here, she said."],
	["‘Stay,’ he said", "Stay,' he said."],
	["café, naïve, Zoë, Łódź, Straße, Ærø", "cafe, naive, Zoe, Lodz, Strasse, Aero."],
	["I ❤️ you 👨‍👩‍👧 so much!! 🎉", "I you so much!"],
	["Fine 👍🏽.", "Fine."],
	["me :) you ;-) <3", "me you."],
	["**bold** _it_ `x` ~~no~~", "bold it x no."],
	["- one\n- two\n3. three", "one. | two. | three."],
	["One.\n\n---\n\nTwo.", "One. || Two."],
	["a <b>bold</b> word", "a bold word."],
	["[the list](http://a.b/c) and https://x.y/z", "the list and a link."],
	["e.g. tea, i.e. this, etc.", "for example, tea, that is, this, et cetera."],
	["tea etc. and so on", "tea et cetera and so on."],
	["us vs. them", "us versus them."],
	["Dr. Smith met Mr. Jones on St. James Street", "Doctor Smith met Mister Jones on Saint James Street."],
	["no. 5, but no.", "number 5, but no."],
	["at 7:30 a.m. and 3:00 p.m.", "at 7:30 AM and 3 PM."],
	["At 3:00 we left", "At 3 o'clock we left."],
	["½ cup, 1½ cups, 2/3 and 24/7", "one half cup, 1 and one half cups, two thirds and 24 7."],
	["£3.50, €20 and 5 €", "3.50 pounds, 20 euros and 5 euros."],
	["21 °C", "21 degrees Celsius."],
	["he/she and/or they", "he or she and or they."],
	["w/ love, w/o fear", "with love, without fear."],
	["so… anyway... Then.", "so, anyway. Then."],
	["What?! No!!!", "What? No!"],
	["(she said) it (quietly).", "she said, it, quietly."],
	["nooooo", "noo."],
	["1234567890123456", "1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6."],
	["Hmm, mmm.", "hum, um."],
	["2 + 2 = 4", "2 plus 2 equals 4."],
	["write to a@b.com", "write to a at b.com."],
	["The light,\nand then the dark.\nThen more", "The light, and then the dark. | Then more."],
])("%j is said %j", (text, expected) => {
	expect(said(text)).toBe(expected);
});

it("keeps every plain word, in order, in pieces that are short", () => {
	const word = fc.stringMatching(/^[b-gj-lp-z]{1,2}[aeiou][b-gj-lp-z]$/);
	fc.assert(
		fc.property(fc.array(word, { minLength: 1, maxLength: 400 }), (words) => {
			const sentences = sentencesOf(words.join(" "));
			const unsaid = (text: string) => text.replace(/[.]/g, "");
			expect(sentences.map(({ text }) => unsaid(text)).join(" ")).toBe(
				normalize(words.join(" ")).flat().map(unsaid).join(" "),
			);
			for (const { text } of sentences) expect(text.length).toBeLessThanOrEqual(240);
		}),
	);
});

it.each([
	["You wake.", 1],
	["Просыпаешься", 0],
	["123", 1],
])("knows the letters of %j: %d", (text, part) => {
	expect(knownLetters(text)).toBe(part);
});
