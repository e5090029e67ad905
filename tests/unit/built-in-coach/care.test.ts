import { findCare } from "@/lib/ai/built-in/reading/care";

test.each([
	["I want to die.", "self-harm"],
	["some nights I think about killing myself, honestly", "self-harm"],
	["I don't want to be here anymore.", "self-harm"],
	["They would be better off without me.", "self-harm"],
	["I cut myself again last week.", "self-harm"],
	["He hit me.", "violence"],
	["My father used to beat my mother.", "violence"],
	["Tom slapped me in the car.", "violence"],
	["He used his belt.", "violence"],
	["I was beaten for less.", "violence"],
	["I was afraid of him.", "violence"],
	["My stepdad was violent.", "violence"],
	["It was not safe there, for me.", "violence"],
	["He doesn't let me see my friends.", "violence"],
	["She pushed me against the wall.", "violence"],
	["He touched me when I did not want it.", "sexual violence"],
	["My uncle molested me.", "sexual violence"],
])("notices: %s", (text, kind) => {
	expect(findCare(text).map((hit) => hit.kind)).toContain(kind);
});

test.each([
	"I was dying to see her.",
	"I joke that I'm going to die alone with my cats.",
	"We died laughing.",
	"It hit me that she was gone.",
	"That hurt me for years.",
	"He never hit us.",
	"My dad was never violent.",
	"He beat me at chess every Sunday.",
	"I could kill for a coffee.",
	"Jonas says he can tell how hurt I am by how color-coded the week is.",
	"She hurt my feelings.",
	"The silence beat everything else.",
	"My heart beats faster.",
	"I beat the eggs and he set the table.",
	"We hit the road early.",
	"Violence on the news makes people angry.",
	"I don't want to live in London.",
	"I wanted to disappear into the wallpaper at parties.",
	"They kicked me out of the band.",
	"I was touched by her letter.",
	"He threw me a party.",
	"I'm scared that if I tell her she'll just start ironing.",
	"I was afraid of the dark.",
	"My belt and my shoes had to match.",
	"She smacked her lips.",
	"the wall which was not needed for nothing",
])("leaves alone: %s", (text) => {
	expect(findCare(text)).toEqual([]);
});

test.each([
	["My husband hits me when he has been drinking.", true],
	["Last week he pushed me against the wall.", true],
	["I am afraid of him.", true],
	["My father used to beat me when I was small.", false],
	["He hit my mother.", false],
	["I can still hear his belt come off.", false],
])("knows whether it goes on: %s", (text, present) => {
	expect(findCare(text).some((hit) => hit.present)).toBe(present);
});
