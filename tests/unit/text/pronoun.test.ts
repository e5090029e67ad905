import { matters } from "@/lib/domain/matters/matters";
import { inPronoun, pronounIn, withoutPronouns } from "@/lib/domain/text/pronoun";

it.each([
	[["We hardly talk.", "He eats and goes to the garage."], "he"],
	[["my wife doesn't know", "should I tell her"], "she"],
	[["My husband says that she laughed."], null],
	[["My sister thinks I should leave, she never liked it."], null],
	[["He's a good dad."], "he"],
	[["We hardly talk."], null],
])("takes up the pronoun of one partner: %j", (messages, pronoun) =>
	expect(pronounIn(messages, "2026-11-21")).toBe(pronoun),
);

it.each([
	["And what do you think they wanted you to understand?", "And what do you think she wanted you to understand?"],
	["Is there one thing they’re right about?", "Is there one thing she’s right about?"],
	["Do they know how much it is?", "Does she know how much it is?"],
	["What do you lose while they don’t? Leave their profile.", "What do you lose while she doesn’t? Leave her profile."],
	["How do you imagine the evening after they know?", "How do you imagine the evening after she knows?"],
])("puts it in: %j", (text, said) => expect(inPronoun(text, "she")).toBe(said));

it("leaves no verb of a matter in the plural, and knows a sentence again", () => {
	const about = matters.filter(({ group, id }) => group === "love" || id === "hidden-debt");
	for (const text of about.flatMap(({ asks, small, later }) => [...asks, small, later])) {
		const said = inPronoun(text, "he");
		expect(said).not.toMatch(/(?<!Does )\bhe (?:are|were|have(?! to)|don’t|know|want|do|go|say)\b|\bthey|\bthem\b/i);
		expect(withoutPronouns(said)).toBe(withoutPronouns(text));
		expect(withoutPronouns(inPronoun(text, "she"))).toBe(withoutPronouns(text));
	}
});
