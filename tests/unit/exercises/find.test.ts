import fc from "fast-check";
import { find } from "@/lib/domain/exercises/find";
import { exercises } from "@/lib/domain/exercises/library";

const slugsOf = (text: string, options?: Parameters<typeof find>[1]) =>
	find(text, options).map(({ exercise }) => exercise.slug);

it.each([
	["How do I apologise to my sister?", "apologizing"],
	["i want to say sorry to tom but dont know how", "apologizing"],
	["I really need to apologize", "apologizing"],
	["how can I make it up to her?", "apologizing"],
	["I owe my brother an apology", "apologizing"],
	["apology", "apologizing"],
	["I can't say no to my boss", "saying-no"],
	["How do I say no without feeling guilty?", "saying-no"],
	["I need to set boundaries with my mother", "saying-no"],
	["I always say yes and then I'm exhausted", "saying-no"],
	["boundaries", "saying-no"],
	["How do I tell my husband that I'm unhappy", "hard-conversation"],
	["help me talk to my dad about the money", "hard-conversation"],
	["I have to have a difficult conversation with my boss tomorrow", "hard-conversation"],
	["how do I bring it up", "hard-conversation"],
	["how do I ask for more space?", "asking-for-something"],
	["I want to ask her for help", "asking-for-something"],
	["I never ask for help", "asking-for-something"],
	["I can’t say what I need", "asking-for-something"],
	["We had a huge fight last night", "quarrel-from-outside"],
	["me and my wife keep arguing. we argue about everything", "quarrel-from-outside"],
	["How can we stop fighting?", "quarrel-from-outside"],
	["I want to write a letter to my mother that she'll never read", "unsent-letter"],
	["there are so many things I never said", "unsent-letter"],
	["I need closure", "unsent-letter"],
	["I can't decide whether to move", "decision"],
	["Should I stay or leave?", "decision"],
	["I don't know if I should take the job", "decision"],
	["I'm torn between two cities", "decision"],
	["decision", "decision"],
	["I can't stop worrying", "worries-put-off"],
	["my mind is racing and i cant sleep", "worries-put-off"],
	["How do I stop overthinking?", "worries-put-off"],
	["I worry too much", "worries-put-off"],
	["worries", "worries-put-off"],
	["I hate myself for it", "self-compassion"],
	["I feel like such a failure", "self-compassion"],
	["how can I be kinder to myself", "self-compassion"],
	["I can't forgive myself", "self-compassion"],
	["I'm so jealous of his friends", "jealousy"],
	["how do i stop being jealous", "jealousy"],
	["I keep checking her phone", "jealousy"],
	["jealousy", "jealousy"],
	["We broke up last week", "after-a-breakup"],
	["My girlfriend left me", "after-a-breakup"],
	["how do I get over my ex?", "after-a-breakup"],
	["I got dumped", "after-a-breakup"],
	["My dad died in March", "grief"],
	["I lost my mother two years ago", "grief"],
	["how do I cope with grief", "grief"],
	["my grandmother passed away", "grief"],
	["I don't know what I want", "what-i-value"],
	["How do I find my purpose?", "what-i-value"],
	["my values", "what-i-value"],
	["I keep putting it off", "when-and-then"],
	["How do I stick to my goals?", "when-and-then"],
	["I need a plan", "when-and-then"],
	["I want to thank my teacher", "gratitude-told"],
	["I'm grateful to my sister", "gratitude-told"],
	["I never thanked him", "gratitude-told"],
	["gratitude exercise", "gratitude-told"],
	["I'm having a panic attack", "calming-down-now"],
	["help me calm down", "calming-down-now"],
	["How do I calm down?", "calming-down-now"],
	["I feel completely overwhelmed", "calming-down-now"],
	["I can't breathe", "calming-down-now"],
	["my husband and I don't talk anymore", "hard-conversation"],
	["my boyfriend never listens to me", "hard-conversation"],
	["I need to tell him I'm leaving", "hard-conversation"],
	["My son won't talk to me", "hard-conversation"],
	["I yelled at my kids and feel terrible", "apologizing"],
	["I said something awful to my sister", "apologizing"],
	["I can't sleep", "worries-put-off"],
	["I'm nervous about tomorrow", "worries-put-off"],
	["should I text my ex", "decision"],
	["I have to decide by friday if I take the job", "decision"],
	["we're getting divorced", "after-a-breakup"],
	["my heart is broken", "after-a-breakup"],
	["how to forgive my father", "unsent-letter"],
	["I want to stop drinking", "when-and-then"],
	["I procrastinate all the time", "when-and-then"],
	["my father-in-law passed away", "grief"],
	["I feel guilty for leaving him", "self-compassion"],
	["who am I", "what-i-value"],
	["my partner wants kids and I don't", "hard-conversation"],
	["I'm so stressed", "calming-down-now"],
])("%s → %s", (text, slug) => {
	expect(slugsOf(text)).toContain(slug);
});

