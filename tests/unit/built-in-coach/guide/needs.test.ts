import { calmWays, needs } from "@/lib/ai/built-in/guide/content/needs";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { openPromptOf } from "@/lib/domain/journal/open-prompts";
import { entry, pagesOf, Talk } from "./talk";

const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);
const slugs = (offers: readonly { href?: string }[]) => hrefs(offers).map((href) => href.split("/").at(-1));

it("has two or three ways for each need, all of them there", () => {
	for (const { ways } of [...needs, { ways: calmWays }]) {
		expect(ways.length).toBeGreaterThan(1);
		expect(ways.length).toBeLessThan(4);
		expect(new Set(hrefs(ways)).size).toBe(ways.length);
		for (const href of hrefs(ways)) {
			const slug = /^\/exercises\/(.+)/.exec(href)?.[1];
			if (slug !== undefined) expect(exerciseBySlug(slug)).toBeDefined();
			const prompt = /\?prompt=(.+)/.exec(href)?.[1];
			if (prompt !== undefined) expect(openPromptOf(prompt)).not.toBeNull();
		}
	}
});

it("leads nobody who may be afraid towards another person", () => {
	for (const slug of slugs(calmWays)) expect(exerciseBySlug(slug ?? "")?.aboutSomebody).toBeUndefined();
});

it.each([
	"he took my bank card again, for the shopping he says",
	"my boyfriend counts what I eat, he says it is love",
	"I have to be home in time or he goes quiet when I come in",
	"she won't let me see my brother",
])("leads towards nobody who may decide over the writer: %s", async (message) => {
	const { offers } = await new Talk().say(message);
	for (const slug of slugs(offers)) expect(exerciseBySlug(slug ?? "")?.aboutSomebody).toBeUndefined();
});

it.each([
	["my sister was on my laptop again, I'm not even surprised", "journal?from=reply"],
	["my sister was on my laptop again, I'm not even surprised", "handbook#family"],
	["my colleague never answers when I ask a question in the meeting", "handbook#work"],
	["what do i text back to a thumbs up from the bowling man", "hard-conversation"],
	["he sent a frog. do i reply", "journal?prompt=words"],
	["she wants the lamp back that she gave me, what do I do", "journal?prompt=answer"],
	["I still set the alarm for his pills. My late husband's, I mean.", "journal?prompt=missed"],
	["we won!! we actually won!!", "journal?prompt=keep"],
	["1. call bank 2. shoes 3. ask Jo about the tent", "journal?prompt=next"],
	["should I take the flat near the park or the cheap one", "decision"],
	["so drained, no words", "calming-down-now"],
	["soup, rain, early night", "journal?prompt=mind"],
])("offers ways that are right whoever reads them where nothing is certain: %s", async (message, way) => {
	const { offers } = await new Talk().say(message);
	expect(slugs(offers)).toContain(way);
});

it("offers the same ways only once in a while", async () => {
	const talk = new Talk();
	const first = await talk.say("my sister is late again");
	const second = await talk.say("and my sister took my coat again");
	for (const href of hrefs(first.offers)) expect(hrefs(second.offers)).not.toContain(href);
});

it("leads to what they wrote about the same person before", async () => {
	const pages = pagesOf(entry(1, "2026-11-01", "Called my mother. She talked about the neighbours."));
	const { offers } = await new Talk({ pages }).say("my mum forgot my birthday again");
	expect(offers).toContainEqual(
		expect.objectContaining({ note: "On 1 page of yours", say: "What did I write about my mum?" }),
	);
	const fathers = pagesOf(entry(1, "2026-11-01", "Called my father."));
	const inLaw = await new Talk({ pages: fathers }).say("My father in law gives speeches again");
	expect(inLaw.offers.filter(({ say }) => say)).toEqual([]);
	const none = await new Talk({ pages }).say("my uncle forgot my birthday again");
	expect(none.offers.filter(({ say }) => say)).toEqual([]);
});

it.each([
	["she left me on read for 3 days then liked my story", "after-a-breakup"],
	["do i tell my mate his girlfriend was on hinge", "dating-apps"],
	["do i tell my mate his girlfriend was on hinge", "ready-to-date"],
	["my father started dating again, at 71", "ready-to-date"],
	["my sister's husband left her", "being-left"],
	["Everyone tells me to be grateful for what I have.", "gratitude-told"],
	["I am mother, wife, daughter, accountant.", "stepfamily"],
	["My son hasn't called since August. I know he's busy.", "waiting-for-a-text"],
	["Can't decide if I'm unhappy or just bored.", "decision"],
	["Menopause, a teenager and a mother with a new hip. Send wine.", "getting-older"],
	["she sat alone at the end of the table and laughed with the cat", "loneliness"],
	["he stopped paying attention at the second slide, like all of us", "saying-no"],
	["i like being alone and people treat it like an illness", "loneliness"],
	["what's the point of an apology if he does it again", "apologizing"],
	["I lied on my CV and now they want to promote me", "apologizing"],
	["I think my best friend is in love with me", "unrequited-love"],
	["My sister would say go and my mum would say stay. My partner says nothing.", "in-laws"],
	["my daughter is bullied and she doesn't want me to do anything", "desire"],
	["cheating at monopoly is a family tradition in our house", "they-cheated"],
])("offers nothing by one word, or by what somebody else does: %s", async (message, wrong) => {
	expect(slugs((await new Talk().say(message)).offers)).not.toContain(wrong);
});

