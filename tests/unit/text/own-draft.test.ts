import { coachAskedIn } from "@/lib/domain/text/coach-asked";
import { draftIn, letterIn, meantFor } from "@/lib/domain/text/own-draft";

describe("the words that somebody means to say", () => {
	test.each([
		['Rough sentence: "Hi Isla, coffee after climbing on Sunday?" It sounds like an invite.', letterIn],
		['I would text: "Hi Isla, coffee after climbing on Sunday?" or is that odd', draftIn],
	])("end with their quotation mark: %s", (message, find) =>
		expect(find(message)).toBe("Hi Isla, coffee after climbing on Sunday?"),
	);
});

test.each([
	["These sound needy. What I want to say is that I miss her and the walks.", "I miss her and the walks."],
	[
		"I'd just like one message. I miss you, no need to answer. Can you put that together?",
		"I miss you, no need to answer.",
	],
	["I want to say no to him.", null],
	["He wants to say that it is over.", null],
	["Can you put that together?", null],
])("what somebody says that they want to say is found in a longer message: %s", (message, said) =>
	expect(meantFor(message)).toBe(said),
);

describe("a question to the coach", () => {
	test.each([
		["who are you", ["what"]],
		["she looked right at me. like who are you. for 10 sec", []],
		["He asked what are you doing here", []],
	])("is told from what somebody else asks: %s", (message, found) => expect(coachAskedIn(message)).toEqual(found));
});
