import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { needsItsQuestion, type PageForm, weightOf, weightOfLength } from "@/lib/domain/letters/weight";
import { tellsOfFreshLoss } from "@/lib/domain/text/loss";
import { endsWithPlan, goesOnFromBefore, leavesOpenWho } from "@/lib/domain/text/page-form";
import { tellsOfHarm } from "@/lib/safety/grave";

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
	["And then she rang the whole house awake.", true],
	["She was not in choir today.", true],
	["Choir was over early.", false],
])("%j goes on from another page: %s", (text, is) => expect(goesOnFromBefore(text)).toBe(is));

test.each([
	["I was at the weir. On Friday I tell Ada.", true],
	["Tomorrow I'll say the other part. Soup.", true],
	["First real snow. We'll keep both values.", false],
	["On Friday I tell Ada. Then we had soup. It was good.", false],
	["On Friday Ada came. We had soup.", false],
])("%j ends with a plan: %s", (text, is) => expect(endsWithPlan(text)).toBe(is));

test.each([
	["She was not in choir.", true],
	["Choir was over early. She had gone.", false],
	["told my mother. she put down the spoon.", false],
	["Ebo danced. Baaba pulled him and he went.", false],
	["We had soup.", false],
])("%j leaves open who it is about: %s", (text, is) => expect(leavesOpenWho(text)).toBe(is));

describe("a page", () => {
	const plain: PageForm = {
		text: "We carried the boards across the yard and stacked them against the wall at the north side.",
		...{ prompt: "How was your day?", own: null, isPleasant: null },
	};
	const weight = (more: Partial<PageForm>) => weightOf({ ...plain, ...more }) - weightOf(plain);

	test.each<[string, Partial<PageForm>]>([
		["that somebody wants to remember", { prompt: writingPrompts[0] }],
		["with many words of one's own for the feeling", { own: "there is a wall and I was on the other side" }],
		["with a good feeling", { isPleasant: true }],
		[
			"with speech",
			{ text: `${plain.text} "You could have let me in," Ada said to me and Tom in the doorway of the yard.` },
		],
	])("%s is worth more", (_, more) => expect(weight(more)).toBeGreaterThan(0));

	test("is worth the same under any question that is none of ours", () => {
		expect(weight({ prompt: "What do you want to remember?" })).toBe(0);
		expect(weight({ prompt: "Was there a moment you got angry?" })).toBe(0);
	});

	test("that is longer than others is worth more", () => expect(weightOfLength(2)).toBeGreaterThan(weightOfLength(1)));

	test.each<[string, Partial<PageForm>]>([
		["with only hard feelings", { isPleasant: false }],
		["that answers a prompt about something hard", { prompt: writingPrompts[7] }],
		[
			"that ends with a plan",
			{ text: `${plain.text} Next week I will see the doctor about the hands, as they asked me.` },
		],
		["of a few words", { text: "Soup." }],
		["that does not say who", { text: `She came. ${plain.text}` }],
	])("%s is worth less", (_, more) => expect(weight(more)).toBeLessThan(0));
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