it.each([
	["Her family is religious and I'm really not.", "different-backgrounds"],
	["My husband works in Dubai and comes home once a year", "long-distance"],
	["My friend group went to Greece without me.", "loneliness"],
	["My husband never asks me anything", "lonely-together"],
	["I said I love you and he said thank you", "what-are-we"],
	["My boss takes my ideas and says them louder.", "hard-conversation"],
	["I keep saying yes to the PTA and then hating everyone", "saying-no"],
	["he hasn't replied since tuesday", "waiting-for-a-text"],
	["my husband's daughter calls me 'the wife'", "stepfamily"],
	["my brother borrowed my savings and now he avoids me", "asking-for-something"],
])("offers what two signs together name: %s", async (message, right) => {
	expect(slugs((await new Talk().say(message)).offers)).toContain(right);
});

it.each([
	["My husband is good man but he never ask me any question.", /I ask no questions of my own/],
	["what's on my goals list", /I have no answer|cannot answer/],
])("is not misread: %s", async (message, wrong) => {
	expect((await new Talk().say(message)).content).not.toMatch(wrong);
});

it.each([
	["show me my last 3 entries", ["Third.", "Fourth.", "Fifth."], ["First.", "Second."]],
	["my last two entries", ["Fourth.", "Fifth."], ["Third."]],
	["list every mention of Paul", ["Paul came"], ["First."]],
	["every time I mentioned Paul", ["Paul came"], ["First."]],
])("finds %s", async (message, has, hasNot) => {
	const pages = pagesOf(
		...["Paul came to dinner.", "First.", "Second.", "Third.", "Fourth.", "Fifth."].map((text, i) =>
			entry(i, `2026-11-0${i + 1}`, text),
		),
	);
	const { content } = await new Talk({ pages }).say(message);
	for (const one of has) expect(content).toContain(one);
	for (const one of hasNot) expect(content).not.toContain(one);
});

it("says that there is no entry yet", async () => {
	const pages = pagesOf({ ...entry(1, "2026-11-01", "Said in the conversation."), kind: "message" });
	expect((await new Talk({ pages }).say("show me my last 3 entries")).content).toBe("There is no journal entry yet.");
});

it("counts what they write about most", async () => {
	const pages = pagesOf(
		entry(1, "2026-11-01", "The garden again. Snails."),
		entry(2, "2026-11-02", "Garden, then rain."),
		entry(3, "2026-11-03", "A letter from the bank."),
	);
	const { content } = await new Talk({ pages }).say("what have I been writing about the most?");
	expect(content).toMatch(/“garden” \(2 pages\)/);
	expect(content).not.toMatch(/bank/);
});

it.each([
	["My wife is afraid of having me home when I retire", "i-frighten"],
	["My daughter wants me to sell the house and move in with them", "moving-in"],
	["My wife tells me I am like my father.", "in-laws"],
	["My girlfriend's ex is still paying her rent.", "money"],
	["Yesterday I sang in the car, alone. It was beautiful.", "self-compassion"],
	["drove past our old house, somebody painted it yellow", "self-compassion"],
	["my friend's dad died and I don't know what to write on the card", "grief"],
	["everyone's so proud of him, nobody clapped for me", "gratitude-told"],
	["I keep checking her ex's profile at 2am", "no-contact"],
	["turned down for the third flat today because I'm a single mum", "rejection"],
	["good morning! 3 things: coffee, sun, nobody needs me until ten", "worries-put-off"],
	["third date tonight!! what do i even talk about", "gratitude-told"],
])("is not led astray by a word: %s", async (message, wrong) => {
	expect(slugs((await new Talk().say(message)).offers)).not.toContain(wrong);
});

it.each([
	["She wants kids. I don't.", "wanting-children"],
	["My ex wants us all to celebrate together for the kids.", "divorce-with-children"],
	["Our daughter was born 3 weeks ago and I feel like a guest", "new-baby"],
	["I'd like to make a plan to call my mother more", "when-and-then"],
	["I am a widower. Is it too early?", "loving-again"],
	["never had a girlfriend, 22", "being-single"],
	["They offered me the job in Ghent. We just bought a house here.", "decision"],
	["it's our anniversary and we're both on our phones", "phones"],
	["my dad can't use the phone anymore", "parent-ill"],
	["He remembered how I take my coffee. That's the news", "gratitude-told"],
	["can you help me write message to my ex, i want my drum set back", "hard-conversation"],
])("leads to what there is: %s", async (message, right) => {
	expect(slugs((await new Talk().say(message)).offers)).toContain(right);
});