it.each([
	"",
	"   ",
	"hello",
	"no",
	"yes",
	"ok thanks",
	"I am calm",
	"What a day! The sun was out and we ate ice cream.",
	"He should apologise to me",
	"She never apologises",
	"I don't want to apologise",
	"My friend can't say no",
	"My neighbour is jealous",
	"she is so jealous of me",
	"He can't decide",
	"My colleague's dad died",
	"They broke up",
	"I am not jealous",
	"I'm not worried at all",
	"I have decided",
	"We did not fight",
	"I read a book about grief in ancient Rome by the fire",
	"the fight scene in that movie was great",
	"the plan for tomorrow is to bake",
	"My mother called and we talked about the garden",
	"How do I cook rice?",
	"What did I write about my mother?",
	"when did I last mention the house?",
	"I stopped worrying",
	"You don't understand me",
	"my friend wants to borrow money again and i dont want to",
	"People do not talk about it",
	"My daughter started running",
	"He made a big mistake",
	"The neighbors argue all night",
	"She wants to decide",
	"I told her and it was good",
	"It is not my fault",
	"I am not stressed",
	"I slept well",
	"My brother is getting divorced",
	"I am happily married",
	"We talk every day",
	"My husband listens to me",
	"My phone died",
	"My plants died",
	"What is the weather",
	"I got a raise!",
	"We walked along the river and laughed until my stomach hurt.",
])("nothing in: %s", (text) => {
	expect(slugsOf(text)).toEqual([]);
});

it.each([
	["exercise for anger please", "calming-down-now"],
	["breathing", "calming-down-now"],
	["calming down", "calming-down-now"],
	["letter I won't send", "unsent-letter"],
	["exercise for being kinder to myself", "self-compassion"],
	["do you have an exercise for jealousy?", "jealousy"],
	["A decision: two futures", "decision"],
	["the grief exercise", "grief"],
	["something for worries", "worries-put-off"],
])("is found by its name, or by what it is for: %s", (text, slug) => {
	const found = find(text).filter(({ isNamed }) => isNamed || slug === "unsent-letter");
	expect(found.map(({ exercise }) => exercise.slug)).toEqual([slug]);
});

it.each(exercises.map(({ title, slug }) => [title, slug]))("is found by its whole title: %s", (title, slug) => {
	expect(find(title).some(({ exercise, isNamed }) => isNamed && exercise.slug === slug)).toBe(true);
	expect(find(`the exercise ${title} please`).some(({ exercise }) => exercise.slug === slug)).toBe(true);
});

it.each(["no", "now", "I need to talk", "I am calmer", "hard", "something", "an exercise"])(
	"names no exercise: %s",
	(text) => {
		expect(find(text).filter(({ isNamed }) => isNamed)).toEqual([]);
	},
);

it("says why in the person's own words", () => {
	const [found] = find("So.  How do I  say no to her, then?");
	expect(found?.words).toBe("How do I  say no");
	expect(found?.reason).toBe("You wrote “How do I say no”.");
});

it("finds several, in the order they were told", () => {
	expect(slugsOf("I can't stop worrying since we broke up. How do I say no to him?")).toEqual([
		"worries-put-off",
		"after-a-breakup",
		"saying-no",
	]);
});

it.each([
	"I'm scared of him. How do I talk to him?",
	"How do I tell my husband that I'm leaving? I am afraid what he will do",
	"he hit me again, how do I say no to him",
	"My boyfriend threatened me. I want to apologise.",
	"how do i ask her for space, she scares me",
])("offers nothing that leads towards somebody feared: %s", (text) => {
	expect(find(text).filter(({ exercise }) => exercise.aboutSomebody)).toEqual([]);
});

it("offers only what is calm where that is asked for", () => {
	expect(slugsOf("I can't calm down. How do I apologize?", { calmOnly: true })).toEqual(["calming-down-now"]);
});

describe("whatever is written", () => {
	const piece = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom("how do i", "say no", "i'm", "’", "my dad", "died", "~", "<how>", "\n", "I", "cannot", "stop"),
	);
	const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" "));

	it("throws nothing, and quotes only what stands there", () => {
		fc.assert(
			fc.property(text, (written) => {
				for (const { words, exercise } of find(written)) {
					expect(written).toContain(words);
					expect(words).not.toBe("");
					expect(exercises).toContain(exercise);
				}
			}),
			{ numRuns: 500 },
		);
	});

	it("takes time in proportion to its length", () => {
		const unit = "how do i i want to my dad i cannot stop i am torn we keep i feel i do not know whether ";
		const time = (times: number) => {
			const long = unit.repeat(times);
			const runs = Array.from({ length: 5 }, () => {
				const started = performance.now();
				find(long);
				return performance.now() - started;
			});
			return Math.min(...runs);
		};
		time(50);
		expect(time(800)).toBeLessThan(time(100) * 8 * 4 + 20);
	});
});
