import { Talk } from "./talk";

it.each([
	["dark mode?", /“Theme”/, null],
	["does it work without internet", /Without a network/, "/privacy"],
	["Can you send me a reminder at eight?", /cannot remind/, "/exercises/when-and-then"],
	["is this app free", /cost nothing/, "/privacy"],
	["how do I find my old entries", /“What did I write about the house\?”/, "/journal"],
	["which questionnaire should I begin with?", /Week 1/, "/questionnaires"],
	["can I change the language", /English only/, "/journal"],
	["why do you sound so scripted?", /written beforehand/, null],
	["can I print my journal", /“Print”/, "/journal"],
])("%s has an answer about the app", async (text, answer, href) => {
	const { content, offers } = await new Talk().say(text);
	expect(content).toMatch(answer);
	if (href) expect(offers.map((offer) => offer.href)).toContain(href);
});

it.each([
	["he wants to change my password and read everything", /Sign-in/],
	["She reminds me of my mother, is that normal?", /cannot remind/],
	["He is great on paper. I feel nothing.", /“Print”/],
	["what are love languages?", /English only/],
	["my mother's voice is in my head, what can I do", /microphone/],
	["where are my messages stored?", /newest first/],
])("%s is not about the app's own things", async (text, answer) => {
	expect((await new Talk().say(text)).content).not.toMatch(answer);
});

it.each([
	["I just want to vent, no advice please", true],
	["please don't give me exercises", true],
	["he never gives me advice", false],
])("%s asks to be offered nothing: %s", async (text, isQuiet) => {
	expect((await new Talk().say(text)).offers.length === 0).toBe(isQuiet);
});

it("keeps Help now in sight where words sound as if somebody decides over the writer", async () => {
	const { offers } = await new Talk().say("I moved abroad for him, I am homesick and he has my passport");
	expect(offers.map(({ href }) => href)).toContain("/help-now");
});

it("offers nothing about love or quarrels beside an article about danger", async () => {
	const { offers } = await new Talk().say("Is it abuse? He throws things near me but he never touched me");
	expect(offers.map(({ href }) => href)).not.toContain("/handbook/spark");
});

it.each([
	["How does the streak work? I wrote at 12:04am and it says I missed yesterday", true],
	["we are on a winning streak", false],
])("says how a streak counts: %s, %s", async (text, isAsked) => {
	expect((await new Talk().say(text)).content.includes("A streak counts the days")).toBe(isAsked);
});
