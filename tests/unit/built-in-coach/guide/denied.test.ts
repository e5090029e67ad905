import { nearby } from "@/lib/ai/built-in/guide/content/nearby";
import { isDenied } from "@/lib/ai/built-in/guide/fitting/denied";
import { Talk } from "./talk";

const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);

it.each([
	["We never fight. That's the problem, it's just silence.", /quarrel/],
	["We don't argue, we are only tired.", /quarrel/],
	["I'm not jealous, I am bored.", /jealous/],
	["No. i am not going to hurt myself. it was irony", /hard-night/],
	["I didn't cheat on anybody.", /i-cheated/],
	["i carry nothing at home, she is GONE", /chores/],
	["How do I start talking with Ana about a baby without it becoming a fight?", /quarrel/],
])("a denied word is no reason for an offer: %s", async (message, turned) => {
	const { content, offers } = await new Talk().say(message);
	expect(hrefs(offers).join(" ")).not.toMatch(turned);
	expect(content).not.toMatch(/want to hurt myself/);
});

it.each([
	["We can't stop fighting", "fighting"],
	["We never used to fight", "fight"],
	["Not a day without a fight", "fight"],
	["We never fight in public. At home we fight all day.", "fight"],
	["I don't want to fight any more", "fight"],
	["I don't want to hurt myself but the thoughts come", "hurt myself"],
	["why am I not over my jealousy", "jealousy"],
	["Not only jealous, furious", "jealous"],
])("is not denied: %s", (message, words) => {
	expect(isDenied(message, words)).toBe(false);
});

it.each([
	"I don't want to talk about her today",
	"i dont wanna talk about it",
	"Let's not talk about my mother",
	"I'd rather not speak about that now",
])("leaves what they do not want to speak of: %s", async (message) => {
	const { content, offers } = await new Talk().say(message);
	expect(content).toMatch(/leave it/);
	expect(hrefs(offers).join(" ")).not.toMatch(/hard-conversation|asking|letter|saying-no/);
});

const people = ["my girlfriend", "my husband", "my mother", "my friend", "my son"];
const times = ["3 weeks ago", "later", "since 2019", "yesterday", "last week", "today"];

it.each(times)("a time beside somebody is no reason for anything: %s", (time) => {
	for (const who of people)
		for (const { words, and } of nearby) {
			const text = `${who} ${time}`;
			expect(words.test(text) && (!and || and.test(text))).toBe(false);
		}
});

it.each(["my girlfriend left 3 weeks ago", "my husband walked out last month", "she left me two weeks ago"])(
	"somebody who left is a break-up: %s",
	async (message) => {
		const found = hrefs((await new Talk().say(message)).offers);
		expect(found).toContain("/exercises/after-a-breakup");
		expect(found).toContain("/handbook/being-left");
		expect(found).not.toContain("/handbook/chores");
	},
);

it.each(["my girlfriend left for work an hour ago", "my husband left his keys at home last week"])(
	"a way out of the house is none: %s",
	async (message) => {
		expect(hrefs((await new Talk().say(message)).offers)).not.toContain("/exercises/after-a-breakup");
	},
);

it.each([
	[
		"How do I start talking with Ana about a baby without it becoming a fight?",
		["/exercises/hard-conversation", "/handbook/wanting-children"],
	],
	["Our baby is 3 weeks old and I dont feel what everyone says I should feel", ["/handbook/new-baby", "/help-now"]],
	[
		"our sex life is basically dead and I don't know how to bring it up without hurting her",
		["/handbook/talking-about-sex", "/exercises/hard-conversation"],
	],
])("offers what is there for it: %s", async (message, fitting) => {
	expect(hrefs((await new Talk().say(message)).offers)).toEqual(expect.arrayContaining(fitting));
});

it("takes lateness for no diagnosis", async () => {
	const { offers } = await new Talk().say("I'm always late and I don't know why");
	expect(hrefs(offers)).not.toContain("/handbook/a-late-diagnosis");
});
