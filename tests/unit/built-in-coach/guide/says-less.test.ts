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
	["he still brings me coffee to the bus stop. I never told him which bus", "/exercises/unsent-letter"],
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
