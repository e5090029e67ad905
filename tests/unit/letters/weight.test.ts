import { tellsOfFreshLoss } from "@/lib/domain/letters/carrying";
import {
	endsWithPlan,
	leavesOpenWho,
	needsItsQuestion,
	type PageForm,
	weightOf,
	weightOfLength,
} from "@/lib/domain/letters/weight";
import { tellsOfHarm } from "@/lib/safety/grave";

test.each([
	["What are you afraid of?", "I find nothing in it to correct.", true],
	["How was your day?", "That she will be happy there.", true],
	["How was your day?", "Burnley. They do it online now.", true],
	["What are you thankful for?", "The light at three came in through the door.", true],
	["Did you say it?", "I said it at the table, with a plate in my hand.", true],
	["How was your day?", "We walked to the weir and saw the heron.", false],
	["How was your day?", "I slept. It rained.", false],
	["?", "Yes.", false],
	["Write about a small thing.", "Yes.", false],
])("%j above %j is quoted with it: %s", (prompt, text, is) => expect(needsItsQuestion(prompt, text)).toBe(is));

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
		["that somebody wants to remember", { prompt: "What do you want to remember?" }],
		["that tells what came of something", { prompt: "What happened with the plan you made?" }],
		["with many words of one's own for the feeling", { own: "there is a wall and I was on the other side" }],
		["with a good feeling", { isPleasant: true }],
		[
			"with speech",
			{ text: `${plain.text} "You could have let me in," Ada said to me and Tom in the doorway of the yard.` },
		],
	])("%s is worth more", (_, more) => expect(weight(more)).toBeGreaterThan(0));

	test("that is longer than others is worth more", () => expect(weightOfLength(2)).toBeGreaterThan(weightOfLength(1)));

	test.each<[string, Partial<PageForm>]>([
		["with only hard feelings", { isPleasant: false }],
		["that answers a question about something hard", { prompt: "Was there a moment you got angry?" }],
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
])("%j tells of a loss that may be fresh: %s", (text, is) => expect(tellsOfFreshLoss(text)).toBe(is));

test.each([
	["archie kicked one off the roof rack", false],
	["we killed an hour at the station", false],
	["the scale hit 224", false],
	["he slapped his own belly", false],
	["heart beating", false],
	["he kicked me", true],
	["i was beaten", true],
	["she hit her sister", true],
	["do not kill yourself for zinc", true],
	["he has a gun", true],
	["it was violent", true],
])("%j tells of harm to somebody: %s", (text, is) => expect(tellsOfHarm(text)).toBe(is));
