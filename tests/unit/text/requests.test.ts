import { requestIn, saysCorrected, saysMissed } from "@/lib/domain/text/requests";

it.each([
	"Why you show me this? I am well.",
	"what?? i didn’t ask about a diary",
	"You ask the wrong man.",
	"I did not ask for an article.",
])("hears that Sage missed the point: %s", (message) => {
	expect(saysMissed(message)).toBe(true);
});

it.each([
	"Why did you tell her that, I said to him.",
	"I never asked him to come.",
	"She asked the wrong man.",
	"Nobody asked me.",
])("hears a story as one: %s", (message) => {
	expect(saysMissed(message)).toBe(false);
});

it("hears that somebody else is meant", () => {
	expect(saysCorrected("its not mum its my sister i fell out with")).toBe(true);
	expect(saysCorrected("It’s not easy to be there.")).toBe(false);
});

it.each([
	["I only want to say my tomato is in the ground.", "listening"],
	["I only wanted to tell somebody who is awake", "listening"],
	["I just want to say sorry to her", null],
	["I just want to say something to my boss", "words"],
])("tells a wish to be heard from one for words: %s", (message, request) => {
	expect(requestIn(message)).toBe(request);
});
