/** @jest-environment node */

import { hear } from "@/lib/ai/built-in/conversation/hear";
import { type Before, kindOf, type TellingKind } from "@/lib/ai/built-in/conversation/kinds/kinds";
import { isWithin, reportedIn } from "@/lib/ai/built-in/conversation/kinds/reported";
import { wishOf } from "@/lib/ai/built-in/conversation/kinds/wish";
import { topicsIn } from "@/lib/ai/built-in/conversation/topics";
import { inputFor, play, quotesIn, say, turnsOf, withoutQuotes } from "./talk";

const told = (last: TellingKind | null, hadPlan = last === "plan"): Before => ({ last, hadPlan });

describe("what a message does", () => {
	it.each<[TellingKind | null, string]>([
		["victory", "I said it. They asked for time to think, and I survived it."],
		["victory", "I finally told my boss that I leave at five"],
		["victory", "I asked her. She said she would be delighted."],
		["victory", "I'm proud of myself"],
		["victory", "I told him no. He cried and said he was relieved."],
		[null, "I should have told him, finally"],
		[null, "I almost called him, and then I put the dishes away"],
		["costly", "I told her how I felt and she laughed it off"],
		["costly", "I said no and now he's not speaking to me"],
		["pending", "i sent it. she hasnt answered and i feel sick"],
		["plan", "Maybe I could say it in the car, where nobody looks at me."],
		["plan", "I'll tell him at breakfast"],
		["plan", "gonna cook for her tmrw"],
		["plan", "Perhaps I could watch one of those films with her"],
		[null, "I could have screamed"],
		[null, "I'll look at his phone tonight"],
		[null, "I think I'll go back to him"],
		[null, "I did it, I slept with him"],
		[null, "I could never say that"],
		["fear", "If I ask he will do it with that face and then I'd rather do it myself"],
		["memory", "At home you could tell from the keys. If they were thrown I went to my room."],
		["memory", "my dad used to go quiet for days and then come back like nothing happened"],
		["memory", "in my family nobody ever said no to a guest"],
		["memory", "My parents stayed together for us and we all heard it through the wall"],
		[null, "At home I cried yesterday"],
		[null, "my mother called again"],
		["againstSelf", "Alex wants to come and I said lovely before I had felt anything"],
		["againstSelf", "i always smile and say no worries!! and then i cry in the library"],
		["againstSelf", "I said yes because it was easier"],
		["againstSelf", "I told her I was busy, although I was not."],
		[null, "She said the soup was lovely"],
		["wish", "I want to go to the seaside with this man"],
		["wish", "i think i just want someone to be glad im there"],
		["boundary", "I don't want to beg my own son for a phone call."],
		["news", "we had a really lovely day"],
		["news", "We got engaged"],
		[null, "it was a lovely evening until he checked the bill"],
		[null, "we were so happy in those days"],
		["torn", "I don't know whether to stay"],
		["torn", "Part of me is glad and the other part wants to run"],
		["fear", "That they will go quiet."],
		["fear", "I am scared that I'll be alone at sixty"],
		["disagrees", "You don't know him."],
		["disagrees", "That's too simple. It's not about the money."],
		["work", "my boss moved my holiday AGAIN without asking"],
		["rant", "I don't want advice btw I just need to rant"],
		["lighter", "ok I feel better"],
		["owns", "I think she's right and I hate that"],
		["once", "We used to dance in the kitchen"],
		[null, "Jonas came home late again and went straight to bed"],
		[null, "my wife said i should try this"],
	])("%s: %s", (kind, message) => {
		expect(kindOf(message)).toBe(kind);
	});

	it.each<[TellingKind | null, string, Before]>([
		["victory", "I told her on Sunday.", told("plan")],
		[null, "I told her on Sunday.", told(null)],
		["news", "she liked it. we good", told("plan")],
		["news", "my husband fell asleep with his mouth open and I kissed him", told("news")],
		[null, "my husband fell asleep and I cried", told("news")],
		["work", "and the printer. and the new guy microwaves fish", told("work")],
		[null, "and my husband does not listen either", told("work")],
	])("%s: %s, after what was said before", (kind, message, before) => {
		expect(kindOf(message, before)).toBe(kind);
	});
});

