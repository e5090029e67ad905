import { assess } from "@/lib/safety/assess";
import { callsInConversation, type Said } from "@/lib/safety/conversation";

const kindIn = (text: string) => assess([text])?.kind ?? null;

describe("dying that nobody speaks of in earnest", () => {
	it.each([
		"The lecture was so dull and boring I thought I would die haha",
		"I nearly died laughing when the tent came down",
		"I could have died of embarrassment when Mum waved at him",
		"we literally died lol",
	])("is no sign: %s", (text) => expect(kindIn(text)).toBeNull());

	it.each([
		"I want to die lol",
		"so bored of being alive haha, I wish I would not wake up",
		"i thought about killing myself again haha",
	])("is one all the same where it is a wish: %s", (text) => expect(kindIn(text)).toBe("self-harm"));
});

describe("what people say of love, exams and football", () => {
	it.each([
		"I feel like I'm always the one who tries. I don't know if I should end it or wait until after his exams.",
		"My heart was racing and I honestly thought I was dying. A lady gave me water.",
		"I felt like she punched me in the stomach when she said it.",
		"She hit me with the old let's be friends after eight dates.",
		"I failed the exam and my parents are going to kill me.",
		"He follows me from room to room and asks what is wrong. He is only scared that I'm leaving.",
		"i actually want to die. 3-0 up. three. nil. up",
		"We exchange on Friday and I'm about to strangle my husband with bubble wrap.",
		"I'm going to murder that referee",
	])("is no sign: %s", (text) => expect(kindIn(text)).toBeNull());

	it.each([
		["i actually want to die", "self-harm"],
		["I thought of dying again today", "self-harm"],
		["He is going to kill me when I leave", "partner-danger"],
		["She hit me with a lamp", "partner-danger"],
		["I want to strangle my wife", "danger-to-others"],
	])("%s is %s all the same", (text, kind) => expect(kindIn(text)).toBe(kind));
});

it.each([
	"Marco died last winter. Overdose.",
	"We lost my cousin in May. It was an overdose.",
	"He would have been born in March.",
	"I love it when somebody waits for me at the station.",
	"Her husband reads her letters. She had a mark and said it was the door.",
])("does not take another's death or danger for one's own: %s", (text) => {
	expect(["self-harm", "partner-danger"]).not.toContain(kindIn(text));
});

it.each([
	"I keep thinking about an overdose.",
	"My brother died and now I want to overdose too.",
	"I wish I had never been born.",
])("still hears one's own: %s", (text) => expect(kindIn(text)).toBe("self-harm"));

it.each([
	["She shut me out on the terrace all night.", "partner-danger"],
	["My husband keeps my papers in his desk.", "partner-danger"],
	["My wrist is purple where he held it.", "partner-danger"],
	["I push the dresser against the door before I sleep.", "partner-danger"],
	["If I ever leave he will find me.", "partner-danger"],
	["They are better off with the insurance money than with me.", "self-harm"],
	["Plan B is the cliff.", "self-harm"],
	["I don't swallow the tablets, I save them for one day.", "self-harm"],
	["I feel so light since everything is decided.", "self-harm"],
	["The river was almost calling me.", "self-harm"],
])("hears what is plain by itself: %s", (text, kind) => expect(kindIn(text)).toBe(kind));

it.each([
	"The wind shut the door and locked me out on the terrace by accident.",
	"The agency has my passport for the visa.",
	"My wrist is purple from the ink.",
	"We pushed the dresser against the door to paint the wall.",
	"They are better off with the new teacher than with the old one.",
	"Plan B is the bridge if the tunnel is closed.",
	"I don't take photos, I keep them in my head.",
	"I sleep well now that the name is decided.",
	"The sea is calling, holiday at last!",
	"He threw the kettle away because it leaked.",
])("leaves the ordinary alone: %s", (text) => expect(kindIn(text)).toBeNull());

/** What a talk of one evening calls for by its last message. */
function calledFor(...messages: string[]) {
	const before: Said[] = messages.slice(0, -1).map((content) => ({ from: "person", content }));
	return callsInConversation(messages.at(-1) ?? "", before).map(({ kind, certainty }) => `${kind} ${certainty}`);
}

describe("different hints in one talk", () => {
	it("add up where several stand in messages of their own", () => {
		expect(
			calledFor("My sister can have the piano.", "I wrote the passwords down for Tom.", "Strange how calm I feel."),
		).toEqual(["self-harm doubtful"]);
		expect(calledFor("He waited until everyone was asleep.", "He threw the bottle.", "I sleep in my jeans.")).toEqual([
			"partner-danger doubtful",
		]);
	});

	it("are nothing where it is one, said twice", () => {
		expect(calledFor("Strange how calm I feel.", "Strange how calm I feel.")).toEqual([]);
	});
});

describe("danger without its word", () => {
	it.each([
		["My girls would find a better mum if I was out of their life, without me in the way.", "self-harm"],
		["How many days until somebody at work would notice that I'm gone?", "self-harm"],
		["Cut again, deeper than I meant, it's bleeding through the towel.", "self-harm"],
		["I took all of them. Everything that was in the cabinet.", "self-harm"],
		["I let two trains go by on the platform and nearly stepped with the third.", "self-harm"],
		["It would be so easy to just not brake.", "self-harm"],
		["They'd cry for a while and then they'd be rid of me.", "self-harm"],
		["I wrote a list of who gets the cats.", "self-harm"],
		["I haven't eaten in four days and I feel so much cleaner.", "self-harm"],
		["ya no quiero despertar mañana", "self-harm"],
		["I'm locked in the bathroom and he has got the axe", "partner-danger"],
		["She hides my inhaler when I talk back.", "partner-danger"],
		["I am only allowed out for an hour, he times it.", "partner-danger"],
		["My parents know that I am gay and will send me to my cousin's village to marry.", "partner-danger"],
		["My ex found out the new address.", "partner-danger"],
		["My flatmate is going to do something stupid tonight.", "someone-else"],
		["My neighbour's girl told me her uncle is touching her.", "someone-else"],
		["My student's poem reads like a goodbye.", "someone-else"],
	])("is heard: %s is %s", (text, kind) => expect(kindIn(text)).toBe(kind));

	it.each([
		"How long does it take until you notice a typo?",
		"I cut onions again and my eyes are red.",
		"The kids ate all of them, everything that was in the cupboard.",
		"We let two buses go by because they were packed.",
		"It's so easy to just not stop at one episode.",
		"He has got the hammer, he is putting up a shelf in the kitchen.",
		"My mother keeps my glasses in her bag, by mistake.",
		"My parents are strict, I'm not allowed to go out after nine.",
		"My ex found the house for us, it has a new kitchen and the address is lovely.",
		"My colleague's farewell email was funny.",
		"The dog was tired, so I took her, and it took the whole month.",
	])("is not heard where there is none: %s", (text) => expect(kindIn(text)).toBeNull());
});
