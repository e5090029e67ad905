import { titleOf } from "@/lib/ai/built-in/journal/title";
import { diceFrom } from "@/lib/ai/built-in/random";
import { readText } from "@/lib/ai/built-in/reading/text";

const titled = async (text: string) =>
	titleOf(await readText(text, new AbortController().signal), { day: "2026-11-21", taken: [], dice: diceFrom(text) });

it.each([
	["I used to be a terrible mother. That is what my daughter says. I say I was a tired one.", /Terrible|Mother/],
	["Mum said I was a difficult baby. I was a loud one, I think.", /Difficult|Baby/],
	["I know he was only a dog. I still step over where he used to lie.", /Only a Dog/],
	["The nurse called it tissue. I went home.", /Tissue/],
	["I think I am done being angry with my sister. I typed that and my jaw was tight.", /Done Being Angry/],
	["No fight today. It just wasn't there. I had forgotten that.", /^It Just/],
	["I had been so nervous on Sunday. Tonight I bought a lamp.", /Nervous/],
	["what helps: walking, tea\nwhat doesn't: wine. arguing with the radio", /Arguing/],
	["TODO\n1. Milk\n2. Tell Appa about the job\n3. Bread\n4. Not tell Appa about the job", /^Tell/],
	["Are you flexible, they ask. I am a rubber band. The bus was late, and warm.", /The Rubber/],
	["Not a good mother today. The call was at two and the door was shut.", /Good Mother/],
	["The team lost. The car failed inspection. And still the evening, and the light on the river.", /Failed/],
	["Great family dinner, really great. Only one slammed the door.", /Great/],
])("names no page by an insult, somebody else's words or what is taken back: %s", async (text, title) => {
	expect(await titled(text)).not.toMatch(title);
});

it.each([
	["Woke up married, signed at eleven, and came home to the same bed but in the middle.", /Married/],
	["He means it kindly. I wish he'd mean it less. The soup was good.", /Kindly/],
	["A man who can read a calendar. Seriously? I need her to say that she was wrong.", /Calendar/],
	["First it was an angry one. I tore it up. The second was only tired.", /Angry/],
	["friday: he cancelled.\nsaturday: he cancelled again.\nsunday: I did.", /Friday/],
	["Last week they were fighting loudly. The neighbours are making up today.", /Fighting/],
	["my side: I only asked for a weekend in Recife.\nhis side: he was tired and had said so.", /Recife|Weekend/],
])("names no page by what the page goes on to turn, or by one of two sides: %s", async (text, title) => {
	expect(await titled(text)).not.toMatch(title);
});

it("still names a page by its own words", async () => {
	expect(await titled("I bought the yellow kettle. It whistles all morning.")).toMatch(/Kettle|Whistles/);
});

it.each([
	["Quiet Sunday. Pancakes on the balcony, in my coat, with Ferrante.", "Quiet Sunday"],
	["The kids were at their dad's. I had big plans: bath, film, friends.", "The Kids Were at Their Dad's"],
	["Argument with my wife about whose turn is to be tired.", "Argument with my wife…"],
	["We signed for the flat today and carried the keys home like a child with a coin.", "We signed for the flat today…"],
	["10k in 58:12 and I am a different person from the one in the school photograph.", "10k in 58:12 and…"],
])("names a page by how it begins, and says where that goes on: %s", async (text, title) => {
	const found = await titled(text);
	if (title.startsWith("10k")) expect(found).not.toBe("10k in 58");
	else expect(found).toBe(title);
});

it.each([
	"I love my job but only on the days when nobody else is in the office with me.",
	"She would have been proud of me if she had lived to see this summer by the lake.",
	"Told everybody at the table that I am fine, which I am not, and they believed it at once.",
])("cuts no sentence that turns: %s", async (text) => {
	expect(await titled(text)).toMatch(/Saturday|November 21/);
});

it.each([
	["Papa was a hard man. He was never hard with us, he was hard with himself.", "Papa Was a Hard Man"],
	["We decided. My parents will be sad. My parents will survive.", "My Parents Will Be Sad"],
])("names no page by what its next sentence says more exactly: %s", async (text, title) => {
	expect(await titled(text)).not.toBe(title);
});

it.each([
	[
		"I love my job but only on the days when nobody else is there. We painted the hall, Ben and I, all afternoon long.",
		"We Painted the Hall",
	],
	[
		"She would have been glad if she had lived to see it. Then it rained. The river rose up to the bench, as every year in spring.",
		"The River Rose up to the Bench",
	],
])("names a page by a later clause before it names it by its day: %s", async (text, title) => {
	expect(await titled(text)).toBe(title);
});

it.each([
	"Sent home: 1,450. Kept: 610. Mummy wrote that the motor is gone again.",
	"Reasons I'm staying: he warms my side. He reads the instructions. He cried at the curling. Reasons I'm going: he told the story of my father's funeral at a dinner party, and he told it well.",
])("names no page by one of the words that stand before its parts: %s", async (text) => {
	expect(await titled(text)).toMatch(/Saturday|November 21/);
});
