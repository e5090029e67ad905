import { isGentle, isOver, isPlan, isSoothing, isWish } from "@/lib/domain/text/unhurt";

it.each([
	["And a front door I've painted.", true],
	["The ten minutes on the roof of the hospital.", true],
	["That he says ‘that was wrong, what they did’.", true],
	["When something goes wrong, he leaves me.", false],
	["When Zsófi leaves her shoes in the way.", true],
	["That he leaves her.", false],
	["A photo of something stupid, a shoe in a corridor.", true],
	["I feel stupid there.", false],
	["The pain is less by then.", false],
])("whether “%s” is pleasant to hear", (text, is) => expect(isGentle(text)).toBe(is));

it.each([
	["I'd like to be a bit of use to someone.", false],
	["We use to walk there.", true],
	["Didn't she use to wait for me?", true],
	["Her key in the door. I used to look forward to that.", true],
])("whether “%s” is about something that is over", (text, is) => expect(isOver(text)).toBe(is));

it.each([
	['Say "I want to be there, and I\'m scared. Both." Not sorry.', true],
	["I go cool when I'm frightened. Come in anyway. Ask twice.", true],
	["I don't know.", false],
	["That he stops hitting the wall.", false],
])("whether “%s” is a plan for when it gets hard", (text, is) => expect(isPlan(text)).toBe(is));

it.each([
	["I walk to the pier and back and count the boats.", true],
	["Ironing, Radio 4, gin, one.", false],
	["I'm just useful around the house until it is night.", false],
])("whether “%s” does somebody good on a bad day", (text, is) => expect(isSoothing(text)).toBe(is));

it.each([
	["No shouting at the table.", true],
	["Nobody shouts. There is soup.", true],
	["To eat together, and no phones.", true],
	["No.", false],
	["No, not really.", false],
	["Nobody, really.", false],
	["Nothing comes, so I wait until he stops shouting.", false],
	["No idea what I would want.", false],
	["Not sure.", false],
	["That he is not angry and nobody hits me.", false],
])("whether “%s” is a wish", (text, is) => expect(isWish(text)).toBe(is));