describe("reported speech", () => {
	it.each([
		["Alex came and I said lovely before I had felt anything", "lovely", "self"],
		["She said I was selfish and cold", "selfish", "other"],
		["my mum always tells me I am lucky", "lucky", "other"],
		["“You are wonderful”, it said", "wonderful", "other"],
		["everyone asks about jealousy but I am tired", "jealousy", "other"],
	] as const)("%s: %s is told by %s", (text, word, by) => {
		const start = text.indexOf(word);
		expect(isWithin({ start, end: start + word.length }, reportedIn(text), by)).toBe(true);
	});

	it.each([
		["Alex came and I said lovely before I had felt sad", "sad"],
		["He said it and I was furious", "furious"],
		["I am so happy", "happy"],
	])("%s: %s is the writer’s own", (text, word) => {
		const start = text.indexOf(word);
		expect(isWithin({ start, end: start + word.length }, reportedIn(text))).toBe(false);
	});

	it("is no joy of the writer’s", async () => {
		const message = "They asked for the whole week and I said wonderful, how happy I am";
		const { text } = await hear(inputFor(message), new AbortController().signal);
		expect(topicsIn(text).map(({ topic }) => topic)).not.toContain("joy");
	});
});

test.each([
	["I want to stay home this year.", "to stay home this year"],
	["i just want to cook in my own kitchen without him there", "to cook in your own kitchen without him there"],
	["I’d like a weekend that belongs to nobody", "a weekend that belongs to nobody"],
	["I would love to sleep, but she wakes up", "to sleep"],
	["I want you to know", null],
	["I want to cry", null],
	["I don't know if I want to stay", null],
	["I want my brother back", null],
	["what I want to say is this", null],
])("the wish in “%s” is %s", (text, wish) => {
	expect(wishOf(text)).toBe(wish);
});

describe("what is said to it", () => {
	const talk = [
		"Alex wants to spend Christmas with their parents and I said lovely before I had felt anything. I want to stay home this year.",
		"That they will go quiet. Alex goes quiet when something is not lovely.",
		"At home you could tell from the keys. If they were thrown I went to my room.",
		"Maybe I could say it in the car, where nobody looks at me.",
		"I said it. They asked for time to think, and I survived it.",
	];

	it("reflects the wish, ties the memory to the fear and the deed to the plan, and leaves scores alone", async () => {
		const replies = await play(talk, {
			memory: { patterns: { day: "2026-11-02", scores: [{ name: "Anxious", score: 90, description: "" }] } },
		});
		expect(replies[0]).toContain("to stay home this year");
		expect(quotesIn(replies[2] ?? "")).toEqual(["That they will go quiet", "At home you could tell from the keys"]);
		expect(replies[3]).not.toMatch(/absolute|always|never/i);
		expect(quotesIn(replies[4] ?? "")).toContain("I could say it in the car");
		for (const reply of replies) expect(reply).not.toMatch(/pattern questionnaire|window|sun\b|forecasting|well-worn/);
	});

	it("quotes no more than a few words, and not at the start of every reply", async () => {
		const replies = await play(talk);
		const quoting = replies.filter((reply) => (reply.split("\n")[0] ?? "").includes("“"));
		expect(quoting.length).toBeLessThan(replies.length);
		for (const quote of replies.flatMap(quotesIn)) expect(quote.split(" ").length).toBeLessThanOrEqual(12);
	});

	it("takes an objection without arguing", async () => {
		const reply = await say("You don't know him.", turnsOf("My son doesn't call", "I see.\n\nWhat happened then?"));
		expect(quotesIn(reply)).toEqual([]);
		expect(withoutQuotes(reply)).toMatch(/Fair|take it back|may be right|contradict|objection|plainer|accept/);
	});

	it("answers a message after danger with care, whatever it does", async () => {
		const turns = turnsOf("He hits me when he drinks and I am scared of him", "I believe you.\n\nWho knows?");
		const { kind } = await hear(inputFor("I told my sister and she listened", turns), new AbortController().signal);
		expect(kind).toBeNull();
	});
});
