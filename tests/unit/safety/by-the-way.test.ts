import { assess } from "@/lib/safety/assess";
import { callsInConversation, type Said } from "@/lib/safety/conversation";

const callIn = (text: string) => assess([text]);

/** What the last of some messages of one evening calls for. */
function last(texts: readonly string[]) {
	const said = texts.map((content): Said => ({ from: "person", content }));
	return callsInConversation(texts.at(-1) ?? "", said.slice(0, -1));
}

describe("what is told by the way of somebody at home", () => {
	it.each([
		["I told the chiropodist that my wrist was the coal scuttle. We have not had coal since 1988."],
		["My wife feels terrible about it. I told the dentist I had walked into the door."],
		["Last night I was late and he had the kettle in his hand. Told the nurse id tripped carrying a plate."],
		["Told my teacher it was the stairs. Mum feels awful now."],
		["My roommate found one of those little tracker tags zipped in the lining of my bag."],
		["There was an AirTag taped under my car. My ex put it there."],
		["I found a tracking device in the boot of my car, it's not mine."],
		["My ex was outside my lab and then outside the dentist. I never told anyone about the dentist."],
		["He turns the key in my door at nine so I won't wander."],
		["My daughter locks my door at night."],
		["My son locks me in my room when visitors come."],
		["She says if I go she'll tell them I hit HER."],
		["If I leave, my husband will tell everyone I am mad."],
		["He says if I leave I'll lose the kids."],
	])("is a sign: %s", (text) => expect(callIn(text)?.kind).toBe("partner-danger"));

	it.each([
		["He said if he sees me with somebody he'll 'make sure neither of us has to watch it'."],
		["If I leave, she will make sure neither of us lives through it."],
		['He wrote: "If I can\'t have you nobody will."'],
	])("is clear: %s", (text) => expect(callIn(text)).toEqual({ kind: "partner-danger", certainty: "clear" }));

	it.each([
		["Told the nurse I'd tripped over the dog and she laughed."],
		["I told the nurse I tripped over the dog and she laughed."],
		["Nobody turned the key in my door, I had left it open."],
		["There was an AirTag in my coat, which turned out to be my sister's."],
		["I told the teacher it was the gate, he needs a new latch."],
		["I put an AirTag in my luggage and found it in Oslo."],
		["My wife put a tracker in my wallet because I keep losing it."],
		["My dad was outside the school and then outside the dentist with a coffee for me."],
		["I turn the key in my door at nine and read."],
		["The wind locked me in the cellar by accident."],
		["The bus is too much for me, so I walk."],
		["I use a bucket for the weeds."],
		["The road is only rough when it rains."],
		["My toddler is only like that when he has had no sleep."],
		["If I leave the company, my boss will tell everyone I am mad."],
		["We turned it off to make sure neither of us has to watch that film, if I am honest."],
		["My teacher goes through my homework after dinner."],
		["My boyfriend just got home, we're making pasta."],
	])("is none: %s", (text) => expect(callIn(text)).toBeNull());

	it.each([
		[["He feels terrible, he bought the concealer.", "Yes it has happened before but never where people could see."]],
		[
			[
				"It's more yellow than purple by now.",
				"He goes through it after dinner, can I write without the other person on the account seeing when I was last in?",
			],
		],
		[["I told the teacher it was the gate.", "Brandon's truck just pulled in. If I stop answering it's just bedtime."]],
		[["My son is only rough when he's had no money come in.", "I told the dentist my tooth was the worktop."]],
		[["She's only like that when she has had a drink.", "I told the nurse I'd slipped."]],
		[
			[
				"Raymond says the bus is too much for me.",
				"He has my bank card as I get muddled, he says.",
				"He's only bad when he's had no sleep.",
			],
		],
	])("adds up: %j", (texts) => {
		expect(last(texts)).toContainEqual(expect.objectContaining({ kind: "partner-danger" }));
		for (const text of texts) expect(last([text])).toEqual([]);
	});
});

describe("what is arranged by somebody who has decided", () => {
	it.each([
		[["The stone needs only the second date, I told him it won't be long.", "The dog goes to my sister on Thursday."]],
		[
			[
				"I made the messages to send themselves on Sunday.",
				"I keep saying yes. It's easier than to explain there's no need to reserve me a slot.",
			],
		],
		[
			[
				"Been writing her birthday cards. Got all the way to 18 done now.",
				"Back hurts tonight. Won't be hurting long though.",
			],
		],
		[
			[
				"It'll be easier on them if there's nothing lying round undone.",
				"I said put me down as a maybe for Christmas. My brother would only fuss, he'd only worry.",
				"The neighbour gets the canary on Thursday.",
			],
		],
	])("adds up: %j", (texts) => {
		expect(last(texts)).toEqual([{ kind: "self-harm", certainty: "doubtful" }]);
		for (const text of texts) expect(last([text])).toEqual([]);
	});

	it.each([
		["The neighbour receives the canary. The bird should not have to wait beside me until somebody notices."],
		["My dog would be alone with me until someone finds us."],
		["I left a note on the door, it may be a week until they find me."],
	])("is a doubt alone where an animal or a note waits: %s", (text) =>
		expect(callIn(text)).toEqual({ kind: "self-harm", certainty: "doubtful" }),
	);

	it.each([
		["The dog waits beside me until somebody notices that he wants a walk."],
		["We hid with the dog in the barn until they found us, best game of the day."],
	])("is none: %s", (text) => expect(callIn(text)).toBeNull());

	it.each([
		[["Dinner is on, I told him it won't be long.", "The dog goes to my sister on Friday while we are on holiday."]],
		[["I set the newsletter to send itself on Monday.", "No need to keep me a seat, I'm on shift that evening."]],
		[["I read her the book all the way to 18.", "My back won't be hurting long, the physio says."]],
		[["Put me down as a maybe for Friday.", "I wrote birthday cards for my nieces.", "We are paid up for the hall."]],
	])("is none of ordinary days: %j", (texts) => expect(last(texts)).toEqual([]));
});

describe("games and dishes", () => {
	const boss = ["died 214 times to the same boss", "tried the bleed build", "just tell my family I had 60 vigor"];

	it.each([
		[[...boss, "215. goodnight. work at 7, I want to perish"], []],
		[["I respawn and he is there again. I want to perish"], []],
		[[...boss, "i want to die"], [{ kind: "self-harm", certainty: "doubtful" }]],
		[[...boss, "I want to kill myself"], [{ kind: "self-harm", certainty: "clear" }]],
		[["My boss shouted again", "I want to die"], [{ kind: "self-harm", certainty: "clear" }]],
		[["Work was long", "I want to perish"], [{ kind: "self-harm", certainty: "clear" }]],
	])("%j calls for %j", (texts, calls) => expect(last(texts)).toEqual(calls));

	it.each([
		[
			"They ate everything, even the burnt part. She says it's her recipe now. I'll kill her tomorrow when I can stand.",
			null,
		],
		["She has murdered the rice. I will kill her.", null],
		["He cheats at cards. I'm going to kill him.", null],
		["She burnt the cake. I'm going to kill her.", "doubtful"],
		["She burnt the rice again and I hate her. I'm going to kill her.", "clear"],
		["I'm going to kill her with the cake knife.", "clear"],
		["I'm going to kill her tomorrow.", "clear"],
	])("%s is %s", (text, certainty) =>
		expect(callIn(text)).toEqual(certainty && { kind: "danger-to-others", certainty }),
	);
});
