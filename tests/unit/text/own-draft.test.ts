import { coachAskedIn } from "@/lib/domain/text/coach-asked";
import { draftIn, letterIn } from "@/lib/domain/text/own-draft";

describe("the words that somebody means to say", () => {
	test.each([
		['Rough sentence: "Hi Isla, coffee after climbing on Sunday?" It sounds like an invite.', letterIn],
		['I would text: "Hi Isla, coffee after climbing on Sunday?" or is that odd', draftIn],
	])("end with their quotation mark: %s", (message, find) =>
		expect(find(message)).toBe("Hi Isla, coffee after climbing on Sunday?"),
	);
});

describe("a question to the coach", () => {
	test.each([
		["who are you", ["what"]],
		["she looked right at me. like who are you. for 10 sec", []],
		["He asked what are you doing here", []],
	])("is told from what somebody else asks: %s", (message, found) => expect(coachAskedIn(message)).toEqual(found));
});
