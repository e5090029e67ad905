import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { needsItsQuestion } from "@/lib/domain/letters/weight";
import { tellsOfFreshLoss } from "@/lib/domain/text/loss";
import { isAboutHarm, tellsOfHarm } from "@/lib/safety/grave";

test.each([
	["What are you afraid of?", "I find nothing in it to correct.", false],
	["What are you afraid of?", "That she will be happy there.", true],
	["How was your day?", "Burnley. They do it online now.", true],
	["Was there a quarrel?", "A small one, in whispers, by the tap on the landing.", true],
	["How was your day?", "We walked to the weir and saw the heron.", false],
	["What are you grateful for?", "I slept. Nhyira woke me.", true],
	["?", "Yes.", false],
	["Write about a small thing.", "Yes.", false],
])("%j above %j is quoted with it: %s", (prompt, text, is) => expect(needsItsQuestion(prompt, text)).toBe(is));

test.each(writingPrompts.slice(1))("our prompt %j can be quoted above a page that needs it", (prompt) =>
	expect(needsItsQuestion(prompt, "Because of the plums.")).toBe(true),
);

test("a page that was written about something else is not said to answer our prompt", () => {
	for (const text of ["We walked to the weir and saw the heron stand there.", "Choir again. The low notes."]) {
		for (const prompt of writingPrompts) expect(needsItsQuestion(prompt, text)).toBe(false);
	}
});

test.each([
	["Dad died this morning.", true],
	["They say it is cancer.", true],
	["He has passed away.", true],
	["The funeral is on Friday.", true],
	["We lost the baby.", true],
	["He moved out on Sunday.", true],
	["A funeral at Effiakuma, two days, 3 cedis a chair.", false],
	["She has not been since the funeral of her aunt, 2018.", false],
	["I read the case to the end (they both died, the tree stands).", false],
	["Liina is a widow, I knew it.", false],
	["My father died in 1998.", false],
	["Keep, hospice, rags.", false],
	["She is in the hospice now.", true],
	["My phone died on the way.", false],
	["He left me a note.", false],
	["He left me.", true],
])("%j tells of a loss that may be fresh: %s", (text, is) => expect(tellsOfFreshLoss(text)).toBe(is));

test.each([
	["archie kicked one off the roof rack", false],
	["we killed an hour at the station", false],
	["the scale hit 224", false],
	["he slapped his own belly", false],
	["heart beating", false],
	["standing all day, my hip's killing me", false],
	["the heat was killing us", false],
	["it hit me on the bus", false],
	["i had to go and look for a knife", false],
	["she cut the cake with a knife", false],
	["like a bruise somebody bumped", false],
	["bread, drench, m's pills", false],
	["i hit my head on the roof rack", false],
	["a letter that touched me", false],
	["he's killing me", true],
	["he tried to kill me", true],
	["she pulled out a knife", true],
	["he gave me a bruise", true],
	["he hit my arm", true],
	["he kicked me", true],
	["i was beaten", true],
	["she hit her sister", true],
	["do not kill yourself for zinc", true],
	["he has a gun", true],
	["it was violent", true],
])("%j tells of harm to somebody: %s", (text, is) => expect(tellsOfHarm(text)).toBe(is));

test.each([
	["she cuts noodles, she looks in the window not on the knife", false],
	["fried bologna sandwich and murder shows", false],
	["i punch in my own number", false],
	["we died laughing and killed time", false],
	["very good, tiago, and tomorrow you'll kill someone", false],
	["hitting, lying. and being mean about my mums", false],
	["when his brother got killed in 81 he sat in the truck all night", false],
	["i was proud as punch, hitting every note", false],
	["he trusted me with the seat belt", false],
	["he hit me the once", true],
	["he took his belt off", true],
	["she was killed by her husband", true],
	["he touched me", true],
	["there was a gun in the drawer", true],
	["my neighbor beat his dogs, every one of them", true],
	["his mother beat the sons with the yardstick", true],
	["i was abused as a kid", true],
	["i wanted to die", true],
])("%j is left out of texts about somebody: %s", (text, is) => expect(isAboutHarm(text)).toBe(is));
