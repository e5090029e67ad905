import { entry, pagesOf, Talk } from "./talk";

const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);
const NOTHING_FOUND = /could search|I found nothing|Nothing of yours/;

it.each([
	"my plan B is basically the bridge by the library haha",
	"Last time it was the iron. It was on.",
	"what do I even say to her?",
	"I'd like to read something about grief.",
])("speaks of no search where none was asked for: %s", async (message) => {
	expect((await new Talk().say(message)).content).not.toMatch(NOTHING_FOUND);
	const pages = pagesOf(entry(1, "2026-10-01", "We walked to the lighthouse."));
	expect((await new Talk({ pages }).say(message)).content).not.toMatch(NOTHING_FOUND);
});

it.each(["What did I write about Porto?", "When did I last write about Porto?", "Show me my pages about Porto"])(
	"says that nothing is there where it was plainly asked: %s",
	async (message) => {
		expect((await new Talk().say(message)).content).toMatch(NOTHING_FOUND);
	},
);

it.each([
	["third time. my parents think I passed"],
	["everybody thinks I passed"],
	['my brother wrote "I got the job"'],
	["lol failed again", "I passed"],
	["we buried her yesterday, the funeral was short", "I got the job"],
	["I'm pregnant"],
])("does not cheer: %s %s", async (...messages) => {
	const talk = new Talk();
	let content = "";
	for (const message of messages) ({ content } = await talk.say(message));
	expect(content).not.toMatch(/Congratulations|^Good\./);
});

