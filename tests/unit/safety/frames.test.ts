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
