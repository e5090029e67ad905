import type { Sign } from "@/lib/domain/safety/kinds";
import { callsIn, findSigns } from "@/lib/safety/assess";

describe("a sign says who is hurt, by whom and when", () => {
	test.each<[string, Partial<Sign>]>([
		["I want to kill myself.", { kind: "self-harm", hurt: "writer", by: "writer", when: "now", certainty: "clear" }],
		["When I was fifteen I wanted to die.", { kind: "self-harm", hurt: "writer", when: "past" }],
		["My husband hits me.", { kind: "partner-danger", hurt: "writer", by: "partner", when: "now", certainty: "clear" }],
		["My husband hit me.", { kind: "partner-danger", hurt: "writer", by: "partner", when: "uncertain" }],
		["My father hit me with a belt when I was six.", { kind: "partner-danger", by: "family", when: "past" }],
		["I'm afraid of my boyfriend.", { kind: "partner-danger", hurt: "writer", by: "partner", when: "feared" }],
		["My best friend wants to kill herself.", { kind: "someone-else", hurt: "friend", when: "now" }],
		["My sister told me that she wants to die.", { kind: "someone-else", hurt: "family", when: "told" }],
		["My sister's husband beats her.", { kind: "someone-else", hurt: "family" }],
		["I'm going to kill my ex.", { kind: "danger-to-others", hurt: "family", by: "writer", when: "now" }],
		["He raped me last night.", { kind: "partner-danger", by: "uncertain", isSexual: true }],
	])("%s", (text, expected) => {
		expect(findSigns([text])).toEqual(expect.arrayContaining([expect.objectContaining(expected)]));
	});

	it("says in which text and sentence it stands", () => {
		const signs = findSigns(["It rained. Work was long.", "A quiet day. My husband hits me."]);
		expect(signs).toEqual([expect.objectContaining({ kind: "partner-danger", text: 1, sentence: 1 })]);
	});
});

describe("death in ordinary talk about others", () => {
	test.each([
		"If my kids saw me on a dance floor they would die. Actually die.",
		"My children would die (laughing).",
		"Somebody's going to die up there.",
		"He's going to die when he finds out who is coming.",
		"My grandfather wants to die in his own bed, not soon, he says, after the cricket.",
		"The neighbour's teenager drives like he wants to die.",
		"My son came off his bike and said mum am I going to die, it was a scratch.",
		"My friends would kill me.",
		"My mates are going to kill me for missing the final again.",
		"People behind us want to murder him.",
		"The twins fight like they want to kill each other.",
	])("is no sign: %s", (text) => expect(callsIn([text])).toEqual([]));

	test.each([
		["Someone is going to die tonight and it will be him.", "clear"],
		["My sister is going to die if she goes back to him.", "clear"],
		["My grandfather says he wants to die at home tonight, with the pills.", "clear"],
		["My friends will kill me, they are outside with a knife.", "clear"],
		["My dad will kill me when he finds out that I am pregnant.", "clear"],
		["I want to kill him.", "clear"],
	])("is one all the same: %s", (text, certainty) => expect(callsIn([text])[0]?.certainty).toBe(certainty));
});

describe("what it calls for", () => {
	test.each([
		["nothing for what is long over", "My father hit me with a belt when I was six.", []],
		["nothing for fear for somebody", "I am only afraid for him. My wife and I are well.", []],
		["nothing for a bad mark", "My parents will kill me if it's another 5.", []],
		[
			"a quiet line for what may be a way of speaking",
			"He has a solo on Thursday. I might die.",
			[{ kind: "self-harm", certainty: "doubtful" }],
		],
		[
			"a quiet line for what would follow if he knew",
			"He doesn't know. I'd die.",
			[{ kind: "self-harm", certainty: "doubtful" }],
		],
		["danger for a wish", "I wish I would die.", [{ kind: "self-harm", certainty: "clear" }]],
		["nothing for a razor on a shelf", "I put Michel's razor back on the bathroom shelf.", []],
		["nothing for a robbery", "A man robbed me with a knife near the station.", []],
		["nothing for a soft thing that is thrown", "She threw the tea towel at me.", []],
		[
			"nothing for a soft thing that is thrown, beside another fear",
			"She threw the tea towel at me. I reckon she's scared about the driving.",
			[],
		],
		["nothing for losing each other by moving", "That if I move they will not find me.", []],
		["danger for a plan", "I might kill myself.", [{ kind: "self-harm", certainty: "clear" }]],
		["nothing for a friend who stays through a no", "If I say no they still like me.", []],
		[
			"nothing for a mother who was always there",
			"She was there every minute. You could not get away from her to think.",
			[],
		],
		[
			"danger for a hard thing that is thrown",
			"He threw a plate at me.",
			[{ kind: "partner-danger", certainty: "clear" }],
		],
		[
			"danger for somebody who will search",
			"If I leave he will find me.",
			[{ kind: "partner-danger", certainty: "clear" }],
		],
		[
			"danger for a no that is passed over",
			"When I say no he still does it.",
			[{ kind: "partner-danger", certainty: "clear" }],
		],
		["nothing for a child’s hand on a face", "Kayla is seven. She put her hand on my face.", []],
		["nothing for the fear of being left", "That they will find out it would be easier without me.", []],
		[
			"a notice for being in the way",
			"It would be easier for everyone without me.",
			[{ kind: "self-harm", certainty: "clear" }],
		],
		["nothing for one hint", "I feel completely empty.", []],
		[
			"a quiet line for a word for it",
			"My emotionally abusive ex wrote to me.",
			[{ kind: "partner-danger", certainty: "doubtful" }],
		],
		["a notice for what is plain", "I want to kill myself.", [{ kind: "self-harm", certainty: "clear" }]],
		[
			"what is clear before what is doubtful",
			"My husband choked me last night. Is life even worth living?",
			[
				{ kind: "partner-danger", certainty: "clear" },
				{ kind: "self-harm", certainty: "doubtful" },
			],
		],
	])("%s", (_, text, calls) => expect(callsIn([text])).toEqual(calls));

	it("is more for several doubts than for each of them", () => {
		const doubts = ["Is life even worth living?", "I wrote my own eulogy last night."];
		for (const text of doubts) expect(callsIn([text])).toEqual([{ kind: "self-harm", certainty: "doubtful" }]);
		expect(callsIn(doubts)).toEqual([{ kind: "self-harm", certainty: "clear" }]);
		expect(callsIn([`${doubts[0]} ${doubts[0]}`])).toEqual([{ kind: "self-harm", certainty: "doubtful" }]);
	});

	it("is something for several hints of which one is nothing", () => {
		const hints = [
			"I feel completely empty.",
			"Nobody would notice if I wasn't at work.",
			"I'm so tired of pretending.",
			"I am such a failure.",
		];
		for (const text of hints) expect(callsIn([text])).toEqual([]);
		expect(callsIn([hints.join(" ")])).toEqual([{ kind: "self-harm", certainty: "doubtful" }]);
	});
});