it.each([
	["Please remind me to drink water every day.", "/handbook/drinking"],
	["I said sorry eleven times today, I counted.", "/handbook/apologizing"],
	["She wasn't kind to me. She wasn't kind to anybody.", "/exercises/gratitude-told"],
	["I'm not anxious, I'm excited. Everyone confuses the two.", "/exercises/worries-put-off"],
	["He apologised. I don't know if I believe him.", "/exercises/decision"],
])("offers nothing by a word or a fragment: %s", async (message, turned) => {
	const { offers } = await new Talk().say(message);
	expect(hrefs(offers)).not.toContain(turned);
	for (const { note = "" } of offers)
		expect(note).not.toMatch(/“(?:drink|sorry|told him|kind to me|don't know if I|apologised)”\.$/);
});

it.each([
	["I always say yes to my boss", "/exercises/saying-no"],
	["I don't know if I should move to Oslo", "/exercises/decision"],
])("offers what the words do stand for: %s", async (message, fitting) => {
	expect(hrefs((await new Talk().say(message)).offers)).toContain(fitting);
});

it.each([
	"Should I take antidepressants?",
	"How many pills can I take?",
	"Can I stop my medication?",
	"am I pregnant?",
])("leaves it to a doctor or pharmacist: %s", async (message) => {
	expect((await new Talk().say(message)).content).toMatch(/doctor or a pharmacist/);
});

it.each([
	["You are useless, every time the same question back.", /no help|missed it/],
	["thanks, that helped more than you know", /welcome/],
	["I'm proud of myself for once", /^Good\./],
	["You're the first one I tell: I'm pregnant.", /big news/],
	["Tell me about myself.", /cannot say who you are/],
	["Give me an exercise for before a job interview.", /what I have for that|found none by these words/],
	["I'd like to read something about grief.", /what I have for that/],
	["Do you have anything on breathing?", /what I have for that/],
])("is answered as what it is: %s", async (message, expected) => {
	const { content } = await new Talk().say(message);
	expect(content).toMatch(expected);
});

it.each([
	"I had soup today.",
	"thank you",
	"good night",
	"do you remember me?",
	"I passed",
	"My mother is driving me mad and I shouted at her",
])("says of nothing that it is kept, off the record: %s", async (message) => {
	const on = await new Talk().say(message);
	const off = await new Talk().say(message, { isOffRecord: true });
	expect(off.content).not.toMatch(/(?<!nothing of it is )\bkept\b|stands here|written down/);
	expect(off.offers).toEqual(on.offers);
});

it("says of a page only what is on it, and names what it does not have apart", async () => {
	const pages = pagesOf(entry(1, "2026-10-01", "Long day at work. Rain."));
	const { content } = await new Talk({ pages }).say("What did I write about work and dragons?");
	expect(content).toMatch(/Nothing of yours has “dragons”/);
	expect(content).not.toMatch(/I found [^.]*dragons/);
});

it("reads a question in two halves, and finds pages where a summary is asked for", async () => {
	const pages = pagesOf(entry(1, "2026-03-10", "My sister called."), entry(2, "2026-06-10", "Work, and more work."));
	const asked = await new Talk({ pages }).say("can you see what I wrote in march? about my sister");
	expect(asked.content).toContain("My sister called.");
	expect((await new Talk({ pages }).say("Could you summarise my entries about work?")).content).toContain("more work");
});

it.each([
	["Dad drinks again. He thinks I can't smell it.", "Dad slept. He thinks it was the tea."],
	["Can we do the thing where you ask questions about Sunday?", "She asked me one question."],
])("brings up no page for words that tell little: %s", async (message, page) => {
	const { offers } = await new Talk({ pages: pagesOf(entry(1, "2026-10-01", page)) }).say(message);
	expect(hrefs(offers).filter((href) => href.startsWith("/journal?entry"))).toEqual([]);
});

it.each([
	["she read my message 2 hrs ago", "/handbook/phones-and-privacy"],
	["I read my diary from 2014 and I want to give that girl a sandwich.", "/handbook/phones-and-privacy"],
	["My partner checks my phone", "/handbook/i-frighten"],
	["Long distance is killing us", "/handbook/a-hard-night"],
	["How do you keep the spark after 12 years", "/privacy"],
	["my husband plays games until 3am", "/handbook/mixed-signals"],
	["My friend told everyone my secret", "/handbook/telling-a-secret"],
	["My kid asked if we're getting a divorce", "/exercises/after-a-breakup"],
	['why does my wife say "nothing" when I ask what is wrong', "/handbook/talking-about-sex"],
	["do u think its ok to read his messages if i think he cheats", "/handbook/i-cheated"],
	["my mother moved in and took over my kitchen", "/handbook/moving-in"],
	["i had a panic attack in the supermarket", "/handbook/partner-depressed"],
	["My sister got engaged and I said congratulations.", "/handbook/siblings"],
	["How do I stop paying without stopping being loved?", "/handbook/unrequited-love"],
])("offers no article by words that mean something else: %s", async (message, turned) => {
	expect(hrefs((await new Talk().say(message)).offers)).not.toContain(turned);
});

it.each([
	["My husband hasn't touched me in eight months", "/handbook/desire"],
	["I keep picking men who are not available", "/handbook/attachment"],
	["he said we should talk later and its been FOUR HOURS", "/handbook/waiting-for-a-text"],
	["I met someone online and he wants money for a ticket", "/handbook/early-signs"],
	["i think my dad likes my brother more", "/handbook#family"],
	["How do you keep the spark after 12 years", "/handbook/spark"],
	["I think I am a bad mother", "/exercises/self-compassion"],
	["I'm scared of becoming my mother", "/handbook/parents-hurt"],
	["hi, first time here. i have a question about trust", "/handbook/trust-again"],
	["i shouldnt have said that to her", "/exercises/apologizing"],
	["My dad is getting chemo and makes jokes all day", "/handbook/parent-ill"],
	["please i need to sleep my head is not stopping", "/exercises/worries-put-off"],
])("offers what is near: %s", async (message, near) => {
	expect(hrefs((await new Talk().say(message)).offers)).toContain(near);
});

it.each(["I feel nothing special today, thats ok right?", "ugh", "Sorry", "tell me a joke about marriage"])(
	"takes for no question what is none: %s",
	async (message) => {
		expect((await new Talk().say(message)).content).not.toMatch(/no answer|cannot answer|more than I can answer/);
	},
);

it("opens no article for somebody who asks for another person", async () => {
	expect((await new Talk().say("how do I comfort someone who's grieving")).content).not.toMatch(/It begins/);
});

it("gives the reason with every article that it offers", async () => {
	for (const message of [
		"I think I am a bad mother",
		"Yesterday I was kind to myself for four minutes",
		"we had a fight",
	]) {
		const { offers } = await new Talk().say(message);
		for (const { href = "", note } of offers) if (href.startsWith("/handbook/")) expect(note).toMatch(/You wrote “/);
	}
});

it("answers when something was done last by the page that tells of it", async () => {
	const pages = pagesOf(entry(1, "2026-11-07", "Called my mother."), entry(2, "2026-11-09", "My mother sent soup."));
	const { content } = await new Talk({ pages }).say("when did I last call my mother");
	expect(content).toMatch(/November 7, 2026/);
	expect(content).not.toMatch(/Nothing of yours/);
});
