import { entry, pagesOf, Talk } from "./talk";

const hrefs = async (message: string, pages = pagesOf()) =>
	(await new Talk({ pages }).say(message)).offers.map(({ href = "" }) => href);

it.each([
	["How can I erase one page and keep the others?", /^Each thing is changed and deleted where it stands/],
	["Can I download my answers as a PDF? My therapist would like to read the ones about home.", /“Print”/],
	["how do i switch off the notifications. it buzzes in meetings", /^Nothing is sent from here/],
	["can I write in Latvian here or only in English", /^The app is in English only/],
	["how do I change the name it calls me", /in the coach settings/],
	["is there a way to put a photo in an entry", /^Pages here hold words alone/],
	["I pressed something and my page is gone", /can be taken back/],
	["who reads this", /Your pages belong to your account/],
	["what do u do with my data", /Your pages belong to your account/],
	["does my mum get to see this if she pays for the phone", /whoever uses this browser/],
])("what is asked of the app is answered, whatever stands beside it: %s", async (message, said) => {
	expect((await new Talk().say(message)).content).toMatch(said);
});

const pages = pagesOf(
	entry(1, "2026-11-12", "Mum was short with me about the allotment."),
	entry(2, "2026-11-02", "My roommate Sandeep took the last shelf."),
);
it.each([
	["Can u tell me when I last wrote about the allotment", "the allotment"],
	["Read back what I said about mum last week please, I want to see if I was fair.", "Mum was short"],
	["I had written here about my roommate Sandeep, where is that page? I want to check one thing.", "Sandeep took"],
	["where is what I wrote about Sandeep", "Sandeep took"],
])("their own pages are found, why ever they are asked for: %s", async (message, found) => {
	expect((await new Talk({ pages }).say(message)).content).toContain(found);
});

it.each([
	["how do I tell my landlord no", "/exercises/saying-no"],
	["sleep. any tips", "/handbook/sleep"],
	["my friend has a black eye again, she says she fell, last time she fell too", "/handbook/worried-about-a-friend"],
	["My wife's biopsy came back. She is mowing the lawn.", "/handbook/partner-ill"],
	["my mum has put her keys in the freezer twice this week", "/handbook/parent-ill"],
	["I kissed a colleague at the party. It was one kiss. Do I tell my wife", "/handbook/telling-a-secret"],
	["There's a man at chess club called Joe. I'm seventy-one and my heart goes.", "/handbook/getting-older"],
	["My wife has MS and yesterday she fell", "/handbook/partner-ill"],
	["we put the dog down this morning. the kids don't know yet", "/handbook/grief-for-a-pet"],
	["My dad keeps forgetting my name but knows the football", "/handbook/parent-ill"],
	["He hasn't touched me in a year. I'm 44.", "/handbook/desire"],
	["got made redundant this morning by video call", "/handbook/without-work"],
	["Both girls passed their exams! I danced in the shop.", "/journal?prompt=keep"],
	["granddaughter born at 3 this morning, 3.4 kilos", "/journal?prompt=keep"],
])("what fits is offered: %s", async (message, href) => {
	expect(await hrefs(message)).toContain(href);
});

it.each([
	["Another biodata from mummy. Likes trekking. Nobody likes trekking.", "/handbook/loneliness"],
	["My husband has not spoken to me since Sunday over money for my brother.", "/handbook/estrangement"],
	["my dad isn't dead, he is next door", "/handbook/grief"],
	["four nights in and I am crying over nothing", "/handbook/sleep"],
	["he's gone back to her. fine", "/handbook/worried-about-a-friend"],
	["My wife came out to me in April. I love her.", "/handbook/coming-out"],
	["the neighbour's dog died and my mum rang about that first", "/handbook/grief-for-a-pet"],
	["the neighbour's dog died and my mum rang about that first", "/exercises/grief"],
	["She is engaged to her cousin since Thursday. I pressed like.", "/journal?prompt=keep"],
	["I don't want to be like my mother and today I heard her voice in mine", "/handbook/people-pleasing"],
	["I gave notice today!!!", "/handbook/without-work"],
	["Do I have to invite my father to my wedding?", "/handbook/friendship-changing"],
	["I can't stop reading her old messages", "/handbook/phones-and-privacy"],
	["My son failed his driving test and we laughed till we cried", "/exercises/hard-conversation"],
	["My partner is trans and starts hormones on Monday. I'm happy for them. I'm also scared.", "/journal?prompt=keep"],
	["My grandson is coming to stay, he is three. What do they eat?", "/exercises/hard-conversation"],
])("and what does not fit is not: %s", async (message, href) => {
	expect(await hrefs(message)).not.toContain(href);
});

it("says that it reads English only, also in a language with many letters of its own", async () => {
	const { content } = await new Talk().say(
		"Poroniłam w zeszłym tygodniu, w dziewiątym tygodniu. Dla mnie nie było wcześnie.",
	);
	expect(content).toMatch(/only read English/);
});
