import { hopeIn, isComfort, sentenceToSay, withoutSadEnd } from "@/lib/ai/built-in/scripts/comfort";
import { isSayable } from "@/lib/domain/text/sayable";

it.each([
	["If I say no they still like me. I know it already, but like really know", "If I say no they still like me."],
	["it wasnt me. like really believe it, at 3 am too", "it wasnt me."],
	["It's alright to want something. Within reason.", "It's alright to want something."],
	["“You did enough.” My sister says so.", "You did enough."],
	["I was late, but I came.", "I was late, but I came."],
	["i left a marriage i didnt leave my kids", "i left a marriage i didnt leave my kids"],
	["I did my part. My sister did hers.", "I did my part. My sister did hers."],
	["That I looked after her properly at the end.", "I looked after her properly at the end."],
	["That it is not too late.", "That it is not too late."],
])("of “%s” only the sentence is said", (raw, said) => expect(sentenceToSay(raw)).toBe(said));

it.each([
	["Two plates. Quiet by nine. I see her in that chair and I feel a traitor.", "Two plates. Quiet by nine."],
	["I sit at the window and I cry.", ""],
	["We eat. He calls for me, and he's not scared.", "We eat. He calls for me, and he's not scared."],
	["She says well, bed.", "She says well, bed."],
	["I am alone. Then the cat comes", "I am alone. Then the cat comes"],
])("“%s” ends without sorrow", (raw, rest) => expect(withoutSadEnd(raw)).toBe(rest));

it.each([
	["Come after me. Nobody ever did it, so I don't know if I'd like it.", "Come after me."],
	[
		"That she stays on the line, even if nobody says anything.",
		"That she stays on the line, even if nobody says anything.",
	],
	["That he asks twice. He doesn't need to do anything.", "That he asks twice. He doesn't need to do anything."],
])("of “%s” the hope is told", (raw, hope) => expect(hopeIn(raw)).toBe(hope));

it.each<[string, boolean]>([
	["I don't know if somebody did want me. Bakery woman putting two rolls.", false],
	["His hand on my neck. It's been a while.", false],
	["Being waited for.", true],
	["When they keep me a chair.", true],
	["She used to stand at the window.", false],
])("whether “%s” comforts", (text, is) => expect(isComfort(text)).toBe(is));

it.each<[string, boolean]>([
	["That I was allowed.", false],
	["That it is not too late and also that it would be all right if it was.", false],
	["I can believe one or the other depending on the day.", false],
	["To stop counting.", false],
	["Maybe I did enough.", false],
	["That is enough.", true],
	["You did ok by them all.", true],
	["I left on time.", true],
])("whether “%s” can be said aloud", (text, is) => expect(isSayable(text)).toBe(is));
