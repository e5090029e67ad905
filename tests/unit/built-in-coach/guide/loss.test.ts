import { Talk } from "./talk";

const CHEER = /I love that|I like that|wonderful|part to remember|tell that one more often/i;

/** Good news that was tapped. */
async function gladly() {
	const talk = new Talk();
	await talk.say("I GOT IT!!! Deputy head!!!");
	await talk.tap({ do: "door", door: "good-news" }, "Good news");
	return talk;
}

it.each([
	"my dad. he passed in 2019. he was a headmaster",
	"My mum died last year",
	"I wish gran was still alive, she is gone",
])("answers %j in the middle of good news with no joy, and asks about them", async (message) => {
	const talk = await gladly();
	const { content, offers } = await talk.say(message);
	expect(content).not.toMatch(CHEER);
	expect(content).toMatch(/sorry/);
	expect(JSON.stringify(offers)).not.toMatch(/good-news/);
	const again = await talk.say("I said my dad has died. He's the one I want to tell.");
	expect(again.content).not.toMatch(CHEER);
	expect(again.content).not.toMatch(/mark it/);
});

it("takes no good news for a glad one where somebody died in the same message", async () => {
	const { content } = await new Talk().say("I got the job. My father died in May, he never heard it");
	expect(content).not.toMatch(CHEER);
});

it("still cheers what is only good", async () => {
	const talk = await gladly();
	const said: string[] = [];
	for (const message of ["in the dining hall", "every night in the library", "my cousin Dre"])
		said.push((await talk.say(message)).content);
	expect(said.join(" ")).toMatch(CHEER);
});
