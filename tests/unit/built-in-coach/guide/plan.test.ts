import { Talk } from "./talk";

/** A conversation in which something was told before. */
async function talking() {
	const talk = new Talk();
	await talk.say("There is this thing with my husband and the key of our apartment");
	return talk;
}

it.each([
	["Only 'rings the bell', I will say it tonight after the bath. I have the sentence now.", "Tonight"],
	["That is it. I will say that on Thursday when she comes for the goose. Thank you, good night.", "Thursday"],
	["tomorrow I'll ask him about it at breakfast", "Tomorrow"],
])("hears of a plan with its time, and wants to hear how it goes: %s", async (message, time) => {
	const { content, offers } = await (await talking()).say(message);
	expect(content).toContain(`${time}, then. I’d like to hear how it goes.`);
	expect(offers.map(({ kind }) => kind)).toEqual(["later"]);
});

it("hears of a plan without a time, too", async () => {
	const { content } = await (await talking()).say("ok but i'm telling them about the humming, not rule 7");
	expect(content).toContain("like to hear how");
});

it.each([
	"I'll tell him tonight, but what do I say first?",
	"she says I will fail the exam on Friday",
	"my mother comes on Sunday and I always feel tired then",
])("takes no question and no worry for a plan: %s", async (message) =>
	expect((await (await talking()).say(message)).content).not.toContain("I’d like to hear how"),
);
