import { softHintIn } from "@/lib/safety/soft-hint";

/** Returns the danger that a message is reason enough to ask about; null if none. */
const askedAbout = (message: string) => {
	const hint = softHintIn(message);
	return hint?.isEnough ? hint.about : null;
};

describe("a danger told sideways", () => {
	it.each([
		"he wasnt shouting. he held my wrist until i gave it to him. it left a mark but its small",
		"he also looks where i am on the phone, he says its so he doesnt worry",
		"she's lovely most of the time, just not when she has had a drink",
		"I told the doctor I'd walked into the door",
		"It's easier to just give in and stay home",
		"i would be scared if my sister told me that",
		"Is it usual to need permission for the telephone",
		"My daughter has my letters now",
	])("at home is reason to ask: %s", (message) => expect(askedAbout(message)).toBe("partner-danger"));

	it.each([
		"I've written who gets what on the underneath of things",
		"The neighbour is going to have the cat, she said yes",
		"ok so. i cut. not like loads",
		"everyone thinks im the funny one. long sleeves gang even when its boiling",
		"they would cope without me",
	])("about oneself is reason to ask: %s", (message) => expect(askedAbout(message)).toBe("self-harm"));

	it.each(["I'm scared he'll be angry when I get in", "I am afraid that she will hit me"])(
		"about a partner is reason to ask: %s",
		(message) => expect(askedAbout(message)).toBe("partner-danger"),
	);

	it("about a friend, or about what one did, is reason to ask", () => {
		expect(askedAbout("she said if you don't hear from me for a bit just remember i was happy")).toBe("someone-else");
		expect(askedAbout("I grabbed my son too hard and he flinched when I came near")).toBe("danger-to-others");
	});

	it.each([
		"Tim is scared of the dentist. He held my hand so tight that I have marks",
		"My dad checks the mileage on the car because he thinks I'm a boy racer",
		"We keep the peace until Sunday, then she goes home",
		"The neighbour is going to have the cat while we are away",
		"He wants to know where I am after eleven, every time",
		"I wore long sleeves to the wedding",
		"I am scared he will leave me.",
		"He said ah ok thanks for being straight with me",
		"Today she threw out my sourdough because it smelled off",
		"I'm afraid that she'll find somebody better",
	])("is not found in ordinary talk: %s", (message) => expect(askedAbout(message)).toBeNull());
});
